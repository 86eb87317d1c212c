import { CARD_PATH, cardIn } from '../../../domain/card-address.ts'

let presented = takeFromAddress()

// The address of a card changes the fragment alone, and loads nothing, if the tab shows why another card was refused.
globalThis.window?.addEventListener('hashchange', ({ newURL }) => {
  if (cardIn(newURL) !== null) window.location.reload()
})

/** The value of the card that opened the site; null where none did, and once it was taken. */
export function takePresentedCard(): string | null {
  const card = presented
  presented = null
  return card
}

/** Removes it from the address bar and the history at once, so that nobody else finds it there. */
function takeFromAddress(): string | null {
  const address = globalThis.window?.location.href
  const card = address === undefined ? null : cardIn(address)
  if (card !== null) window.history.replaceState(window.history.state, '', CARD_PATH)
  return card
}
