/** The path that the QR code of a pupil's card opens, with the card's value as `card` in the query. */
export const CARD_PATH = '/login'

/** `42.1.pW…` -> `https://school.example/login?card=42.1.pW…` */
export function cardAddress(origin: string, card: string): string {
  return `${origin}${CARD_PATH}?card=${card}`
}

const ADDRESS = /^https?:\/\/[^/?#]+\/login\?(?:[^#]*&)?card=([^&#]*)/

/** The value of a card from the address that its QR code holds; null where it is another address. */
export function cardIn(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null
}
