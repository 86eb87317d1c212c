import { type ComputedText, computedText, joinTexts } from '../domain/spoken-sentences.ts'

export type Hat = 'beret' | 'cap' | 'crown' | 'earmuffs' | 'flowers' | 'party' | 'straw' | 'tuque' | 'witch'

/** The background behind the owl. */
export type Background = 'autumn' | 'night' | 'spring' | 'summer' | 'winter'

/** The owl's outfit for some weeks of the year. */
interface Outfit {
  name: string
  english: string
  hat: Hat
  /** Name of the picture that the owl holds. */
  thing: string
  background: Background
}

interface Scarf {
  /** Colour name in the masculine form, for "foulard". */
  name: string
  english: string
  colour: string
}

/** The sticker of a week. */
export interface Sticker extends Omit<Outfit, 'name' | 'english'> {
  /** "Le hibou des neiges, foulard bleu" */
  name: string
  english: string
  /** The name as two sentences: about the owl, and about its scarf. */
  said: ComputedText
  /** CSS colour. */
  scarf: string
}

/** Two alternating outfits of a month. */
type Month = readonly [Outfit, Outfit]

/** From January to December. */
const outfits: readonly [Month, ...Month[]] = [
  [
    outfit('Le hibou roi', 'The king owl', 'crown', 'kings-cake', 'winter'),
    outfit('Le hibou et son bonhomme de neige', 'The owl and its snowman', 'earmuffs', 'snowman', 'winter'),
  ],
  [
    outfit('Le hibou au grand cœur', 'The big-hearted owl', 'beret', 'red-heart', 'winter'),
    outfit('Le hibou patineur', 'The skating owl', 'earmuffs', 'ice-skate', 'winter'),
  ],
  [
    outfit('Le hibou à la cabane à sucre', 'The sugar shack owl', 'tuque', 'maple-syrup', 'winter'),
    outfit('Le hibou au cerf-volant', 'The kite owl', 'cap', 'kite', 'spring'),
  ],
  [
    outfit('Le hibou jardinier', 'The gardener owl', 'straw', 'potted-plant', 'spring'),
    outfit('Le hibou peintre', 'The painter owl', 'beret', 'artist-palette', 'spring'),
  ],
  [
    outfit('Le hibou des fleurs', 'The flower owl', 'flowers', 'tulip', 'spring'),
    outfit('Le hibou cycliste', 'The cycling owl', 'cap', 'bicycle', 'spring'),
  ],
  [
    outfit('Le hibou en fête', 'The party owl', 'party', 'balloon', 'summer'),
    outfit('Le hibou sportif', 'The sporty owl', 'cap', 'soccer-ball', 'summer'),
  ],
  [
    outfit('Le hibou gourmand', 'The owl with a sweet tooth', 'straw', 'soft-ice-cream', 'summer'),
    outfit('Le hibou à la plage', 'The beach owl', 'flowers', 'beach-with-umbrella', 'summer'),
  ],
  [
    outfit('Le hibou campeur', 'The camping owl', 'cap', 'tent', 'night'),
    outfit('Le hibou magicien', 'The magician owl', 'witch', 'star', 'night'),
  ],
  [
    outfit("Le hibou à l'école", 'The school owl', 'cap', 'backpack', 'autumn'),
    outfit('Le hibou aux pommes', 'The apple owl', 'straw', 'red-apple', 'autumn'),
  ],
  [
    outfit('Le hibou des feuilles', 'The leaf owl', 'beret', 'leaf-fluttering-in-wind', 'autumn'),
    outfit('Le hibou sorcier', 'The wizard owl', 'witch', 'jack-o-lantern', 'night'),
  ],
  [
    outfit('Le hibou lecteur', 'The reading owl', 'beret', 'books', 'autumn'),
    outfit('Le hibou musicien', 'The musical owl', 'party', 'trumpet-red', 'autumn'),
  ],
  [
    outfit('Le hibou des neiges', 'The snow owl', 'tuque', 'snowflake', 'winter'),
    outfit('Le hibou au cadeau', 'The gift owl', 'party', 'wrapped-gift', 'winter'),
  ],
]

/** By week of the month, at most five. */
const scarves: readonly [Scarf, ...Scarf[]] = [
  { name: 'rouge', english: 'red', colour: '#c7343f' },
  { name: 'bleu', english: 'blue', colour: '#1a6bb5' },
  { name: 'vert', english: 'green', colour: '#2b7a3d' },
  { name: 'violet', english: 'purple', colour: '#7443b5' },
  { name: 'orange', english: 'orange', colour: '#d9730d' },
]

/** Names of the pictures that the owl holds. */
export const stickerPictures: readonly string[] = outfits.flat().map(({ thing }) => thing)

/** Spoken sentences of all sticker names. */
export const stickerTexts: readonly ComputedText[] = [
  ...outfits.flat().map(outfitSaid),
  ...scarves.map(scarfSaid),
]

/**
 * The sticker of a week, different for each week of a year and the same for everyone.
 * @param week its Sunday, `YYYY-MM-DD`
 */
export function stickerOf(week: string): Sticker {
  const [, month = 1, day = 1] = week.split('-').map(Number)
  const weekOfMonth = Math.floor((day - 1) / 7)
  const [first, second] = outfits[month - 1] ?? outfits[0]
  const outfit = weekOfMonth % 2 === 0 ? first : second
  const { name, english, ...look } = outfit
  const scarf = scarves[weekOfMonth] ?? scarves[0]
  return {
    ...look,
    name: `${name}, foulard ${scarf.name}`,
    english: `${english}, ${scarf.english} scarf`,
    said: joinTexts([outfitSaid(outfit), scarfSaid(scarf)]),
    scarf: scarf.colour,
  }
}

function outfitSaid({ name, english }: Pick<Outfit, 'name' | 'english'>): ComputedText {
  return computedText(`${name}.`, `${english}.`)
}

function scarfSaid({ name, english }: Scarf): ComputedText {
  return computedText(`Foulard ${name}.`, `${english[0]?.toUpperCase()}${english.slice(1)} scarf.`)
}

function outfit(name: string, english: string, hat: Hat, thing: string, background: Background): Outfit {
  return { name, english, hat, thing, background }
}
