import * as z from 'zod/mini'

const button = z.object({
  name: z.string(),
  /** Name of its region. */
  region: z.string(),
  isPressed: z.boolean(),
  isOff: z.boolean(),
  /** X coordinate of its centre. */
  x: z.number(),
  y: z.number(),
})
export type Button = z.infer<typeof button>

/** A page as a pupil perceives it. */
const sight = z.object({
  /** Visible buttons that nothing covers. */
  buttons: z.array(button),
  /** Text and first picture by name of the region. */
  regions: z.record(
    z.string(),
    z.object({ text: z.string(), line: z.string(), picture: z.string(), alt: z.string() }),
  ),
  /** Labelled pictures that are not files. */
  images: z.array(z.object({ name: z.string(), x: z.number(), y: z.number(), width: z.number() })),
  headings: z.array(z.string()),
  statuses: z.array(z.string()),
  /** True while the press guard ignores presses. */
  isHeld: z.boolean(),
  /** Text of the input field; null if there is none. */
  written: z.nullable(z.string()),
  /** The last sound or sentence that was heard. */
  heard: z.string(),
  /** The board of a word search, as stored for a reload. */
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
        // Ignores the placeholder text next to a paragraph.
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
  const storedBoard = Object.entries(sessionStorage).find(([key]) =>
    key.startsWith('mme:game:word-search:'),
  )?.[1]
  return {
    buttons,
    regions: Object.fromEntries(regions),
    images,
    headings: all('h2').map(textOf),
    statuses: [...document.querySelectorAll('[role=status]')].map(textOf),
    isHeld: document.querySelector('[data-held]') !== null,
    written: document.querySelector<HTMLInputElement>('article :is(input, textarea)')?.value ?? null,
    heard: document.documentElement.dataset.heard ?? '',
    board: storedBoard === undefined ? null : JSON.parse(storedBoard).actions[0]?.board,
  }
}
