import type { Source } from './icon-sets.ts'
import { pictureOf } from './pictures.ts'

/** CREDITS.md of the media folder: which picture comes from where, and under which licence. */
export function credits(names: Iterable<string>): string {
  const bySource: Record<Source, Set<string>> = { fluent: new Set(), noto: new Set(), own: new Set() }
  for (const name of names) bySource[pictureOf(name).source].add(name)
  return `# Where the media come from

Made by \`npm run media\`; do not edit by hand.

## Fluent Emoji (flat), MIT

Copyright (c) Microsoft Corporation. By way of \`@iconify-json/fluent-emoji-flat\`.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation
the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above
copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT
SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION
OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
DEALINGS IN THE SOFTWARE.

${listed(bySource.fluent)}

## Noto Emoji, Apache License 2.0

Copyright Google LLC. By way of \`@iconify-json/noto\`. Licence: https://www.apache.org/licenses/LICENSE-2.0

${listed(bySource.noto)}

## Own drawings, the licence of this project

${listed(bySource.own)}, 0.noavatar.png

## Sounds

Every sound is made from the project's own texts by the synthetic voice of espeak-ng; the licence of this project.

## Pictures of links

Those in \`previews/\` are put together by the build from the pictures above, own drawings of the site and the font Baloo 2 (SIL Open Font License).
`
}

function listed(names: ReadonlySet<string>): string {
  return [...names].sort().join(', ') || 'none'
}
