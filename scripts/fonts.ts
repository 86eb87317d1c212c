import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS } from '../web/ui/fonts/characters.ts'

/**
 * `npm run fonts`: the fonts that every page's text is set in, cut to `FONT_CHARACTERS` and to the weights in use.
 * A slow line carries them before what comes later.
 */
const FOLDER = 'web/ui/fonts'
const fonts = [
  { name: 'nunito', weights: { min: 500, max: 800 } },
  // Titles: one weight is all they have.
  { name: 'baloo-2', weights: 700 },
] as const

const characters = charactersOf(FONT_CHARACTERS)
for (const { name, weights } of fonts) {
  const whole = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const cut = await subsetFont(await readFile(whole), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(`${FOLDER}/${name}.woff2`, cut)
  console.log(`${name}: ${cut.length} bytes`)
}

/** The characters of a `unicode-range`. */
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
