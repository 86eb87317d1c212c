import * as z from 'zod/mini'
import { MINUTE } from '../domain/bounds.ts'
import type { ClientEvent, LessonCalled } from '../domain/events.ts'
import { type RoomStorage, sweep } from './storage.ts'

/** What a lesson was called to last; instants are milliseconds since 1970, 0 where there was no such call. */
const calls = z.object({
  step: z.nullable(z.string()),
  stepAt: z.number(),
  stillUntil: z.number(),
  /** From then on nobody is told any more. */
  until: z.number(),
})
type Calls = z.infer<typeof calls>

/** So long a call holds for whoever comes later, and screens rest at most: a teacher's computer may go to sleep meanwhile. */
export const CALL_HOLDS_MS = 15 * MINUTE

const PREFIX = 'lesson:'
const NONE: Calls = { step: null, stepAt: 0, stillUntil: 0, until: 0 }
/** Of the lessons that go on at the same time. */
const MOST_TOLD = 50

export interface LessonCalls {
  /** Keeps what an administrator calls the pupils of a lesson to. @returns what to tell them */
  keep(call: Extract<ClientEvent, { type: 'lessonCall' }>): Promise<LessonCalled>
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
    async keep({ code, call, step }) {
      await sweep(storage, PREFIX, (value) => read(value).until <= now())
      const before = read(await storage.get(PREFIX + code))
      const next: Calls = { ...(before.until > now() ? before : NONE), until: now() + CALL_HOLDS_MS }
      if (call === 'here') Object.assign(next, { step, stepAt: Math.max(now(), before.stepAt + 1) })
      else next.stillUntil = call === 'still' ? next.until : 0
      await storage.put(PREFIX + code, next)
      return told(code, next, now())
    },
    async of(code) {
      const kept = read(await storage.get(PREFIX + code))
      return kept.until > now() ? told(code, kept, now()) : null
    },
    async all() {
      const kept = await storage.list({ prefix: PREFIX, limit: MOST_TOLD })
      return [...kept].flatMap(([key, value]) => {
        const last = read(value)
        return last.until > now() ? [told(key.slice(PREFIX.length), last, now())] : []
      })
    },
  }
}

function told(code: string, { step, stepAt, stillUntil }: Calls, now: number): LessonCalled {
  return { type: 'lessonCalled', code, step, stepAt, stillMs: Math.max(0, stillUntil - now) }
}

function read(value: unknown): Calls {
  return z.safeParse(calls, value).data ?? NONE
}
