import * as z from 'zod/mini'

/**
 * A drawn scene as data: what stands in it, what is put into it and what is coloured. Lengths are in units of
 * the scene, from its upper left corner; a medium file is a path under the media base.
 */

const prepositions = [
  'sur',
  'sous',
  'dans',
  'devant',
  'derrière',
  'à côté de',
  'à gauche de',
  'à droite de',
  'entre',
] as const
export type Preposition = (typeof prepositions)[number]

const text = z.string().check(z.minLength(1), z.maxLength(120))
const id = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const length = z.number().check(z.gt(0), z.lte(4000))
const coordinate = z.number().check(z.gte(-4000), z.lte(4000))
const media = z.nullable(z.string().check(z.maxLength(200)))

const box = z.object({ x: coordinate, y: coordinate, width: length, height: length })
/** Its upper left corner and its size. */
export type Box = z.infer<typeof box>

const noun = z.object({
  french: text,
  gender: z.enum(['m', 'f']),
  isPlural: z.optional(z.boolean()),
  isAspirated: z.optional(z.boolean()),
  /** Without article; absent where the thing is never counted. */
  plural: z.optional(text),
})
export type SceneNoun = z.infer<typeof noun>

const thing = z.object({
  id,
  noun,
  /** Its picture; also a sticker's. */
  image: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The word with its article, spoken. */
  sound: media,
  width: length,
  height: length,
})
/** What is put into the scene. */
export type Thing = z.infer<typeof thing>

const ownZone = z.object({
  preposition: z.enum(prepositions),
  /** Where the middle of a thing may be; as the preposition and the box have it where absent. */
  areas: z.optional(z.array(box).check(z.minLength(1), z.maxLength(4))),
  /** The height on which a thing stands there; null where it stays as high as it is dropped. */
  floor: z.optional(z.nullable(coordinate)),
  /** Behind what stands in front: partly hidden by it. */
  isUnder: z.optional(z.boolean()),
  /** Ids of the things that are put there; all of them where absent. */
  things: z.optional(z.array(id)),
})

const landmark = z.object({
  id,
  noun,
  box,
  zones: z.array(ownZone).check(z.maxLength(prepositions.length)),
})
/** What stands in the drawing and has places around it. */
export type Landmark = z.infer<typeof landmark>

const between = z.object({
  /** Ids of two landmarks. */
  of: z.tuple([id, id]),
  area: box,
  floor: z.optional(z.nullable(coordinate)),
  things: z.optional(z.array(id)),
})

const colour = z.object({
  id,
  /** As after "en": "bleu". */
  word: text,
  /** `#rrggbb`. */
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type Colour = z.infer<typeof colour>

const shape = z.object({
  id,
  /** Shapes of one noun and owner are told apart by their order: "le premier rectangle". */
  noun,
  /** What it is part of: "du drapeau de la France". */
  owner: z.optional(noun),
  /** SVG path data. */
  path: z.string().check(z.minLength(1), z.maxLength(2000)),
  box,
  /** Ids of the colours that are asked for; every colour of the scene where absent. */
  colours: z.optional(z.array(id).check(z.minLength(1))),
})
/** What is coloured. */
export type Shape = z.infer<typeof shape>

const count = z.object({
  /** Ids of a thing whose noun has a plural, and of the landmark that it is put on or into. */
  thing: id,
  landmark: id,
  preposition: z.enum(prepositions),
  most: z.int().check(z.gte(2), z.lte(12)),
})

const spot = z.object({ id, x: coordinate, y: coordinate, label: text })
/** What is touched: a point to join, a price, a number. */
export type Spot = z.infer<typeof spot>

const trail = z.object({
  id,
  /** The whole sentence: "Relie les points de un à dix." */
  sentence: text,
  /** Shown while it is asked; some may be there to be left out. */
  spots: z.array(spot).check(z.minLength(1), z.maxLength(40)),
  /** Ids of spots in the order in which they are touched. */
  order: z.array(id).check(z.minLength(1), z.maxLength(40)),
  /** Spots are points of a drawing, which a line joins. */
  isJoined: z.optional(z.boolean()),
})
export type Trail = z.infer<typeof trail>

const caption = z.object({ text, x: coordinate, y: coordinate })

export const scene = z.object({
  id,
  title: text,
  width: length,
  height: length,
  /** SVG of the whole ground, and of what stands in front of whatever is put behind it; null where nothing does. */
  background: z.string().check(z.minLength(1)),
  foreground: media,
  /** Names that are written into the drawing, about their middle. */
  captions: z.array(caption).check(z.maxLength(20)),
  landmarks: z.array(landmark).check(z.maxLength(40)),
  between: z.array(between).check(z.maxLength(10)),
  things: z.array(thing).check(z.maxLength(24)),
  colours: z.array(colour).check(z.maxLength(16)),
  shapes: z.array(shape).check(z.maxLength(60)),
  counts: z.array(count).check(z.maxLength(24)),
  trails: z.array(trail).check(z.maxLength(60)),
  /** Folder of the sentences' recordings under the media base; null where the device's voice reads them. */
  sounds: media,
})
export type Scene = z.infer<typeof scene>
