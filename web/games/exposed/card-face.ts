import type { PairsState } from '../../../domain/games/pairs.ts'

/** A card of a board with all faces up. */
export interface CardFace {
  look: 'plain' | 'chosen' | 'wrong' | 'found'
  /** Accessible name: text and state. Selection is announced by `aria-pressed`. */
  name: string
  /** The answer on a picture card, the phrase on a word card. */
  text: string
  /** Null on word cards and for items without a picture. */
  image: string | null
}

const STATE_TEXT: Record<CardFace['look'], string> = {
  plain: '',
  chosen: '',
  wrong: ", ce n'est pas une paire",
  found: ', trouvée',
}

/** @throws {RangeError} if there is no such card */
export function cardFace(state: PairsState, place: number): CardFace {
  const card = state.cards[place]
  const item = card && state.items[card.item]
  if (!card || !item) throw new RangeError(`There is no card ${place}.`)
  const look = lookOf(state, place, card.item)
  const isPicture = card.face === 'picture'
  const text = isPicture ? item.answer : item.word
  return {
    look,
    name: `${isPicture ? 'Image : ' : ''}${text}${STATE_TEXT[look]}`,
    text,
    image: isPicture ? item.image : null,
  }
}

function lookOf({ found, open }: PairsState, place: number, item: number): CardFace['look'] {
  if (found.includes(item)) return 'found'
  if (!open.includes(place)) return 'plain'
  return open.length === 2 ? 'wrong' : 'chosen'
}

/** Announced after a step: a found pair or a mismatch. The buttons announce the rest. */
export function announcement({ phase, items, found, open, cards }: PairsState): string {
  const last = found.at(-1)
  const [first] = open
  const isPair = first !== undefined && cards[first]?.item === last
  const item = last === undefined ? undefined : items[last]
  if (item && (phase !== 'playing' || (open.length === 2 && isPair))) return `Bravo! ${item.word}`
  return open.length === 2 ? "Non! Ce n'est pas une paire." : ''
}
