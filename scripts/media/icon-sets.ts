import fluent from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' }
import noto from '@iconify-json/noto/icons.json' with { type: 'json' }
import * as z from 'zod/mini'

const iconSet = z.object({
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
})

/** Source of a picture, for the credits. */
export type Source = 'fluent' | 'noto' | 'own'

const sets = { fluent: iconSet.parse(fluent), noto: iconSet.parse(noto) }

/** The markup inside an icon's `<svg>` and its viewBox, or undefined if the set lacks the icon. */
export function iconOf(set: 'fluent' | 'noto', name: string): { body: string; viewBox: string } | undefined {
  const { width, height, icons } = sets[set]
  const icon = icons[name]
  return icon && { body: icon.body, viewBox: `0 0 ${width} ${height}` }
}
