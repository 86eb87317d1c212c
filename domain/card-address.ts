/** The path that the QR code of a pupil's card opens. */
export const CARD_PATH = '/login'

/** `42.1.pW…` -> `https://school.example/login#card=42.1.pW…`: a fragment is sent to no server, so it is in no log. */
export function cardAddress(origin: string, card: string): string {
  return `${origin}${CARD_PATH}#card=${card}`
}

/** Cards printed before carry their value in the query. */
const ADDRESS = /^https?:\/\/[^/?#]+\/login\/?(?=[?#])(?:.*[?#&])card=([^&#]*)/

/** The value of a card from the address that its QR code holds; null for any other address. */
export function cardIn(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null
}
