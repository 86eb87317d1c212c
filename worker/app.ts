import { Hono } from 'hono'
import { answerError, answerRefusal } from './answer-error.ts'
import type { AppEnv, World } from './context.ts'
import { adminLog } from './middleware/admin-log.ts'
import { allowedOrigins } from './middleware/allowed-origins.ts'
import { call } from './middleware/call.ts'
import { knownMethods } from './middleware/known-methods.ts'
import { readySchool } from './middleware/ready-school.ts'
import { renewsWinner } from './middleware/renews-winner.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { Refusal } from './refusal.ts'
import { accounts } from './routes/accounts.ts'
import { activities } from './routes/activities.ts'
import { activityReport } from './routes/activity-report.ts'
import { adminActions } from './routes/admin-actions.ts'
import { auth } from './routes/auth.ts'
import { backup } from './routes/backup.ts'
import { bonus } from './routes/bonus.ts'
import { bravos } from './routes/bravos.ts'
import { cards } from './routes/cards.ts'
import { classes } from './routes/classes.ts'
import { description } from './routes/description.ts'
import { exports } from './routes/export.ts'
import { gameEditing } from './routes/game-editing.ts'
import { games } from './routes/games.ts'
import { health } from './routes/health.ts'
import { heldActivities } from './routes/held-activities.ts'
import { keys } from './routes/keys.ts'
import { logs } from './routes/logs.ts'
import { media } from './routes/media.ts'
import { menulinks } from './routes/menulinks.ts'
import { misc } from './routes/misc.ts'
import { multiplayer } from './routes/multiplayer.ts'
import { pageEditing } from './routes/page-editing.ts'
import { pages } from './routes/pages.ts'
import { recordings } from './routes/recordings.ts'
import { schoolYear } from './routes/school-year.ts'
import { secrets } from './routes/secret-pictures.ts'
import { sessions } from './routes/sessions.ts'
import { settings } from './routes/settings.ts'
import { traces } from './routes/traces.ts'
import { user } from './routes/user.ts'
import { videos } from './routes/videos.ts'
import { whitelist } from './routes/whitelist.ts'
import { wordSearch } from './routes/word-search.ts'

/** The API. Each resource is a file of routes, one of queries in db/ and one of schemas in domain/api/. */
export function createApp(world: World) {
  const app = new Hono<AppEnv>().basePath('/api/v1')

  app.onError(answerError)
  app.notFound((c) => answerRefusal(new Refusal('pathUnknown', { path: c.req.path }), c))
  app.use(call(world), securityHeaders, allowedOrigins, knownMethods(app), adminLog)
  for (const path of ['/user/*', '/backup/*', '/school-year']) app.use(path, renewsWinner)

  const api = app
    // It says itself whether the school is there; all that follows needs it.
    .route('/health', health)
    .use(readySchool)
    .route('/.well-known', keys)
    .route('/activities/held', heldActivities)
    .route('/activities', activities)
    .route('/activities/user/report', activityReport)
    .route('/admin-actions', adminActions)
    .route('/auth', auth)
    .route('/auth', sessions)
    .route('/backup', backup)
    .route('/bravos', bravos)
    .route('/cards', cards)
    .route('/classes', classes)
    .route('/export', exports)
    .route('/games', games)
    .route('/games', gameEditing)
    .route('/logs', logs)
    .route('/media', media)
    .route('/menulinks', menulinks)
    .route('/menulinks/cache/bonus', bonus)
    .route('/misc', misc)
    .route('/multiplayer', multiplayer)
    .route('/pages', pages)
    .route('/pages', pageEditing)
    .route('/recordings', recordings)
    .route('/school-year', schoolYear)
    .route('/secret-pictures', secrets)
    .route('/settings', settings)
    .route('/traces', traces)
    .route('/user', user)
    .route('/user', accounts)
    .route('/videos', videos)
    .route('/whitelist', whitelist)
    .route('/word-search', wordSearch)

  return api.route('/', description(api))
}
