import * as z from 'zod/mini'
import { person } from './api/menu.ts'
import { scope } from './api/scope.ts'
import { personClaims } from './api/token.ts'
import { FIRST_SCHOOL } from './school.ts'

/**
 * The messages of the room. An event only states that something changed; the receiver then refetches the
 * data.
 */

/** A pupil's place: the page's clientID, and the external identifier of a game record. */
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
/** The client's claimed identity. Only the id is read. */
const sender = z.partial(person, { displayName: true, avatarUrl: true })
const bravoCount = z.int().check(z.gte(1), z.lte(5))

const classCode = z.string().check(z.maxLength(20))
const lessonCode = z.string().check(z.minLength(1), z.maxLength(20))
const step = z.nullable(z.string().check(z.minLength(1), z.maxLength(120)))

/** A pupil's place in a lesson: the open step (null between steps), and whether a hand is up. */
const lessonPlace = z.object({
  type: z.literal('lessonPlace'),
  code: lessonCode,
  step,
  hasHandUp: z.boolean(),
})
/** As the room stores it. `raisedAt`: when the hand went up, in milliseconds. */
export type LessonPlace = Pick<z.infer<typeof lessonPlace>, 'code' | 'step' | 'hasHandUp'> & {
  raisedAt?: number | undefined
}

/**
 * Messages sent during a lesson. Pupils report their place; teachers call the pupils whom they follow (`here`
 * leads them to a step, `still` rests their screens, `goOn` ends the rest) and lower hands.
 */
const lessonClientEvent = z.discriminatedUnion('type', [
  lessonPlace,
  z.object({
    type: z.literal('lessonCall'),
    code: lessonCode,
    call: z.enum(['here', 'still', 'goOn']),
    /** The step's key, for `here`. */
    step,
  }),
  z.object({ type: z.literal('lessonHandDown'), code: lessonCode, userID: z.int() }),
])

const liveGamesChanged = z.object({ type: z.literal('liveGamesChanged') })
const lessonStepDone = z.object({ type: z.literal('lessonStepDone'), code: lessonCode })

/**
 * Lesson messages from the room. Administrators get pupils' places and completed steps; pupils get the calls
 * of teachers who follow them, even when they join late; a single pupil learns that the hand was lowered.
 */
const lessonServerEvent = z.discriminatedUnion('type', [
  // `raisedAt`: when the hand went up, in milliseconds; absent if it is down.
  z.extend(lessonPlace, { user: person, raisedAt: z.optional(z.int()) }),
  z.object({
    type: z.literal('lessonCalled'),
    code: lessonCode,
    step,
    /** When the pupils were led to the step, in milliseconds. Distinguishes calls to the same step. */
    stepAt: z.int(),
    /** How long the screens rest, in milliseconds; 0 if they do not. */
    stillMs: z.int(),
  }),
  z.object({ type: z.literal('lessonHandDown'), code: lessonCode }),
  // A pupil completed a step.
  lessonStepDone,
  // A lesson was added or changed for some pupils; clients refetch.
  z.object({ type: z.literal('lessonsChanged') }),
  // A live game was opened or has ended; clients refetch.
  liveGamesChanged,
])
export type LessonCalled = Extract<z.infer<typeof lessonServerEvent>, { type: 'lessonCalled' }>

/** The pupils invited to a lesson: those of its classes, those in `userIDs`, or everyone signed in. */
export const lessonAudience = z.object({
  code: lessonCode,
  classCodes: z.array(classCode),
  /** Members of its groups, and single pupils. Absent in rows of earlier versions. */
  userIDs: z.optional(z.array(z.int())),
  /**
   * The classes of the members of each group and of each single pupil. A colleague or substitute with all
   * classes of one of them may run the lesson.
   */
  groupClasses: z.optional(z.array(z.array(classCode))),
  isOpenToVisitors: z.boolean(),
})
export type LessonAudience = z.infer<typeof lessonAudience>

/** A check was opened or closed, or the members of a group changed; pupils refetch. */
const checksChanged = z.object({ type: z.literal('checksChanged') })

/**
 * Messages that a client may send. The id in `user` must match the room token; name and avatar are taken
 * from the token. After `logout` the connection only listens.
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
  lessonClientEvent,
])
export type ClientEvent = z.infer<typeof clientEvent>

/** A bonus was won. `user` is null if the leaderboard is hidden. */
const winnerChanged = z.object({
  type: z.literal('bravoWinnerChanged'),
  user: z.nullable(person),
  bravoCount,
  updated: z.iso.datetime(),
})

/** Messages that the room sends. */
export const serverEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('navigate'), page: place, user: person }),
  z.object({ type: z.literal('logout'), user: person }),
  z.object({ type: z.literal('menuChanged') }),
  z.object({ type: z.literal('pageDisabled'), page: changedPage }),
  winnerChanged,
  lessonServerEvent,
  checksChanged,
  z.object({ type: z.literal('error'), message: z.string() }),
])
export type ServerEvent = z.infer<typeof serverEvent>

/**
 * Tokens of the user (a substitute's number is negative) below `tokenVersion` are invalid, and so are those
 * of the session `sid`.
 */
const endedSessions = z.object({ userID: z.int(), tokenVersion: z.int(), sid: z.optional(z.uuid()) })
export type EndedSessions = z.infer<typeof endedSessions>
/** Higher than any token version, for users who were deleted. */
export const NO_MORE_TOKENS = Number.MAX_SAFE_INTEGER

/**
 * The class of these pupils or the classes of these colleagues changed (null: possibly anyone's). They
 * reconnect with a new token that contains the new classes; older tokens are refused.
 */
const classesChanged = z.object({
  type: z.literal('classesChanged'),
  userIDs: z.nullable(z.array(z.int())),
})
const sessionsEnded = z.object({ type: z.literal('sessionsEnded'), sessions: z.array(endedSessions) })

/** Events that the Worker posts to a live game. */
export const liveGameEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gameDeleted') }),
  classesChanged,
  sessionsEnded,
])
export type LiveGameEvent = z.infer<typeof liveGameEvent>

/** Events that the Worker posts to the room, with the shared secret, after a change through the API. */
export const workerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('menuChanged') }),
  z.object({ type: z.literal('pageStateChanged'), page: changedPage }),
  winnerChanged,
  // The personal menus of these users changed; only they are notified.
  z.object({ type: z.literal('whitelistChanged'), userIDs: z.array(z.int()) }),
  z.object({ type: z.literal('lessonsChanged') }),
  // All lessons that are not over, or that absent pupils may still do. Only pupils of these lessons receive
  // calls and can raise hands.
  z.object({ type: z.literal('lessonAudiences'), lessons: z.array(lessonAudience) }),
  classesChanged,
  lessonStepDone,
  liveGamesChanged,
  checksChanged,
  sessionsEnded,
])
export type WorkerEvent = z.infer<typeof workerEvent>

/**
 * The claims of a room token: `sub` is the user id, `name` the displayName, `avatar` the avatarUrl. Lengths
 * are limited, because the room stores the claims with each connection.
 */
export const roomClaims = z.extend(personClaims, {
  name: z.string().check(z.maxLength(200)),
  avatar: z.string().check(z.maxLength(200)),
  /** Absent without a class and in older tokens. Such users can only join lessons open to visitors. */
  classCode: z.optional(classCode),
  scope: z.optional(scope),
  /** When a substitute's day ends, in milliseconds since 1970. */
  until: z.optional(z.int()),
  /** When the token was signed, in seconds since 1970. */
  iat: z.optional(z.int()),
  /** The token's one-use number. */
  jti: z.string().check(z.minLength(1), z.maxLength(64)),
})

/**
 * Where clients connect. Every school uses the same path; the host of the request selects the school's room.
 */
export const ROOM = { party: 'main', name: FIRST_SCHOOL, path: `/parties/main/${FIRST_SCHOOL}` } as const
/**
 * Codes with which the room closes a socket. `badToken`: the token is invalid, its session has ended, or it was
 * used before. `tooManySockets`: too many sockets of the user or at the address.
 */
export const CLOSE_CODES = { badToken: 4401, tooManyMessages: 1008, tooManySockets: 4429 } as const
