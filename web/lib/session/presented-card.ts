import { CARD_PATH, cardIn } from '../../../domain/card-address.ts'

let presentedCard = takeFromAddress()

// If a tab shows that a card was refused, opening another card changes only the fragment and does not load the page.
globalThis.window?.addEventListener('hashchange', ({ newURL }) => {
  if (cardIn(newURL) !== null) window.location.reload()
})

/** Returns the value of the card that opened the site and forgets it. Null if there is none. */
export function takePresentedCard(): string | null {
  const card = presentedCard
  presentedCard = null
  return card
}

/** Removes the card from the address bar and the history immediately, so that nobody else finds it there. */
function takeFromAddress(): string | null {
  const address = globalThis.window?.location.href
  const card = address === undefined ? null : cardIn(address)
  if (card !== null) window.history.replaceState(window.history.state, '', CARD_PATH)
  return card
}
