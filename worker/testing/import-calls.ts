import { asc, eq, gt } from 'drizzle-orm'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { importAnswer } from '../../domain/api/import.ts'
import { classes, users } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { people } from './rows.ts'
import { openSchool, type School } from './school.ts'

export const HEADER = 'userName,displayName,classCode,pin'
export const CSV = { 'content-type': 'text/csv' }

/** Opens a school with a second class, 6-3. */
export async function openSchoolForImport(changes: Partial<Env> = {}): Promise<School> {
  const school = await openSchool(changes)
  await school.db.insert(classes).values({ classCode: '6-3', teacherName: 'M. Roy', grade: 6 })
  return school
}

/** A list that adds two pupils, Zoé and Yan, and changes Alice. */
export const threePupils = `${HEADER},sameAs\nzoe,Zoé,6-3,0042,\nyan,Yan,6-3,,\nALICE,Alice B.,6-3,1234,${people.alice.id}\n`

/**
 * Calls that import lists of pupils and undo imports, on the school of the running test.
 * @param onLater called when a call's background work has started
 */
export function importCalls(school: () => School, onLater: () => void = () => {}) {
  const send = (body: string, query = '', headers: Record<string, string> = CSV) =>
    school().call(`POST /user/import${query}`, { as: 'madame', body, headers, onLater })
  return {
    send,
    async taken(answer: ReturnType<typeof send>) {
      const { status, body } = await answer
      expect(status).toBe(200)
      return z.parse(importAnswer, body)
    },
    undo: (importID: string | null, as: 'madame' | 'alice' = 'madame') =>
      school().call(`DELETE /user/import/${importID}`, { as, onLater }),
    rowOf: (userNameKey: string) =>
      school().db.select().from(users).where(eq(users.userNameKey, userNameKey)).get(),
    /** The users added by the list. */
    newcomers: () =>
      school().db.select().from(users).where(gt(users.id, people.ancienne.id)).orderBy(asc(users.id)),
  }
}

/** The response if every row was accepted. */
export const nothingRejected = (created: number, updated: number) => ({
  success: true,
  created,
  updated,
  rejected: [],
  importID: created + updated === 0 ? null : expect.any(String),
})
