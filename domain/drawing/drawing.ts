import * as z from 'zod/mini'

/**
 * A pupil's drawing as data. Lengths are in units of the sheet, from its upper left corner; turns are degrees
 * clockwise. The order of the items is the order in which they lie on each other.
 */

/** The sheet's size: that of every scene. */
export const SHEET = { width: 1200, height: 800 } as const

/** The most stickers and labels, and the most strokes and fills, of one drawing. */
export const MOST_THINGS = 200
export const MOST_MARKS = 2000
/** The most points of one stroke; a longer one goes on as a new stroke. */
export const MOST_POINTS = 2000
export const LONGEST_LABEL = 40
export const SCALES = { least: 0.4, most: 5 } as const
/** The most numbers of all outlines of one fill. */
export const MOST_OUTLINE_NUMBERS = 20_000

export interface Point {
  x: number
  y: number
}

const coordinate = z.number().check(z.gte(-2000), z.lte(4000))
const id = z.int().check(z.positive())
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
/** x and y in turns. */
const path = z.array(coordinate).check(z.refine((numbers) => numbers.length % 2 === 0 && numbers.length >= 2))

const stroke = z.object({
  kind: z.literal('stroke'),
  id,
  tool: z.enum(['brush', 'eraser']),
  /** Of no meaning for the eraser. */
  colour,
  /** The line's breadth. */
  size: z.number().check(z.gt(0), z.lte(200)),
  points: path.check(z.maxLength(2 * MOST_POINTS)),
})
export type Stroke = z.infer<typeof stroke>

const fill = z.object({
  kind: z.literal('fill'),
  id,
  colour,
  /** Closed; a point is inside where it is inside an odd number of them. */
  outlines: z
    .array(path)
    .check(z.refine((all) => all.reduce((sum, outline) => sum + outline.length, 0) <= MOST_OUTLINE_NUMBERS)),
})
export type Fill = z.infer<typeof fill>

/** Where a thing lies: its middle, its size as a part of the usual, its turn. */
const placement = {
  x: z.number().check(z.gte(0), z.lte(SHEET.width)),
  y: z.number().check(z.gte(0), z.lte(SHEET.height)),
  scale: z.number().check(z.gte(SCALES.least), z.lte(SCALES.most)),
  turn: z.number().check(z.gte(0), z.lt(360)),
}
const sticker = z.object({
  kind: z.literal('sticker'),
  id,
  /** The id of one of the scene's things. */
  name: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  ...placement,
})
const label = z.object({
  kind: z.literal('label'),
  id,
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_LABEL)),
  colour,
  ...placement,
})
export type Sticker = z.infer<typeof sticker>
export type Label = z.infer<typeof label>

/** What is painted: it stays where it is. */
export type Mark = Stroke | Fill
/** What is put down: it can be moved, turned and resized. */
export type Thing = Sticker | Label
export type Item = Mark | Thing
export interface Placement extends Point {
  scale: number
  turn: number
}

export const drawing = z
  .object({
    version: z.literal(1),
    /** Drawn on the scene, or on white paper. */
    paper: z.enum(['scene', 'white']),
    items: z.array(z.discriminatedUnion('kind', [stroke, fill, sticker, label])),
  })
  .check(
    z.refine(({ items }) => new Set(items.map((item) => item.id)).size === items.length),
    z.refine(({ items }) => items.filter(isThing).length <= MOST_THINGS),
    z.refine(({ items }) => items.filter(isMark).length <= MOST_MARKS),
  )
export type Drawing = z.infer<typeof drawing>

export const EMPTY: Drawing = { version: 1, paper: 'scene', items: [] }

export function isThing(item: Item): item is Thing {
  return item.kind === 'sticker' || item.kind === 'label'
}

export function isMark(item: Item): item is Mark {
  return !isThing(item)
}

export function thingWith(id: number | null, { items }: Drawing): Thing | null {
  return items.filter(isThing).find((item) => item.id === id) ?? null
}
