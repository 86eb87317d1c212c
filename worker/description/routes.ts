import { Hono } from 'hono'
import type { Schema } from 'hono/types'
import type { AppEnv } from '../http/context.ts'
import { type Description, describeApi } from './description.ts'
import { descriptionPage, pagePolicy } from './page.ts'

/** Serves the description of `api` as OpenAPI and HTML. It is generated once per isolate. */
export function description<S extends Schema, P extends string>(api: Hono<AppEnv, S, P>) {
  let cached: Promise<Description> | undefined
  const read = () => (cached ??= describeApi(api))
  return new Hono<AppEnv>()
    .get('/openapi.json', async (c) => c.json(await read(), 200, { 'Cache-Control': 'public, max-age=300' }))
    .get('/docs', async (c) => {
      const { STYLE } = await import('./style.ts')
      return c.html(descriptionPage(await read(), STYLE), 200, {
        'Cache-Control': 'public, max-age=300',
        'Content-Security-Policy': await pagePolicy(STYLE),
      })
    })
}
