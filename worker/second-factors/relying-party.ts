import type { Context } from 'hono'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'

/** The host name (`id`) that passkeys are bound to, and the origin that the browser signs. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Browsers allow WebAuthn over HTTP only on `localhost`. */
const LOCALHOST = 'localhost'

/** The school's relying party at the requested address. @throws {Refusal} 409 if passkeys do not work there */
export function relyingPartyHere(c: Context<AppEnv>): RelyingParty {
  const found = relyingPartyAt(c)
  if (found instanceof Refusal) throw found
  return found
}

/**
 * The school's relying party at the requested address, or the reason why there is none. The requested host
 * only selects one of the configured addresses; if none is configured, it must be `localhost`. So request
 * headers cannot add an address.
 */
export function relyingPartyAt(
  c: Context<AppEnv>,
): RelyingParty | Refusal<'passkeysElsewhere'> | Refusal<'passkeysNeedHTTPS'> {
  const { host, hostname, origin } = new URL(c.req.url)
  const addresses = addressesOf(c)
  const address = addresses.find((each) => each.host === host)
  if (address) return { id: address.hostname, origin: address.origin }
  const [main] = addresses
  if (main) return new Refusal('passkeysElsewhere', { address: main.origin })
  return hostname === LOCALHOST ? { id: LOCALHOST, origin } : new Refusal('passkeysNeedHTTPS')
}

/**
 * Host names at which the school's passkeys can be used. Passkeys with another host name belong to a former
 * address.
 */
export function relyingPartyIDs(c: Context<AppEnv>): string[] {
  const addresses = addressesOf(c)
  return addresses.length === 0 ? [LOCALHOST] : addresses.map(({ hostname }) => hostname)
}

function addressesOf({ var: { variables, school } }: Context<AppEnv>): URL[] {
  const { SITE_URL, SCHOOLS } = variables
  const own = school.name === FIRST_SCHOOL && SITE_URL !== '' ? [SITE_URL] : []
  const additional = [...SCHOOLS]
    .filter(([, name]) => name === school.name)
    .map(([host]) => `https://${host}`)
  return [...own, ...additional].map((address) => new URL(address))
}
