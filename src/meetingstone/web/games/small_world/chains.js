// A redeployment is tried out here before anything is sent.

/** @typedef {import("./model.js").Scene} Scene */
/** @typedef {import("./model.js").RegionScene} RegionScene */
/** @typedef {import("./model.js").Gallery} Gallery */
/** @typedef {{region: string, piece: string}} Step */

/** @param {Step} step */
export const keyOf = ({ region, piece }) => `place:${region}${piece === "token" ? "" : ":" + piece}`;

/** What is left in hand after the steps. @param {Scene} scene @param {Step[]} steps @returns {Record<string, number>} */
export function leftOf(scene, steps) {
  const player = scene.players[scene.me];
  /** @type {Record<string, number>} */
  const left = { token: player?.hand ?? 0, beast: player?.beasts ?? 0, champion: player?.champion ? 1 : 0 };
  for (const { piece } of steps) left[piece] = (left[piece] ?? 0) - 1;
  return left;
}

/** @param {Record<string, number>} left */
export const sumOf = (left) => Object.values(left).reduce((a, b) => a + b, 0);

/** The regions as they would be after the steps. @param {Scene} scene @param {Step[]} steps */
export function afterSteps(scene, steps) {
  if (!steps.length) return scene.regions;
  const regions = { ...scene.regions };
  for (const { region, piece } of steps) {
    const held = regions[region];
    if (!held) continue;
    regions[region] =
      piece === "token"
        ? { ...held, tokens: held.tokens + 1 }
        : piece === "beast"
          ? { ...held, beasts: held.beasts + 1 }
          : { ...held, champion: true };
  }
  return regions;
}

/** @param {RegionScene | undefined} held */
const defenders = (held) => (held ? held.tokens + held.beasts + Number(held.champion) : 0);

/** How many pieces each region must keep: one, or what the Race's own card says.
 * @param {Scene} scene @param {Gallery} gallery */
function keepOf(scene, gallery) {
  const card = gallery.cards.find((each) => each.deck === "race" && each.id === scene.players[scene.me]?.race);
  return Number(card?.text.find((line) => line.id === "text-keep")?.values?.amount ?? 1);
}

/** The regions where the next piece may go: while others are short of their minimum, the last pieces are theirs.
 * @param {Scene} scene @param {Gallery} gallery @param {Step[]} steps @returns {string[]} */
export function openTo(scene, gallery, steps) {
  const race = scene.players[scene.me]?.race,
    keep = keepOf(scene, gallery),
    regions = afterSteps(scene, steps);
  const held = Object.keys(regions).filter((r) => regions[r]?.race === race);
  const short = held.filter((r) => defenders(regions[r]) < keep);
  const need = short.reduce((sum, r) => sum + keep - defenders(regions[r]), 0);
  if (!sumOf(leftOf(scene, steps))) return [];
  return need && need >= sumOf(leftOf(scene, steps)) ? short : held;
}

/** Puts everything that is left where the fewest stand. @param {Scene} scene @param {Gallery} gallery @param {Step[]} steps @returns {Step[]} */
export function spread(scene, gallery, steps) {
  const all = [...steps];
  for (;;) {
    const left = leftOf(scene, all);
    const piece = ["token", "beast", "champion"].find((kind) => (left[kind] ?? 0) > 0);
    const regions = afterSteps(scene, all);
    const [region] = openTo(scene, gallery, all).sort((a, b) => defenders(regions[a]) - defenders(regions[b]));
    if (!piece || !region) return all;
    all.push({ region, piece });
  }
}

/** Puts what was lifted back to where it stood; what came from the hand is still to be placed. @param {Scene} scene @returns {Step[]} */
export function asTheyStood(scene) {
  const left = leftOf(scene, []);
  /** @type {Step[]} */
  const steps = [];
  for (const [region, pieces] of Object.entries(scene.stood ?? {})) {
    const held = scene.regions[region];
    const now = [held?.tokens ?? 0, held?.beasts ?? 0, Number(held?.champion ?? 0)];
    ["token", "beast", "champion"].forEach((piece, i) => {
      for (let missing = Number(pieces[i]) - (now[i] ?? 0); missing > 0 && (left[piece] ?? 0) > 0; missing--) {
        steps.push({ region, piece });
        left[piece] = (left[piece] ?? 0) - 1;
      }
    });
  }
  return steps;
}

/** How many of the steps went to each region. @param {Step[]} steps @returns {Map<string, number>} */
export function countOf(steps) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { region } of steps) found.set(region, (found.get(region) ?? 0) + 1);
  return found;
}
