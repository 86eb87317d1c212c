import type { Context } from 'hono'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'

/** Passkeys are bound to a host name, `id`; the browser signs the origin of the page that asks for one. */
export interface RelyingParty {
  id: string
  origin: string
}

/** A page over HTTP has WebAuthn at `localhost` alone. */
const LOCALHOST = 'localhost'

/** The school's relying party at the address that was asked. @throws {Refusal} 409 where passkeys do not work there */
export function relyingPartyHere(c: Context<AppEnv>): RelyingParty {
  const found = relyingPartyAt(c)
  if (found instanceof Refusal) throw found
  return found
}

/**
 * The same, or why there is none. The asked host only chooses among the configured addresses; without any, it must be `localhost`, so that no
 * request header says what counts as the school's own.
 */
export function relyingPartyAt(
  c: Context<AppEnv>,
): RelyingParty | Refusal<'passkeysElsewhere'> | Refusal<'passkeysNeedHTTPS'> {
  const { host, hostname, origin } = new URL(c.req.url)
  const addresses = addressesOf(c)
  const address = addresses.find((each) => each.host === host)
  if (address) return { id: address.hostname, origin: address.origin }
  const [usual] = addresses
  if (usual) return new Refusal('passkeysElsewhere', { address: usual.origin })
  return hostname === LOCALHOST ? { id: LOCALHOST, origin } : new Refusal('passkeysNeedHTTPS')
}

/** The host names of the school's passkeys, whatever address was asked: those of others are of a former address. */
export function relyingPartyIDs(c: Context<AppEnv>): string[] {
  const addresses = addressesOf(c)
  return addresses.length === 0 ? [LOCALHOST] : addresses.map(({ hostname }) => hostname)
}

/** The configured addresses of the call's school. */
function addressesOf({ var: { variables, school } }: Context<AppEnv>): URL[] {
  const { SITE_URL, SCHOOLS } = variables
  const own = school.name === FIRST_SCHOOL && SITE_URL !== '' ? [SITE_URL] : []
  const further = [...SCHOOLS].filter(([, name]) => name === school.name).map(([host]) => `https://${host}`)
  return [...own, ...further].map((address) => new URL(address))
}
