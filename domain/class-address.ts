import { CARD_PATH } from './card-address.ts'

/** The address that turns a device into one of a class. The fragment never reaches a server. */
export function classAddress(origin: string, key: string): string {
  return `${origin}${CARD_PATH}#classe=${key}`
}

const ADDRESS = /^https?:\/\/[^/?#]+\/login\/?(?:\?[^#]*)?#classe=([\da-f]{32})$/

/** The key in the address of a class; null for other addresses. */
export function classKeyIn(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null
}
