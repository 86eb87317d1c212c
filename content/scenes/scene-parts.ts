import type { Gender } from '../../domain/french.ts'
import type {
  Box,
  Colour,
  Landmark,
  Preposition,
  Scene,
  SceneNoun,
  Shape,
  Thing,
} from '../../domain/games/drop/scene.ts'
import { slugOf } from '../../domain/slug.ts'
import { wordOf } from '../words/bank.ts'
import { picturePath, soundPath } from '../words/media-path.ts'
import { spokenForm } from '../words/word.ts'

/** The size of every scene, in its units. */
export const SIZE = { width: 1200, height: 800 }

/** A scene without what most scenes lack; its drawing is `scenes/<id>.svg`, with `isDeep` also `scenes/<id>-front.svg`. */
export function sceneOf({
  isDeep = false,
  ...parts
}: Pick<Scene, 'id' | 'title'> & Partial<Scene> & { isDeep?: boolean }): Scene {
  return {
    ...SIZE,
    background: `scenes/${parts.id}.svg`,
    foreground: isDeep ? `scenes/${parts.id}-front.svg` : null,
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

/** A word of the bank as a thing: `thing('la citrouille')` is about as large as a child's hand. */
export function thing(written: string, size = 120): Thing {
  const word = wordOf(written)
  if (word.kind !== 'noun' || word.picture === null)
    throw new Error(`"${written}" is no noun with a picture.`)
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

export function thingID(written: string): string {
  return slugOf(written.replace('#', ' '))
}

export function noun(gender: Gender, french: string, options: Partial<SceneNoun> = {}): SceneNoun {
  return { french, gender, ...options }
}

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height }
}

type Zone = Landmark['zones'][number]

/** A place as the preposition has it, or where `areas` say; `written`: the things that are put there. */
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

/** Colours that stay apart in brightness too. */
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

/** A rectangle to colour. */
export function rectangle(
  id: string,
  name: SceneNoun,
  at: Box,
  options: Pick<Shape, 'owner' | 'colours'> = {},
): Shape {
  const { x, y, width, height } = at
  return { id, noun: name, path: `M${x} ${y}h${width}v${height}h${-width}z`, box: at, ...options }
}
