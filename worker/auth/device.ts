import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { User } from '../users/queries.ts'
import { openKeys } from './keys.ts'
import { readDevice, signToken } from './token.ts'

/**
 * The id of the administrator's known device that one of `tokens` identifies. Undefined if the user is not an
 * administrator, or if all tokens are revoked, forged or another user's.
 */
export async function findDevice(
  c: Context<AppEnv>,
  user: User | undefined,
  tokens: readonly string[],
): Promise<string | undefined> {
  const { school, now, variables } = c.var
  const keys = await openKeys(variables)
  const devices = await Promise.all(tokens.map((token) => readDevice(keys, token, now)))
  if (!user?.isAdmin) return undefined
  return devices.find(
    (device) =>
      device?.sub === String(user.id) &&
      device.school === school.name &&
      device.tokenVersion === user.tokenVersion,
  )?.jti
}

/** A token that identifies the administrator's device until their token version changes. */
export async function signDevice(
  c: Context<AppEnv>,
  { id, tokenVersion }: User,
  device: string = crypto.randomUUID(),
): Promise<string> {
  const claims = { sub: String(id), school: c.var.school.name, tokenVersion, jti: device }
  return (await signToken(await openKeys(c.var.variables), 'device', claims, c.var.now)).token
}
