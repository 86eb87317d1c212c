import * as z from 'zod/mini'
import { MINUTE } from '../domain/bounds.ts'
import type { ClientEvent, LessonCalled } from '../domain/events.ts'
import { type RoomStorage, sweep } from './storage.ts'

/** The last calls of a lesson. Instants are milliseconds since 1970, 0 if there was no such call. */
const calls = z.object({
  step: z.nullable(z.string()),
  stepAt: z.number(),
  stillUntil: z.number(),
  /** The administrator who called `still` last. Absent in rows of earlier versions, as is `stillMaxUntil`. */
  stillBy: z._default(z.nullable(z.int()), null),
  /** The latest instant that the last `still` may rest until. Later calls of the lesson do not extend it. */
  stillMaxUntil: z.optional(z.number()),
  /** The calls expire at this instant. */
  until: z.number(),
})
type Calls = z.infer<typeof calls>

/** How long a call reaches pupils who join later; also the longest rest of screens. */
export const CALL_HOLDS_MS = 15 * MINUTE
/** How long screens go on resting after the administrator who called it has disconnected, and can no longer end it. */
export const REST_AFTER_LEAVING_MS = 5 * MINUTE

const PREFIX = 'lesson:'
const NONE: Calls = { step: null, stepAt: 0, stillUntil: 0, stillBy: null, until: 0 }
const MAX_ACTIVE_LESSONS = 50

export interface LessonCalls {
  /** Stores a call of an administrator. @returns what to tell the pupils of the lesson */
  keep(call: Extract<ClientEvent, { type: 'lessonCall' }>, adminID: number): Promise<LessonCalled>
  /**
   * Sets how much longer the screens rest that the administrator called to rest: 0 ends it, Infinity restores what is left of the
   * call. @returns what to tell the pupils of each lesson that changed
   */
  limitRest(adminID: number, restMs: number): Promise<LessonCalled[]>
  /** What the pupils of a lesson are called to; null where nothing holds. */
  of(code: string): Promise<LessonCalled | null>
  /** What the pupils of all lessons are called to. */
  all(): Promise<LessonCalled[]>
}

/**
 * In the room's storage, so that a room that was put to sleep still knows them.
 * @param now milliseconds since 1970
 */
export function lessonCallsIn(storage: RoomStorage, now: () => number): LessonCalls {
  return {
    async keep({ code, call, step }, adminID) {
      await sweep(storage, PREFIX, (value) => read(value).until <= now())
      const before = read(await storage.get(PREFIX + code))
      const next: Calls = { ...(before.until > now() ? before : NONE), until: now() + CALL_HOLDS_MS }
      if (call === 'here') Object.assign(next, { step, stepAt: Math.max(now(), before.stepAt + 1) })
      else {
        const stillUntil = call === 'still' ? next.until : 0
        Object.assign(next, { stillUntil, stillMaxUntil: stillUntil, stillBy: adminID })
      }
      await storage.put(PREFIX + code, next)
      return calledTo(code, next, now())
    },
    async limitRest(adminID, restMs) {
      const told: LessonCalled[] = []
      for (const [code, last] of await current()) {
        const stillUntil = Math.min(last.stillMaxUntil ?? last.stillUntil, now() + restMs)
        if (last.stillBy !== adminID || last.stillUntil <= now() || stillUntil === last.stillUntil) continue
        const next = { ...last, stillUntil }
        await storage.put(PREFIX + code, next)
        told.push(calledTo(code, next, now()))
      }
      return told
    },
    async of(code) {
      const kept = read(await storage.get(PREFIX + code))
      return kept.until > now() ? calledTo(code, kept, now()) : null
    },
    async all() {
      return (await current()).map(([code, last]) => calledTo(code, last, now()))
    },
  }

  /** The calls that still hold, with the code of their lesson. */
  async function current(): Promise<[string, Calls][]> {
    const kept = await storage.list({ prefix: PREFIX, limit: MAX_ACTIVE_LESSONS })
    return [...kept].flatMap(([key, value]): [string, Calls][] => {
      const last = read(value)
      return last.until > now() ? [[key.slice(PREFIX.length), last]] : []
    })
  }
}

function calledTo(code: string, { step, stepAt, stillUntil }: Calls, now: number): LessonCalled {
  return { type: 'lessonCalled', code, step, stepAt, stillMs: Math.max(0, stillUntil - now) }
}

function read(value: unknown): Calls {
  return z.safeParse(calls, value).data ?? NONE
}
