import * as z from 'zod/mini'
import { coversClasses } from '../domain/access.ts'
import { MINUTE } from '../domain/bounds.ts'
import type { ClientEvent, LessonCalled } from '../domain/events.ts'
import type { FollowedClass } from './lesson-audiences.ts'
import type { Identity } from './relay.ts'
import { type RoomStorage, sweep } from './storage.ts'

/** Pupils who join within this time still get the call. Screens also rest at most this long. */
export const CALL_LIFETIME_MS = 15 * MINUTE
/** How long screens keep resting after the administrator who called the rest disconnects. */
export const REST_AFTER_LEAVING_MS = 5 * MINUTE

/** `adminID` and `scope` are the caller's. `at` is when the call was made, in milliseconds since 1970. */
const callFields = {
  adminID: z.nullable(z.int()),
  scope: z.optional(z.object({ classCodes: z.array(z.string()) })),
  at: z.number(),
}
const stepCall = z.object({ ...callFields, step: z.nullable(z.string()) })
/** `still` or `goOn`. `stillUntil` is the end of the rest in milliseconds since 1970, 0 for `goOn`. */
const restCall = z.object({ ...callFields, stillUntil: z.number() })
const storedCall = z.union([stepCall, restCall])
type StoredCall = z.infer<typeof storedCall>

/**
 * The row of a lesson as earlier versions stored it: one call to a step and one rest, shared by all teachers.
 */
const earlierRow = z.pipe(
  z.object({
    step: z.nullable(z.string()),
    stepAt: z.number(),
    stillUntil: z.number(),
    stillBy: z._default(z.nullable(z.int()), null),
    stillMaxUntil: z.optional(z.number()),
  }),
  z.transform(({ step, stepAt, stillUntil, stillBy, stillMaxUntil = stillUntil }): StoredCall[] => [
    { adminID: null, at: stepAt, step },
    { adminID: stillBy, at: stillMaxUntil - CALL_LIFETIME_MS, stillUntil },
  ]),
)
/** A lesson's row: each caller's latest call to a step and latest rest call, the latest call last. */
const row = z.union([z.array(storedCall), earlierRow])

const PREFIX = 'lesson:'
const MAX_ACTIVE_LESSONS = 50

/** The current calls of a lesson, or a change to them. */
export interface LessonUpdate {
  code: string
  /**
   * The event for a user. A call reaches the user if its caller follows all of these classes. Null if none of
   * the changed calls reaches the user.
   */
  eventFor(classes: readonly FollowedClass[]): LessonCalled | null
}

export interface LessonCalls {
  /** Stores a teacher's call. Replaces only earlier calls of the same teacher. */
  store(call: Extract<ClientEvent, { type: 'lessonCall' }>, caller: Identity): Promise<LessonUpdate>
  /**
   * Limits the remaining time of the rests that the administrator called. 0 ends them; Infinity restores
   * their full length.
   * @returns an update for each lesson that changed
   */
  limitRest(adminID: number, restMs: number): Promise<LessonUpdate[]>
  /** The current calls of a lesson. */
  get(code: string): Promise<LessonUpdate>
  /** The current calls of all lessons. */
  all(): Promise<LessonUpdate[]>
}

/** Kept in the room's storage, so that calls survive hibernation. `now` returns milliseconds since 1970. */
export function createLessonCalls(storage: RoomStorage, now: () => number): LessonCalls {
  return {
    async store({ code, call, step }, { id, scope }) {
      await sweep(storage, PREFIX, (value) => parse(value).length === 0)
      const before = parse(await storage.get(PREFIX + code))
      const next = call === 'here' ? { step, at: nextStepAt(before) } : { stillUntil: endOf(call), at: now() }
      const stored = { ...next, adminID: id, scope: scope && { classCodes: [...scope.classCodes] } }
      const others = before.filter((each) => each.adminID !== id || 'step' in each !== 'step' in next)
      const calls = [...others, stored]
      await storage.put(PREFIX + code, calls)
      return updateOf(code, calls, [stored])
    },
    async limitRest(adminID, restMs) {
      const changed: LessonUpdate[] = []
      for (const [code, calls] of await current()) {
        const rest = calls.filter((each) => 'stillUntil' in each).find((each) => each.adminID === adminID)
        if (!rest || rest.stillUntil <= now()) continue
        const stillUntil = Math.min(rest.at + CALL_LIFETIME_MS, now() + restMs)
        if (stillUntil === rest.stillUntil) continue
        const limited = { ...rest, stillUntil }
        const next = calls.map((each) => (each === rest ? limited : each))
        await storage.put(PREFIX + code, next)
        changed.push(updateOf(code, next, [limited]))
      }
      return changed
    },
    async get(code) {
      return updateOf(code, parse(await storage.get(PREFIX + code)))
    },
    async all() {
      return (await current()).map(([code, calls]) => updateOf(code, calls))
    },
  }

  /** The calls that have not expired, each list with the code of its lesson. */
  async function current(): Promise<[string, StoredCall[]][]> {
    const stored = await storage.list({ prefix: PREFIX, limit: MAX_ACTIVE_LESSONS })
    return [...stored].map(([key, value]) => [key.slice(PREFIX.length), parse(value)])
  }

  /** The calls of a stored row that have not expired. */
  function parse(value: unknown): StoredCall[] {
    const calls = z.safeParse(row, value).data ?? []
    return calls.filter(({ at }) => at + CALL_LIFETIME_MS > now())
  }

  /** Later than every call to a step, because browsers follow only newer calls. */
  function nextStepAt(calls: readonly StoredCall[]): number {
    return Math.max(now(), ...calls.flatMap((each) => ('step' in each ? each.at + 1 : [])))
  }

  function endOf(call: 'still' | 'goOn'): number {
    return call === 'still' ? now() + CALL_LIFETIME_MS : 0
  }

  /** @param changed the calls to send */
  function updateOf(
    code: string,
    calls: readonly StoredCall[],
    changed: readonly StoredCall[] = calls,
  ): LessonUpdate {
    return {
      code,
      eventFor(classes) {
        const isReaching = (each: StoredCall) => coversClasses(each, classes)
        if (!changed.some(isReaching)) return null
        const reaching = calls.filter(isReaching)
        const here = reaching.findLast((each) => 'step' in each)
        const rest = reaching.findLast((each) => 'stillUntil' in each)
        return {
          type: 'lessonCalled',
          code,
          step: here?.step ?? null,
          stepAt: here?.at ?? 0,
          stillMs: Math.max(0, (rest?.stillUntil ?? 0) - now()),
        }
      },
    }
  }
}
