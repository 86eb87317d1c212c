import type { PairsState } from '../../../domain/games/pairs.ts'

/** A card of a board whose faces are all seen. */
export interface CardFace {
  look: 'plain' | 'chosen' | 'wrong' | 'found'
  /** What the button is called: its text, and how it stands; chosen is said by the button's own state. */
  name: string
  /** The picture card's answer, or the word card's phrase. */
  text: string
  /** Null on the word card, and where the item has no picture. */
  image: string | null
}

const STANDING: Record<CardFace['look'], string> = {
  plain: '',
  chosen: '',
  wrong: ", ce n'est pas une paire",
  found: ', trouvée',
}

/** @throws {RangeError} where there is no such card. */
export function cardFace(state: PairsState, place: number): CardFace {
  const card = state.cards[place]
  const item = card && state.items[card.item]
  if (!card || !item) throw new RangeError(`There is no card ${place}.`)
  const look = lookOf(state, place, card.item)
  const isPicture = card.face === 'picture'
  const text = isPicture ? item.answer : item.word
  return {
    look,
    name: `${isPicture ? 'Image : ' : ''}${text}${STANDING[look]}`,
    text,
    image: isPicture ? item.image : null,
  }
}

function lookOf({ found, open }: PairsState, place: number, item: number): CardFace['look'] {
  if (found.includes(item)) return 'found'
  if (!open.includes(place)) return 'plain'
  return open.length === 2 ? 'wrong' : 'chosen'
}

/** What is read out after a step: a pair that was found, or that two cards are none. The button says the rest. */
export function announcement({ phase, items, found, open, cards }: PairsState): string {
  const last = found.at(-1)
  const [first] = open
  const isPair = first !== undefined && cards[first]?.item === last
  const item = last === undefined ? undefined : items[last]
  if (item && (phase !== 'playing' || (open.length === 2 && isPair))) return `Bravo! ${item.word}`
  return open.length === 2 ? "Non! Ce n'est pas une paire." : ''
}
