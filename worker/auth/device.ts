import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { User } from '../users/queries.ts'
import { openKeys } from './keys.ts'
import { readDevice, signToken } from './token.ts'

/**
 * The id of the device from which `tokens` were sent, where the user is an administrator and one of them is theirs;
 * undefined where none is. A token that is revoked, forged or another user's counts as none.
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

/** A token by which the device is known as the administrator's until their token version changes. */
export async function signDevice(
  c: Context<AppEnv>,
  { id, tokenVersion }: User,
  device: string = crypto.randomUUID(),
): Promise<string> {
  const claims = { sub: String(id), school: c.var.school.name, tokenVersion, jti: device }
  return (await signToken(await openKeys(c.var.variables), 'device', claims, c.var.now)).token
}
