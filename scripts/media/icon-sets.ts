import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'

const iconSet = z.object({
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
})

/** Source of a picture, for the credits. */
export type Source = 'fluent' | 'noto' | 'own'

const require = createRequire(import.meta.url)
const sets = {
  fluent: read(require.resolve('@iconify-json/fluent-emoji-flat/icons.json')),
  noto: read(require.resolve('@iconify-json/noto/icons.json')),
}

/** Not an import, because TypeScript would infer a type of 34 MB. */
function read(file: string): z.infer<typeof iconSet> {
  return iconSet.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The markup inside an icon's `<svg>` and its viewBox, or undefined if the set lacks the icon. */
export function iconOf(set: 'fluent' | 'noto', name: string): { body: string; viewBox: string } | undefined {
  const { width, height, icons } = sets[set]
  const icon = icons[name]
  return icon && { body: icon.body, viewBox: `0 0 ${width} ${height}` }
}
