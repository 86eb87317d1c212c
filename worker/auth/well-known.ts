import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { documented } from '../http/documented.ts'
import { openKeys, publicKeys } from './keys.ts'

/** Publishes the public keys, for other services to verify tokens. */
export const keys = new Hono<AppEnv>().get(
  '/jwks.json',
  documented('The public keys', publicKeys),
  async (c) => {
    const { published } = await openKeys(c.var.variables)
    return c.json(published, 200, { 'Cache-Control': 'public, max-age=300' })
  },
)
