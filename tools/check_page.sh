#!/usr/bin/env bash
# Check the types of the page (JSDoc) with TypeScript, in a folder of its own: the project itself needs no Node.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
if ! command -v npm >/dev/null; then
    echo "The types of the page are not checked: npm is not installed."
    # In CI a check that does not run is a check that fails.
    [ "${CI:-}" != true ]
    exit
fi

page=$PWD/src/meetingstone/web
folder=${MEETINGSTONE_PAGE_TOOLS:-$(mktemp -d)}
[ -n "${MEETINGSTONE_PAGE_TOOLS:-}" ] || trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder"

# The versions of the libraries are those of src/meetingstone/web/lib/README.md.
if [ ! -e "$folder/node_modules/typescript" ]; then
    npm install --prefix "$folder" --no-save --no-package-lock --no-audit --no-fund --silent \
        typescript@5.9 preact@11.2.0 htm@3.1.1 \
        @preact/signals@2.11.4 @preact/signals-core@1.14.5 @fluent/bundle@0.19.1
fi

modules=$folder/node_modules
cat >"$folder/tsconfig.json" <<JSON
{
  "extends": "$page/jsconfig.json",
  "compilerOptions": {
    "paths": {
      "preact": ["$modules/preact"],
      "preact/hooks": ["$modules/preact/hooks"],
      "htm": ["$modules/htm"],
      "htm/preact": ["$modules/htm/preact"],
      "@preact/signals": ["$modules/@preact/signals"],
      "@preact/signals-core": ["$modules/@preact/signals-core"],
      "@fluent/bundle": ["$modules/@fluent/bundle"]
    }
  },
  "include": ["$page/**/*.js"],
  "exclude": ["$page/lib"]
}
JSON
"$modules/.bin/tsc" --noEmit --project "$folder/tsconfig.json"
echo "The types of the page are right."
