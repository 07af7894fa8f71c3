scenario-help = Esegue file di scenario: una posizione, un copione e ciò che deve risultarne.
scenario-example =
    Esempi:
      meetingstone scenario mio.toml
      meetingstone scenario tests/scenarios/small_world
scenario-files = un file di scenario, o una cartella che ne contiene
scenario-summary = { $passed } riusciti, { $failed } falliti.
scenario-at-step = Passo { $step }:
scenario-at-end = Alla fine:
scenario-no-chance = è stato dato un tiro o una pesca, ma il gioco chiede «{ $found }».
scenario-impossible = questo tiro o questa pesca non può uscire: { $error }.
scenario-refused = { $key } è stato rifiutato con { $found }; atteso: { $expected }.
scenario-not-taken = non si può rispondere { $key } ({ $error }); il gioco chiede «{ $asks }».
scenario-allowed = { $key } è stato permesso, ma { $expected } dovrebbe vietarlo.
scenario-changed = { $key } è stato rifiutato eppure ha cambiato la partita.
scenario-offers = { $key } non viene offerto; sono offerti: { $found }.
scenario-lacks = { $key } viene offerto, e non dovrebbe.
scenario-told = il diario non contiene «{ $expected }»; contiene: { $found }.
scenario-unplayable = La partita non può proseguire da ciò che è indicato ({ $error }): le parti non vanno d’accordo.
scenario-differs = { $fact } vale { $found }, ma era atteso { $expected }.
