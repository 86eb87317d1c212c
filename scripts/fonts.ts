import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS } from '../web/ui/fonts/characters.ts'

/** `npm run fonts`: subsets the site's fonts to `FONT_CHARACTERS` and the weights in use, to keep them small. */
const FOLDER = 'web/ui/fonts'
const fonts = [
  { name: 'nunito', weights: { min: 500, max: 800 } },
  // Titles have only one weight.
  { name: 'baloo-2', weights: 700 },
] as const

const characters = charactersOf(FONT_CHARACTERS)
for (const { name, weights } of fonts) {
  const original = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const subset = await subsetFont(await readFile(original), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(`${FOLDER}/${name}.woff2`, subset)
  console.log(`${name}: ${subset.length} bytes`)
}

/** Expands a CSS `unicode-range` into its characters. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
    })
    .join('')
}
