/** The path in the QR code of a pupil's card. */
export const CARD_PATH = '/login'

/** `42.1.pW…` -> `https://school.example/login#card=42.1.pW…`. The fragment never reaches a server. */
export function cardAddress(origin: string, card: string): string {
  return `${origin}${CARD_PATH}#card=${card}`
}

/** Older printed cards carry their value in the query. */
const ADDRESS = /^https?:\/\/[^/?#]+\/login\/?(?=[?#])(?:.*[?#&])card=([^&#]*)/

/** The card value in a QR code's address, or null if the address is not a card's. */
export function cardIn(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null
}
