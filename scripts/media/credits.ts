import { usedPictures } from '../../content/media-used.ts'
import { picturesInCovers } from '../../content/songs/covers.ts'
import { picturesInScenes } from '../../content/stories/stories.ts'
import { picturesInVideos } from '../../content/videos/videos.ts'
import type { Source } from './icon-sets.ts'
import { pictureOf } from './pictures.ts'

/** Text of the media folder's CREDITS.md: sources and licences. */
export function credits(): string {
  const names = [...usedPictures().values(), ...picturesInScenes, ...picturesInVideos, ...picturesInCovers]
  const fromSource = (source: Source) =>
    listed(new Set(names.filter((name) => pictureOf(name).source === source)))
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

${fromSource('fluent')}

## Noto Emoji, Apache License 2.0

Copyright Google LLC. By way of \`@iconify-json/noto\`. Licence: https://www.apache.org/licenses/LICENSE-2.0

${fromSource('noto')}

## Own drawings, the licence of this project

All other files in \`pictures/\`, and \`avatars/0.noavatar.png\`. Some are composed of icons from the two sets above.

## Words and sentences

Everything that is said, in \`sounds/\` and in the films, is made from the project's own texts by the synthetic voice of SVOX Pico (Copyright (c) 2008-2009 SVOX AG, Apache License 2.0); the licence of this project.

## Songs

The tunes and words in \`songs/\` are traditional, older than any copyright; the covers are own drawings with pictures of the sets above. They are played from the project's own scores (\`content/songs/scores\`) by FluidSynth, with the sound font FluidR3 GM (Copyright (c) Frank Wen, MIT licence); the licence of this project.

## Chimes

The two in \`chimes/\` are the project's own, made by \`npm run chimes\`; the licence of this project.

## Scenes, stories and films

Those in \`scenes/\` are own drawings; those in \`stories/\` and \`videos/\` are put together from the pictures, the voice and the songs above and from own drawings. What is the project's own has its licence.

## Pictures of links

Those in \`previews/\` are put together by the build from the pictures above, own drawings of the site and the font Baloo 2 (SIL Open Font License).
`
}

function listed(names: ReadonlySet<string>): string {
  return [...names].sort().join(', ')
}
