import type { Gender } from '../../domain/french.ts'
import type {
  Box,
  Colour,
  Landmark,
  Preposition,
  Scene,
  SceneNoun,
  Shape,
  Spot,
  Thing,
  Trail,
} from '../../domain/games/drop/scene.ts'
import { slugOf } from '../../domain/slug.ts'
import { wordOf } from '../words/bank.ts'
import { picturePath, soundPath } from '../words/media-path.ts'
import { spokenForm } from '../words/word.ts'

/** The size of every scene in its own units. */
const SIZE = { width: 1200, height: 800 }

/** Makes a scene with defaults. Its drawing is `scenes/<id>.svg`, and with `isDeep` also `scenes/<id>-front.svg`. */
export function sceneOf({
  isDeep = false,
  ...parts
}: Pick<Scene, 'id' | 'title'> & Partial<Scene> & { isDeep?: boolean }): Scene {
  return {
    ...SIZE,
    background: `scenes/${parts.id}.svg`,
    foreground: isDeep ? `scenes/${parts.id}-front.svg` : null,
    captions: [],
    landmarks: [],
    between: [],
    things: [],
    colours: [],
    shapes: [],
    counts: [],
    trails: [],
    sounds: 'sounds',
    ...parts,
  }
}

/** A bank word as a movable thing: `thing('la citrouille')`. */
export function thing(written: string, size = 120): Thing {
  const word = wordOf(written)
  if (word.kind !== 'noun' || word.picture === null)
    throw new Error(`"${written}" is not a noun with a picture.`)
  const { french, gender, plural, isPlural, isAspirated } = word
  return {
    id: thingID(written),
    noun: {
      french,
      gender,
      ...(isPlural && { isPlural }),
      ...(isAspirated && { isAspirated }),
      ...(plural !== null && { plural }),
    },
    image: picturePath(word.picture),
    sound: soundPath(spokenForm(word)),
    width: size,
    height: size,
  }
}

function thingID(written: string): string {
  return slugOf(written.replace('#', ' '))
}

export function noun(gender: Gender, french: string, options: Partial<SceneNoun> = {}): SceneNoun {
  return { french, gender, ...options }
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

type Zone = Landmark['zones'][number]

/** A place derived from the preposition, or given by `areas`. @param written the things to put there */
export function zone(
  preposition: Preposition,
  areas?: Box | Box[],
  options: Partial<Omit<Zone, 'things'>> & { written?: string[] } = {},
): Zone {
  const { written, ...rest } = options
  return {
    preposition,
    ...(areas && { areas: Array.isArray(areas) ? areas : [areas] }),
    ...rest,
    ...(written && { things: written.map(thingID) }),
  }
}

export function landmark(id: string, name: SceneNoun, at: Box, zones: Zone[]): Landmark {
  return { id, noun: name, box: at, zones }
}

type Colouring = Partial<Pick<Shape, 'owner' | 'colours'>>
/** x and y. */
export type Point = readonly [number, number]

/** Colours that also differ in brightness. */
const HEXES = {
  rouge: '#d62828',
  orange: '#f77f00',
  jaune: '#ffd60a',
  vert: '#2f9e44',
  bleu: '#2563eb',
  violet: '#7b2cbf',
  rose: '#ff8fbf',
  brun: '#7f4f24',
  noir: '#1b1b1b',
  gris: '#9a9a9a',
  blanc: '#ffffff',
} as const
export type ColourWord = keyof typeof HEXES

export function colours(...words: ColourWord[]): Colour[] {
  return words.map((word) => ({ id: word, word, hex: HEXES[word] }))
}

/** Spots to touch in the order of their ids. */
export function trail(sentence: string, spots: Spot[], order: string[], isJoined = false): Trail {
  return { id: slugOf(sentence), sentence, spots, order, ...(isJoined && { isJoined }) }
}

/** A polygon to colour, given by its corners. */
export function polygon(
  id: string,
  name: SceneNoun,
  corners: readonly Point[],
  options: Colouring = {},
): Shape {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const at = box(x, y, Math.max(...xs) - x, Math.max(...ys) - y)
  return {
    id,
    noun: name,
    path: `M${corners.map((corner) => corner.join(' ')).join('L')}z`,
    box: at,
    ...options,
  }
}

/** A disc to colour. */
export function disc(
  id: string,
  name: SceneNoun,
  [x, y]: Point,
  radius: number,
  options: Colouring = {},
): Shape {
  const arc = `a${radius} ${radius} 0 1 1`
  return {
    id,
    noun: name,
    path: `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`,
    box: box(x - radius, y - radius, 2 * radius, 2 * radius),
    ...options,
  }
}

/** A flower of five petals to colour. At size 1 it is about 120 units wide. */
export function flower(id: string, [x, y]: Point, size: number, options: Colouring = {}): Shape {
  const petals = [
    [58, 30],
    [-4, 62],
    [-54, 20],
    [-54, -20],
    [-4, -62],
  ].map(([right = 0, down = 0]) => `a${34 * size} ${34 * size} 0 0 1 ${right * size} ${down * size}`)
  const path = `M${x} ${y - 56 * size}${petals.join('')}a${34 * size} ${34 * size} 0 0 1 ${58 * size} ${-30 * size}z`
  return {
    id,
    noun: noun('f', 'fleur'),
    path,
    box: box(x - 30 * size, y - 30 * size, 60 * size, 60 * size),
    ...options,
  }
}

/** The corners of a five-pointed star. */
export function starCorners([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 10 }, (_none, index): Point => {
    const reach = index % 2 === 0 ? radius : radius * 0.45
    const angle = (Math.PI * index) / 5 - Math.PI / 2
    return [Math.round(x + reach * Math.cos(angle)), Math.round(y + reach * Math.sin(angle))]
  })
}

/** A rectangle to colour. */
export function rectangle(id: string, name: SceneNoun, at: Box, options: Colouring = {}): Shape {
  const { x, y, width, height } = at
  return { id, noun: name, path: `M${x} ${y}h${width}v${height}h${-width}z`, box: at, ...options }
}
