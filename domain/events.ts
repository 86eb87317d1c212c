import * as z from 'zod/mini'
import { person } from './api/menu.ts'
import { personClaims } from './api/token.ts'
import { FIRST_SCHOOL } from './school.ts'

/** The messages of the room. An event says that something happened; whoever hears it asks the API again. */

/** Where a pupil is: the page's clientID, and the external identifier of a game record. */
const place = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  id: z.nullable(z.string().check(z.maxLength(80))),
})
export type Place = z.infer<typeof place>
const changedPage = z.object({
  clientID: z.string().check(z.maxLength(120)),
  displayName: z.string().check(z.maxLength(80)),
  isEnabled: z.boolean(),
})
export type ChangedPage = z.infer<typeof changedPage>
/** Who a client says that it is; only the id is read. */
const sender = z.partial(person, { displayName: true, avatarUrl: true })
const bravoCount = z.int().check(z.gte(1), z.lte(5))

const classCode = z.string().check(z.maxLength(20))
const lessonCode = z.string().check(z.minLength(1), z.maxLength(20))
const step = z.nullable(z.string().check(z.minLength(1), z.maxLength(120)))

/**
 * Where a pupil is in a lesson: its code, the step that is open, null between two, and whether they have a hand up. The room keeps it
 * with the connection, as the place.
 */
const lessonPlace = z.object({
  type: z.literal('lessonPlace'),
  code: lessonCode,
  step,
  hasHandUp: z.boolean(),
})
export type LessonPlace = Pick<z.infer<typeof lessonPlace>, 'code' | 'step' | 'hasHandUp'>

/**
 * What is sent while a lesson goes on. Pupils tell where they are in it; administrators call: `here` leads everyone to a step,
 * `still` lets all screens rest, `goOn` ends that; and take a pupil's hand down.
 */
const lessonEvent = z.discriminatedUnion('type', [
  lessonPlace,
  z.object({
    type: z.literal('lessonCall'),
    code: lessonCode,
    call: z.enum(['here', 'still', 'goOn']),
    /** Of `here`, the key of the step. */
    step,
  }),
  z.object({ type: z.literal('lessonHandDown'), code: lessonCode, userID: z.int() }),
])

const lessonStepDone = z.object({ type: z.literal('lessonStepDone'), code: lessonCode })

/**
 * What the room tells of it: to administrators where each pupil is, and that a step was done; to the pupils of the lesson what they are called to; to one pupil
 * that the hand is down. A call also goes to whoever comes later, as long as it holds.
 */
const lessonNews = z.discriminatedUnion('type', [
  z.extend(lessonPlace, { user: person }),
  z.object({
    type: z.literal('lessonCalled'),
    code: lessonCode,
    step,
    /** When everyone was led to the step, by the room's clock in milliseconds: one call tells it from another. */
    stepAt: z.int(),
    /** For how many milliseconds the screens rest; 0 where they do not. */
    stillMs: z.int(),
  }),
  z.object({ type: z.literal('lessonHandDown'), code: lessonCode }),
  // A pupil has done a step of it.
  lessonStepDone,
  // For somebody there is a lesson, or another: whoever hears it asks the API.
  z.object({ type: z.literal('lessonsChanged') }),
])
export type LessonCalled = Extract<z.infer<typeof lessonNews>, { type: 'lessonCalled' }>

/** Which pupils may take part in a lesson: those of its classes, or every one who signed in. */
export const lessonAudience = z.object({
  code: lessonCode,
  classCodes: z.array(classCode),
  isOpenToVisitors: z.boolean(),
})
export type LessonAudience = z.infer<typeof lessonAudience>

/** For some class a check was opened or closed: its pupils ask the API. */
const checksChanged = z.object({ type: z.literal('checksChanged') })

/**
 * What a client may send. Of `user` the id must be the room token's; name and avatar reach others as the
 * token has them. After `logout` the connection only listens, until it is made again with a token.
 */
export const clientEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('navigate'), page: place, user: sender }),
  z.object({ type: z.literal('logout') }),
  z.object({ type: z.literal('pageStateChanged'), page: changedPage }),
  z.object({
    type: z.literal('setBravoWinner'),
    user: sender,
    bravoCount,
    ticket: z.string().check(z.maxLength(2048)),
  }),
  lessonEvent,
])
export type ClientEvent = z.infer<typeof clientEvent>

/** A bonus was won. `user` is null where the school names no winner: the leaderboard is hidden. */
const winnerChanged = z.object({
  type: z.literal('bravoWinnerChanged'),
  user: z.nullable(person),
  bravoCount,
  updated: z.iso.datetime(),
})

/** What the room sends. */
export const serverEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('navigate'), page: place, user: person }),
  z.object({ type: z.literal('logout'), user: person }),
  z.object({ type: z.literal('menuChanged') }),
  z.object({ type: z.literal('pageDisabled'), page: changedPage }),
  winnerChanged,
  lessonNews,
  checksChanged,
  z.object({ type: z.literal('error'), message: z.string() }),
])
export type ServerEvent = z.infer<typeof serverEvent>

/** The user's tokens of a version below `tokenVersion` open nothing any longer, nor do those of the session `sid`. */
const endedSessions = z.object({ userID: z.int(), tokenVersion: z.int(), sid: z.optional(z.uuid()) })
export type EndedSessions = z.infer<typeof endedSessions>
/** No token of a user who is gone has this version or a later one. */
export const NO_MORE_TOKENS = Number.MAX_SAFE_INTEGER

/** What the Worker posts to the room, with the shared secret, when a change came through the API alone. */
export const workerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('menuChanged') }),
  z.object({ type: z.literal('pageStateChanged'), page: changedPage }),
  winnerChanged,
  // Of these users' own pages others are changed: they alone are told to look at the menu again.
  z.object({ type: z.literal('whitelistChanged'), userIDs: z.array(z.int()) }),
  z.object({ type: z.literal('lessonsChanged') }),
  // All lessons that are not over. The room lets nobody else hear their calls or raise a hand.
  z.object({ type: z.literal('lessonAudiences'), lessons: z.array(lessonAudience) }),
  // These pupils changed class (null: perhaps all did). They connect again with a new token, which names their class.
  z.object({ type: z.literal('classesChanged'), userIDs: z.nullable(z.array(z.int())) }),
  lessonStepDone,
  checksChanged,
  z.object({ type: z.literal('sessionsEnded'), sessions: z.array(endedSessions) }),
])
export type WorkerEvent = z.infer<typeof workerEvent>

/**
 * Who a token of the audience `room` names: `sub` is the user id, `name` the displayName, `avatar` the
 * avatarUrl. Bounded, since the room keeps them with each connection.
 */
export const roomClaims = z.extend(personClaims, {
  name: z.string().check(z.maxLength(200)),
  avatar: z.string().check(z.maxLength(200)),
  /** Absent for users without a class, and in tokens signed before it existed: they are in the lessons open to visitors alone. */
  classCode: z.optional(classCode),
  /** Its one-use number: a token opens one socket. */
  jti: z.string().check(z.minLength(1), z.maxLength(64)),
})

/**
 * The room's address, which leads to the room of the school whose address is asked; and the codes with which it closes a socket:
 * `badToken`: the token is not valid, has ended or opened a socket before; `tooManySockets`: of the user or the address.
 */
export const ROOM = { party: 'main', name: FIRST_SCHOOL, path: `/parties/main/${FIRST_SCHOOL}` } as const
export const CLOSE = { badToken: 4401, tooManyMessages: 1008, tooManySockets: 4429 } as const
