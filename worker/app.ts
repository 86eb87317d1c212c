import { Hono } from 'hono'
import type { AppEnv, World } from './context.ts'
import { allowedOrigins } from './middleware/allowed-origins.ts'
import { bodyLimit } from './middleware/body-limit.ts'
import { call } from './middleware/call.ts'
import { knownMethods } from './middleware/known-methods.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { answerError, answerRefusal, Refusal } from './refusal.ts'
import { activities } from './routes/activities.ts'
import { auth } from './routes/auth.ts'
import { bonus } from './routes/bonus.ts'
import { bravos } from './routes/bravos.ts'
import { games } from './routes/games.ts'
import { health } from './routes/health.ts'
import { keys } from './routes/keys.ts'
import { logs } from './routes/logs.ts'
import { menulinks } from './routes/menulinks.ts'
import { misc } from './routes/misc.ts'
import { pages } from './routes/pages.ts'
import { settings } from './routes/settings.ts'
import { user } from './routes/user.ts'
import { whitelist } from './routes/whitelist.ts'

/** The API. Each resource is a file of routes, one of queries in db/ and one of schemas in domain/api/. */
export function createApp(world: World) {
  const app = new Hono<AppEnv>().basePath('/api/v1')

  app.onError(answerError)
  app.notFound((c) => answerRefusal(new Refusal('notFound', `There is no ${c.req.path} here.`), c))
  app.use(call(world), securityHeaders, allowedOrigins, knownMethods(app), bodyLimit)

  return app
    .route('/.well-known', keys)
    .route('/activities', activities)
    .route('/auth', auth)
    .route('/bravos', bravos)
    .route('/games', games)
    .route('/health', health)
    .route('/logs', logs)
    .route('/menulinks', menulinks)
    .route('/menulinks/cache/bonus', bonus)
    .route('/misc', misc)
    .route('/pages', pages)
    .route('/settings', settings)
    .route('/user', user)
    .route('/whitelist', whitelist)
}

/** For hono's typed client. */
export type Api = ReturnType<typeof createApp>
