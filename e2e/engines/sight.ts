import * as z from 'zod/mini'

const button = z.object({
  name: z.string(),
  /** The name of the region that it is in. */
  region: z.string(),
  isPressed: z.boolean(),
  isOff: z.boolean(),
  /** Its middle. */
  x: z.number(),
  y: z.number(),
})
export type Button = z.infer<typeof button>

/** What a pupil perceives of a page. */
const sight = z.object({
  /** Those that can be touched: in sight and covered by nothing. */
  buttons: z.array(button),
  /** Name of a region -> its text and its first picture. */
  regions: z.record(
    z.string(),
    z.object({ text: z.string(), line: z.string(), picture: z.string(), alt: z.string() }),
  ),
  /** What the pictures say that are no files. */
  images: z.array(z.object({ name: z.string(), x: z.number(), y: z.number(), width: z.number() })),
  headings: z.array(z.string()),
  statuses: z.array(z.string()),
  /** What stands in the field that is written in; null where there is none. */
  written: z.nullable(z.string()),
  /** The sound or the sentence that was heard last. */
  heard: z.string(),
  /** The board of a word search, as the page keeps it against a reload. */
  board: z.unknown(),
})
export type Sight = z.infer<typeof sight>

export function parseSight(seen: unknown): Sight {
  return z.parse(sight, seen)
}

/** Runs in the page. */
export function lookAround(): unknown {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00a0', ' ').trim()
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
  const buttons = all('button').flatMap((each) => {
    const box = each.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const touched = document.elementFromPoint(x, y)
    if (touched === null || !each.contains(touched)) return []
    return {
      name: each.getAttribute('aria-label') ?? (textOf(each) || (each.querySelector('img')?.alt ?? '')),
      region: each.closest('section[aria-label]')?.getAttribute('aria-label') ?? '',
      isPressed: each.getAttribute('aria-pressed') === 'true',
      isOff: each.getAttribute('aria-disabled') === 'true' || each.matches(':disabled'),
      x,
      y,
    }
  })
  const regions = all('section[aria-label]').map((each) => {
    const picture = each.querySelector('img')
    return [
      each.getAttribute('aria-label'),
      {
        text: textOf(each),
        // Beside a paragraph may stand a text that only keeps its room.
        line: textOf(
          each.querySelector(':scope > div > p') ?? each.querySelector(':scope > div, :scope > p'),
        ),
        picture: picture?.getAttribute('src') ?? '',
        alt: picture?.alt ?? '',
      },
    ]
  })
  const images = all('[role=img]').map((each) => {
    const { x, y, width } = each.getBoundingClientRect()
    return { name: each.getAttribute('aria-label') ?? '', x, y, width }
  })
  const kept = Object.entries(sessionStorage).find(([key]) => key.startsWith('mme:game:word-search:'))?.[1]
  return {
    buttons,
    regions: Object.fromEntries(regions),
    images,
    headings: all('h2').map(textOf),
    statuses: [...document.querySelectorAll('[role=status]')].map(textOf),
    written: document.querySelector<HTMLInputElement>('article input')?.value ?? null,
    heard: document.documentElement.dataset.heard ?? '',
    board: kept === undefined ? null : JSON.parse(kept).actions[0]?.board,
  }
}
