import { CARD_PATH, cardIn } from '../../../domain/card-address.ts'

let presented = takeFromAddress()

/** The value of the card that opened the site; null where none did, and once it was taken. */
export function takePresentedCard(): string | null {
  const card = presented
  presented = null
  return card
}

/** Removes it from the address bar and the history first of all, so that nobody else finds it there. */
function takeFromAddress(): string | null {
  const address = globalThis.window?.location.href
  const card = address === undefined ? null : cardIn(address)
  if (card !== null) window.history.replaceState(window.history.state, '', CARD_PATH)
  return card
}
