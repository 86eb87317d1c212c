import { type Context, Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import * as z from 'zod/mini'
import { canForSomeRecord, coversClasses } from '../../domain/access.ts'
import { typedCode } from '../../domain/api/lesson.ts'
import {
  liveEntryAnswer,
  liveGameAnswer,
  liveGamesAnswer,
  liveResultsAnswer,
  newLiveGameRequest,
} from '../../domain/api/live-game.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { LIVE_GAME_LIMITS } from '../../domain/bounds.ts'
import { daySpan, schoolDay } from '../../domain/calendar.ts'
import { isLessonCode } from '../../domain/lesson.ts'
import { MAX_GAME_MS } from '../../domain/live/timing.ts'
import { openKeys } from '../auth/keys.ts'
import { assertOwnAudience, permit } from '../auth/permit.ts'
import { signToken } from '../auth/token.ts'
import { assertAudienceExists, isInAudience, ownKeyMatcher } from '../groups/audience.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented, REFUSALS } from '../http/documented.ts'
import { ownKey } from '../http/own-key.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { callerAddressHash, countAttempt, subjects } from '../limits/limit.ts'
import { answerFile } from '../media/answer-file.ts'
import { requireFile, uploadedName } from '../media/stored-file.ts'
import { findRecording } from '../recordings/queries.ts'
import { notifyRoom } from '../room/notify-room.ts'
import { fetchFile } from '../site.ts'
import { notifyLiveGame } from './notify-live-games.ts'
import {
  addLiveGame,
  canBeEntered,
  countPupils,
  deleteLiveGame,
  findLiveGame,
  listLiveGames,
  listOpenGames,
  readResults,
  type StoredGame,
  toLiveGame,
} from './queries.ts'

const ofGame = path(z.object({ code: typedCode }))

/**
 * Live games. If the school has no other games site, the token of the games site is enough to list and enter
 * them.
 */
export const liveGames = new Hono<AppEnv>()
  .get(
    '/',
    documented("A teacher's live games, or those that the pupil may join now", liveGamesAnswer),
    permit('enterLiveGames', ['api', 'multiplayer']),
    async (c) => {
      const { user, db, now } = c.var
      const data = isTeacher(c)
        ? (await listLiveGames(db)).filter(await gameFilterFor(c))
        : user
          ? await listOpenGames(db, user, now)
          : []
      return answerWith(c, { success: true, data })
    },
  )
  .post(
    '/',
    documented('Open a live game', liveGameAnswer, 201),
    permit('runLessons'),
    body(newLiveGameRequest),
    async (c) => {
      const { idempotencyKey, ...request } = c.req.valid('json')
      const { db, now } = c.var
      await assertOwnAudience(c, request.classCodes)
      await assertAudienceExists(db, request.classCodes)
      const pupils = await countPupils(db, request.classCodes)
      if (pupils === 0) throw new Refusal('liveGameForNobody')
      if (pupils > LIVE_GAME_LIMITS.players)
        throw new Refusal('liveGameTooLarge', { most: LIVE_GAME_LIMITS.players })
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
      const added = await addLiveGame(db, request, { seed, now, key: ownKey(c, idempotencyKey) })
      if (!added) throw new Refusal('tooManyLiveGames')
      const { isSaved, stored: data } = added
      if (!isSaved) throw new Refusal('liveGameOpened', { code: data.code })
      c.var.later(notifyRoom(c, { type: 'liveGamesChanged' }))
      return answerWith(c, { success: true, data })
    },
  )
  .get(
    '/:code',
    documented("A live game with its pupils' answers", liveResultsAnswer),
    permit('runLessons'),
    ofGame,
    async (c) => {
      const { actor, db } = c.var
      const game = await requireGame(c, c.req.valid('param').code)
      if (!(await gameFilterFor(c))(game)) throw new Refusal('outsideScope')
      const { plan, hands, ended } = game
      const words = plan.order?.flatMap((index) => plan.words[index] ?? []) ?? plan.words
      // While the results are being saved, they are incomplete: players are saved one after the other, and
      // then the order of the questions.
      const results = ended === null ? [] : await readResults(db, game.code)
      const pupils = results.filter(({ classCode }) => coversClasses(actor, [classCode]))
      return answerWith(c, {
        success: true,
        data: { game: toLiveGame(game), words, pupils, hands },
      })
    },
  )
  .delete(
    '/:code',
    documented('Delete a live game with its results', successAnswer),
    permit('runLessons'),
    ofGame,
    async (c) => {
      const { code, classCodes } = await requireGame(c, c.req.valid('param').code)
      await assertOwnAudience(c, classCodes.length === 0 ? [''] : classCodes)
      await deleteLiveGame(c.var.db, code)
      c.var.later(
        notifyLiveGame(c, code, { type: 'gameDeleted' }).then(() =>
          notifyRoom(c, { type: 'liveGamesChanged' }),
        ),
      )
      return answerWith(c, { success: true })
    },
  )
  .post(
    '/:code/entry',
    documented('A token for a socket of a live game', liveEntryAnswer),
    permit('enterLiveGames', ['api', 'multiplayer', 'live']),
    ofGame,
    async (c) => {
      const game = await requireEnterableGame(c, c.req.valid('param').code)
      const { code, title } = game
      const isHost = isTeacher(c)
      const { actor, session, school, now, timeZone } = c.var
      const keys = await openKeys(c.var.variables)
      const own = { school: school.name, game: code }
      const { tokenVersion, sid } = session ?? {}
      const holder = { sub: String(actor?.id ?? 0), tokenVersion, sid }
      const claims = { ...own, ...holder, isHost, jti: crypto.randomUUID() }
      const { token } = await signToken(keys, 'live', claims, now)
      const midnight = daySpan(schoolDay(now, timeZone), timeZone).end
      const again =
        session && actor?.role !== 'substitute'
          ? await signToken(keys, 'live', { ...session, ...own }, now, midnight, MAX_GAME_MS / 1000)
          : null
      return answerWith(c, {
        success: true,
        data: { code, title, token, isHost, again: again?.token ?? null },
      })
    },
  )
  .get(
    '/:code/sounds/:key',
    describeRoute({
      summary: "A word's sound, under an address that does not reveal the word",
      security: [],
      responses: {
        200: {
          description: 'The file',
          content: { 'audio/*': { schema: { type: 'string', format: 'binary' } } },
        },
        204: { description: 'The site adds the file' },
        ...REFUSALS,
      },
    }),
    path(z.object({ code: typedCode, key: z.uuid() })),
    async (c) => {
      const { code, key } = c.req.valid('param')
      const { db } = c.var
      const { plan } = (await findLiveGame(db, code)) ?? {}
      const sound = plan?.words[plan.soundKeys.indexOf(key)]?.sound
      if (!sound) throw new Refusal('fileUnknown')
      const uploaded = uploadedName((await findRecording(db, sound)) ?? sound)
      return uploaded === undefined
        ? fetchFile(c.env, c.req.raw, `/media/${sound}`)
        : answerFile(c, await requireFile(db, uploaded))
    },
  )

function isTeacher({ var: { actor } }: Context<AppEnv>): boolean {
  return canForSomeRecord(actor, 'callLessons')
}

/**
 * Returns a predicate: true for games that a teacher may follow. A colleague or substitute needs one of the
 * game's classes or groups.
 */
async function gameFilterFor({ var: { actor, db } }: Context<AppEnv>) {
  const isOwn = await ownKeyMatcher(db, actor)
  return ({ classCodes }: Pick<StoredGame, 'classCodes'>) => !actor?.scope || classCodes.some(isOwn)
}

/** @throws {Refusal} 404. Attempts of pupils with unknown codes are limited, together with those of lessons */
async function requireGame(c: Context<AppEnv>, code: string): Promise<StoredGame> {
  const game = isLessonCode(code) ? await findLiveGame(c.var.db, code) : undefined
  if (game) return game
  if (!isTeacher(c)) await countAttempt(c, subjects('lesson', await callerAddressHash(c)))
  throw new Refusal('liveGameUnknown', { code })
}

/** The game, if the caller may lead it or play in it. @throws {Refusal} with the reason */
async function requireEnterableGame(c: Context<AppEnv>, code: string): Promise<StoredGame> {
  const { db, user, session, now } = c.var
  // A token for reentering a game is valid for that game only.
  if (session?.game !== undefined && session.game !== code) throw new Refusal('badToken')
  const game = await requireGame(c, code)
  if (isTeacher(c)) {
    if (!(await gameFilterFor(c))(game)) throw new Refusal('outsideScope')
  } else if (!game.plan.hasTablets || !user || !(await isInAudience(db, game.classCodes, user))) {
    throw new Refusal('liveGameOfOthers')
  }
  if (!canBeEntered(game, now)) throw new Refusal('liveGameOver')
  return game
}
