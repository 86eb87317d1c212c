import type { GameItem } from '../../../domain/games/game.ts'
import { isMistake, type PairsState } from '../../../domain/games/pairs.ts'

/** The visible state of a card. A hidden card shows only its number. */
export type CardView =
  | { look: 'hidden'; name: string }
  | {
      /** A mismatch is `wrong` only if the pupil could have known the pair. */
      look: 'open' | 'wrong' | 'found'
      /** Accessible name. */
      name: string
      /** The answer on a picture card, the phrase on a word card. */
      text: string
      face: 'picture' | 'word'
      /** The item's picture, on both cards of the pair. */
      image: string | null
    }

export function cardView(state: PairsState, place: number): CardView {
  const card = state.cards[place]
  const item = card && state.items[card.item]
  const isFound = card !== undefined && state.found.includes(card.item)
  if (!item || !(isFound || state.open.includes(place))) {
    return { look: 'hidden', name: `Carte ${place + 1}, cachée` }
  }
  const text = card.face === 'picture' ? item.answer : item.word
  const shown = { text, face: card.face, image: item.image }
  if (isFound) return { look: 'found', name: `${text}, trouvée`, ...shown }
  return { look: isMistake(state) ? 'wrong' : 'open', name: text, ...shown }
}

/** Announced after a step: the turned card or the found pair. */
export function announcement(state: PairsState): string {
  const found = lastFound(state)
  if (found) return `${capitalised(found.word)}, trouvée`
  const turned = state.open.at(-1)
  const card = turned === undefined ? null : cardView(state, turned)
  if (!card || card.look === 'hidden') return ''
  return state.open.length === 2 ? `${card.text}. Ce n'est pas une paire.` : card.text
}

/** The pair just found; null once the player continues. */
function lastFound({ phase, open, found, cards, items }: PairsState): GameItem | null {
  const item = found.at(-1)
  if (item === undefined) return null
  const [first] = open
  const isJustFound =
    phase !== 'playing' || (open.length === 2 && first !== undefined && cards[first]?.item === item)
  return isJustFound ? (items[item] ?? null) : null
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}
