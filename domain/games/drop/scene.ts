import * as z from 'zod/mini'

/**
 * The data of a drawn scene: its landmarks, movable things and shapes to colour. Lengths are in scene units
 * from the top left corner; media are paths under the media base.
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
/** Top left corner and size. */
export type Box = z.infer<typeof box>

const noun = z.object({
  french: text,
  gender: z.enum(['m', 'f']),
  isPlural: z.optional(z.boolean()),
  isAspirated: z.optional(z.boolean()),
  /** Plural without article. Absent if the thing is never counted. */
  plural: z.optional(text),
})
export type SceneNoun = z.infer<typeof noun>

const thing = z.object({
  id,
  noun,
  /** Its picture, also used as a sticker. */
  image: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The spoken word with its article. */
  sound: media,
  width: length,
  height: length,
})
/** A movable thing. */
export type Thing = z.infer<typeof thing>

const ownZone = z.object({
  preposition: z.enum(prepositions),
  /** Areas for the centre of a thing. Derived from the preposition and box if absent. */
  areas: z.optional(z.array(box).check(z.minLength(1), z.maxLength(4))),
  /** The height on which things stand; null if they stay where they are dropped. */
  floor: z.optional(z.nullable(coordinate)),
  /** Drawn behind the foreground, which may hide part of it. */
  isUnder: z.optional(z.boolean()),
  /** Ids of the things that can be put there; all if absent. */
  things: z.optional(z.array(id)),
})

const landmark = z.object({
  id,
  noun,
  box,
  zones: z.array(ownZone).check(z.maxLength(prepositions.length)),
})
/** A fixed part of the drawing with places around it. */
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
  /** As used after "en": "bleu". */
  word: text,
  /** `#rrggbb`. */
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type Colour = z.infer<typeof colour>

const shape = z.object({
  id,
  /** Shapes with equal noun and owner are numbered in order: "le premier rectangle". */
  noun,
  /** The whole that it belongs to: "du drapeau de la France". */
  owner: z.optional(noun),
  /** SVG path data. */
  path: z.string().check(z.minLength(1), z.maxLength(2000)),
  box,
  /** Ids of the colours to ask for; all colours of the scene if absent. */
  colours: z.optional(z.array(id).check(z.minLength(1))),
})
/** A shape to colour. */
export type Shape = z.infer<typeof shape>

const count = z.object({
  /** Ids of a thing with a plural and of the landmark to put it on or into. */
  thing: id,
  landmark: id,
  preposition: z.enum(prepositions),
  most: z.int().check(z.gte(2), z.lte(12)),
})

const spot = z.object({ id, x: coordinate, y: coordinate, label: text })
/** A spot to touch: a point to join, a price, a number. */
export type Spot = z.infer<typeof spot>

const trail = z.object({
  id,
  /** The whole sentence: "Relie les points de un à dix." */
  sentence: text,
  /** All visible spots; some may not be in `order`. */
  spots: z.array(spot).check(z.minLength(1), z.maxLength(40)),
  /** Ids of spots in the order in which to touch them. */
  order: z.array(id).check(z.minLength(1), z.maxLength(40)),
  /** The touched spots are joined by a line. */
  isJoined: z.optional(z.boolean()),
})
export type Trail = z.infer<typeof trail>

const caption = z.object({ text, x: coordinate, y: coordinate })

export const scene = z.object({
  id,
  title: text,
  width: length,
  height: length,
  /** SVG files: the whole background, and the foreground that hides things behind it (or null). */
  background: z.string().check(z.minLength(1)),
  foreground: media,
  /** Texts written into the drawing, centred at their point. */
  captions: z.array(caption).check(z.maxLength(20)),
  landmarks: z.array(landmark).check(z.maxLength(40)),
  between: z.array(between).check(z.maxLength(10)),
  things: z.array(thing).check(z.maxLength(24)),
  colours: z.array(colour).check(z.maxLength(16)),
  shapes: z.array(shape).check(z.maxLength(60)),
  counts: z.array(count).check(z.maxLength(24)),
  trails: z.array(trail).check(z.maxLength(60)),
  /** Folder of the sentences' sounds under the media base; null to use the device's voice. */
  sounds: media,
})
export type Scene = z.infer<typeof scene>
