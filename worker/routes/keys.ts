import { Hono } from 'hono'
import { openKeys, publicKeys } from '../auth/keys.ts'
import type { AppEnv } from '../context.ts'
import { says } from '../validate.ts'

/** What others verify our tokens with. */
export const keys = new Hono<AppEnv>().get('/jwks.json', says('The public keys', publicKeys), async (c) => {
  const { published } = await openKeys(c.var.variables)
  return c.json(published, 200, { 'Cache-Control': 'public, max-age=300' })
})
