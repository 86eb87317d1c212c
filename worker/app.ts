import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { accounts } from './accounts/routes.ts'
import { activities } from './activities/routes.ts'
import { activityReport } from './activity-report/routes.ts'
import { keepJournal } from './admin-actions/journal.ts'
import { adminActions } from './admin-actions/routes.ts'
import { auth } from './auth/routes.ts'
import { keys } from './auth/well-known.ts'
import { backup } from './backup/routes.ts'
import { bestScores } from './best-scores/routes.ts'
import { refreshWinner } from './bonus/refresh-winner.ts'
import { bonus } from './bonus/routes.ts'
import { bravos } from './bravos/routes.ts'
import { cards } from './cards/routes.ts'
import { checks } from './checks/routes.ts'
import { classGoals } from './class-goals/routes.ts'
import { classes } from './classes/routes.ts'
import { compositions } from './compositions/routes.ts'
import { description } from './description/routes.ts'
import { exports } from './export/routes.ts'
import { games } from './games/routes.ts'
import { groups } from './groups/routes.ts'
import { health } from './health/routes.ts'
import { heldActivities } from './held-activities/routes.ts'
import { heldAnswers } from './held-answers/routes.ts'
import { allowedOrigins } from './http/allowed-origins.ts'
import { answerError, answerRefusal } from './http/answer-error.ts'
import type { AppDependencies, AppEnv } from './http/context.ts'
import { knownMethods } from './http/known-methods.ts'
import { prepareCall } from './http/prepare-call.ts'
import { Refusal } from './http/refusal.ts'
import { securityHeaders } from './http/security-headers.ts'
import { imports } from './import/routes.ts'
import { lessons } from './lessons/routes.ts'
import { liveGames } from './live-games/routes.ts'
import { logs } from './logs/routes.ts'
import { media } from './media/routes.ts'
import { menulinks } from './menu/routes.ts'
import { misc } from './misc/routes.ts'
import { multiplayer } from './multiplayer/routes.ts'
import { pages } from './pages/routes.ts'
import { recordings } from './recordings/routes.ts'
import { schoolYear } from './school-year/routes.ts'
import { schoolMustBeReady } from './schools/state.ts'
import { ownSecondFactors, secondFactors } from './second-factors/routes.ts'
import { secrets } from './secret-pictures/routes.ts'
import { sessions } from './sessions/routes.ts'
import { settings } from './settings/routes.ts'
import { substitutes } from './substitutes/routes.ts'
import { traces } from './traces/routes.ts'
import { user } from './users/routes.ts'
import { videos } from './videos/routes.ts'
import { week } from './week/routes.ts'
import { whitelist } from './whitelist/routes.ts'
import { wordSearch } from './word-search/routes.ts'
import { answers, classWords, words } from './words/routes.ts'

/** The API. Each resource has a folder here and a file of schemas in domain/api/. */
export function createApp(world: AppDependencies) {
  // Hono's default router first tries RegExpRouter, which fails for `/user/me` next to `/user/:id`, and then
  // uses this one.
  const app = new Hono<AppEnv>({ router: new TrieRouter() }).basePath('/api/v1')

  app.onError(answerError)
  app.notFound((c) => answerRefusal(new Refusal('pathUnknown', { path: c.req.path }), c))
  app.use(prepareCall(world), securityHeaders, allowedOrigins, knownMethods(app), keepJournal)
  for (const path of ['/user/*', '/backup/*', '/school-year']) app.use(path, refreshWinner)

  const api = app
    // Health runs before the readiness check; every route below requires it.
    .route('/health', health)
    .use(schoolMustBeReady)
    .route('/.well-known', keys)
    .route('/activities/held', heldActivities)
    .route('/activities', activities)
    .route('/activities/user/report', activityReport)
    .route('/admin-actions', adminActions)
    .route('/answers/held', heldAnswers)
    .route('/answers', answers)
    .route('/auth', auth)
    .route('/auth', sessions)
    .route('/auth', ownSecondFactors)
    .route('/backup', backup)
    .route('/best-scores', bestScores)
    .route('/bravos', bravos)
    .route('/cards', cards)
    .route('/class-goals', classGoals)
    .route('/groups', groups)
    .route('/checks', checks)
    .route('/classes', classes)
    .route('/classes', classWords)
    .route('/compositions', compositions)
    .route('/export', exports)
    .route('/games', games)
    .route('/lessons', lessons)
    .route('/live-games', liveGames)
    .route('/logs', logs)
    .route('/media', media)
    .route('/menulinks', menulinks)
    .route('/menulinks/cache/bonus', bonus)
    .route('/misc', misc)
    .route('/multiplayer', multiplayer)
    .route('/pages', pages)
    .route('/recordings', recordings)
    .route('/school-year', schoolYear)
    .route('/second-factors', secondFactors)
    .route('/secret-pictures', secrets)
    .route('/settings', settings)
    .route('/substitutes', substitutes)
    .route('/traces', traces)
    .route('/user', user)
    .route('/user', accounts)
    .route('/user/import', imports)
    .route('/videos', videos)
    .route('/week', week)
    .route('/whitelist', whitelist)
    .route('/word-search', wordSearch)
    .route('/words', words)

  return api.route('/', description(api))
}
