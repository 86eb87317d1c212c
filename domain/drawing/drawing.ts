import * as z from 'zod/mini'
import { clamp } from '../clamp.ts'

/** A drawing in sheet units from the top left; angles in degrees clockwise; items bottom first. */

/** The size of the sheet and of every scene. */
export const SHEET = { width: 1200, height: 800 } as const

/** Maximum number of stickers and labels, and of strokes and fills, per drawing. */
export const MAX_THINGS = 200
export const MAX_MARKS = 2000
/** Maximum number of points per stroke. Longer strokes continue as a new stroke. */
export const MAX_POINTS = 2000
export const MAX_LABEL_LENGTH = 40
export const SCALE_LIMITS = { min: 0.4, max: 5 } as const
/** Maximum number of coordinates in all outlines of one fill. */
export const MAX_OUTLINE_NUMBERS = 20_000

export interface Point {
  x: number
  y: number
}

/** Limits a coordinate of a stroke, which may leave the sheet. */
export function limitCoordinate(value: number): number {
  return clamp(value, -2000, 4000)
}

const coordinate = z.number().check(z.overwrite(limitCoordinate))
const id = z.int().check(z.positive())
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
/** Alternating x and y. */
const path = z.array(coordinate).check(z.refine((numbers) => numbers.length % 2 === 0 && numbers.length >= 2))

const stroke = z.object({
  kind: z.literal('stroke'),
  id,
  tool: z.enum(['brush', 'eraser']),
  /** Ignored for the eraser. */
  colour,
  /** Line width. */
  size: z.number().check(z.gt(0), z.lte(200)),
  points: path.check(z.maxLength(2 * MAX_POINTS)),
})
export type Stroke = z.infer<typeof stroke>

const fill = z.object({
  kind: z.literal('fill'),
  id,
  colour,
  /** Closed polygons, filled by the even-odd rule. */
  outlines: z
    .array(path)
    .check(z.refine((all) => all.reduce((sum, outline) => sum + outline.length, 0) <= MAX_OUTLINE_NUMBERS)),
})
export type Fill = z.infer<typeof fill>

/** Position of the centre, relative size, and rotation. */
const placement = {
  x: z.number().check(z.gte(0), z.lte(SHEET.width)),
  y: z.number().check(z.gte(0), z.lte(SHEET.height)),
  scale: z.number().check(z.gte(SCALE_LIMITS.min), z.lte(SCALE_LIMITS.max)),
  turn: z.number().check(z.gte(0), z.lt(360)),
}
const sticker = z.object({
  kind: z.literal('sticker'),
  id,
  /** The id of one of the scene's pictures. */
  name: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  ...placement,
})
const label = z.object({
  kind: z.literal('label'),
  id,
  text: z.string().check(z.minLength(1), z.maxLength(MAX_LABEL_LENGTH)),
  colour,
  ...placement,
})
export type Sticker = z.infer<typeof sticker>
export type Label = z.infer<typeof label>

/** Painted; cannot be moved. */
export type Mark = Stroke | Fill
/** Can be moved, turned and resized. */
export type Thing = Sticker | Label
export type Item = Mark | Thing
export interface Placement extends Point {
  scale: number
  turn: number
}

export const drawing = z
  .object({
    version: z.literal(1),
    /** Background: the scene, or white. */
    paper: z.enum(['scene', 'white']),
    items: z.array(z.discriminatedUnion('kind', [stroke, fill, sticker, label])),
  })
  .check(
    z.refine(({ items }) => new Set(items.map((item) => item.id)).size === items.length),
    z.refine(({ items }) => items.filter(isThing).length <= MAX_THINGS),
    z.refine(({ items }) => items.filter(isMark).length <= MAX_MARKS),
  )
export type Drawing = z.infer<typeof drawing>

export const EMPTY_DRAWING: Drawing = { version: 1, paper: 'scene', items: [] }

export function isThing(item: Item): item is Thing {
  return item.kind === 'sticker' || item.kind === 'label'
}

export function isMark(item: Item): item is Mark {
  return !isThing(item)
}

export function thingWith(id: number | null, { items }: Drawing): Thing | null {
  return items.filter(isThing).find((item) => item.id === id) ?? null
}
