import { Hono } from 'hono'
import type { Schema } from 'hono/types'
import type { AppEnv } from '../http/context.ts'
import { type Description, describeApi } from './description.ts'
import { descriptionPage, pagePolicy } from './page.ts'

/** The description of `api`, for programs and for people. It is the same until the next deployment. */
export function description<S extends Schema, P extends string>(api: Hono<AppEnv, S, P>) {
  let made: Promise<Description> | undefined
  const read = () => {
    made ??= describeApi(api)
    return made
  }
  return new Hono<AppEnv>()
    .get('/openapi.json', async (c) => c.json(await read(), 200, { 'Cache-Control': 'public, max-age=300' }))
    .get('/docs', async (c) =>
      c.html(descriptionPage(await read()), 200, {
        'Cache-Control': 'public, max-age=300',
        'Content-Security-Policy': await pagePolicy(),
      }),
    )
}
