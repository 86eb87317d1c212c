import { SUBSTITUTE_PATH } from './substitute-address.ts'

/** Access of a substitute teacher: a link or card that is valid on one day. */

export const MAX_SUBSTITUTE_CLASSES = 12
/** Maximum number of links for today and later days, per school. */
export const MAX_SUBSTITUTES = 60
/** A link is made at most this long before its day. */
export const MAX_DAYS_AHEAD = 60

/** The fragment never reaches a server. */
export function substituteAddress(origin: string, link: string): string {
  return `${origin}${SUBSTITUTE_PATH}#lien=${link}`
}

/** The link in the fragment of an address, or null. */
export function substituteLinkIn(address: string): string | null {
  return /#lien=([^&#]+)$/.exec(address)?.[1] ?? null
}

/** The first name in a displayed name: "Alice L." -> "Alice". */
export function firstNameOf(displayName: string): string {
  return displayName.trim().split(/\s+/)[0] ?? ''
}

/** Identifies a substitute in the room and in rate limits. Never equals the id of a user. */
export function substituteActorID(substituteID: number): number {
  return -substituteID
}
