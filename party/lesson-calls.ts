import * as z from 'zod/mini'
import { MINUTE } from '../domain/bounds.ts'
import type { ClientEvent, LessonCalled } from '../domain/events.ts'
import { type RoomStorage, sweep } from './storage.ts'

/** The latest calls of a lesson. Instants are milliseconds since 1970, 0 if there was no such call. */
const calls = z.object({
  step: z.nullable(z.string()),
  stepAt: z.number(),
  stillUntil: z.number(),
  /** The administrator who last called `still`. Rows of earlier versions lack this and `stillMaxUntil`. */
  stillBy: z._default(z.nullable(z.int()), null),
  /** The latest end of the last `still`. Later calls of the lesson do not extend it. */
  stillMaxUntil: z.optional(z.number()),
  /** When the calls expire. */
  until: z.number(),
})
type Calls = z.infer<typeof calls>

/** Pupils who join within this time still get the call. Also the maximum rest of screens. */
export const CALL_LIFETIME_MS = 15 * MINUTE
/** How long screens keep resting after the administrator who called the rest disconnects. */
export const REST_AFTER_LEAVING_MS = 5 * MINUTE

const PREFIX = 'lesson:'
const NO_CALLS: Calls = { step: null, stepAt: 0, stillUntil: 0, stillBy: null, until: 0 }
const MAX_ACTIVE_LESSONS = 50

export interface LessonCalls {
  /** Stores an administrator's call. @returns the event for the pupils of the lesson */
  store(call: Extract<ClientEvent, { type: 'lessonCall' }>, adminID: number): Promise<LessonCalled>
  /**
   * Limits the remaining rest of screens that the administrator called. 0 ends it; Infinity restores the
   * call's full length.
   * @returns one event for each lesson that changed
   */
  limitRest(adminID: number, restMs: number): Promise<LessonCalled[]>
  /** The current call of a lesson, or null. */
  get(code: string): Promise<LessonCalled | null>
  /** The current calls of all lessons. */
  all(): Promise<LessonCalled[]>
}

/** Kept in the room's storage, so that calls survive hibernation. `now` returns milliseconds since 1970. */
export function createLessonCalls(storage: RoomStorage, now: () => number): LessonCalls {
  return {
    async store({ code, call, step }, adminID) {
      await sweep(storage, PREFIX, (value) => parse(value).until <= now())
      const before = parse(await storage.get(PREFIX + code))
      const next: Calls = { ...(before.until > now() ? before : NO_CALLS), until: now() + CALL_LIFETIME_MS }
      if (call === 'here') Object.assign(next, { step, stepAt: Math.max(now(), before.stepAt + 1) })
      else {
        const stillUntil = call === 'still' ? next.until : 0
        Object.assign(next, { stillUntil, stillMaxUntil: stillUntil, stillBy: adminID })
      }
      await storage.put(PREFIX + code, next)
      return toEvent(code, next, now())
    },
    async limitRest(adminID, restMs) {
      const changed: LessonCalled[] = []
      for (const [code, last] of await current()) {
        const stillUntil = Math.min(last.stillMaxUntil ?? last.stillUntil, now() + restMs)
        if (last.stillBy !== adminID || last.stillUntil <= now() || stillUntil === last.stillUntil) continue
        const next = { ...last, stillUntil }
        await storage.put(PREFIX + code, next)
        changed.push(toEvent(code, next, now()))
      }
      return changed
    },
    async get(code) {
      const stored = parse(await storage.get(PREFIX + code))
      return stored.until > now() ? toEvent(code, stored, now()) : null
    },
    async all() {
      return (await current()).map(([code, last]) => toEvent(code, last, now()))
    },
  }

  /** The calls that have not expired, each with the code of its lesson. */
  async function current(): Promise<[string, Calls][]> {
    const stored = await storage.list({ prefix: PREFIX, limit: MAX_ACTIVE_LESSONS })
    return [...stored].flatMap(([key, value]): [string, Calls][] => {
      const last = parse(value)
      return last.until > now() ? [[key.slice(PREFIX.length), last]] : []
    })
  }
}

function toEvent(code: string, { step, stepAt, stillUntil }: Calls, now: number): LessonCalled {
  return {
    type: 'lessonCalled',
    code,
    // A later rest does not extend the call to a step.
    step: stepAt > now - CALL_LIFETIME_MS ? step : null,
    stepAt,
    stillMs: Math.max(0, stillUntil - now),
  }
}

function parse(value: unknown): Calls {
  return z.safeParse(calls, value).data ?? NO_CALLS
}
