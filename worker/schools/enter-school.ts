import type { Context } from 'hono'
import { openDatabase } from '../db/database.ts'
import type { AppEnv } from '../http/context.ts'
import type { SchoolStores } from './stores.ts'

/** From here on the call is of this school. */
export function enterSchool(c: Context<AppEnv>, school: SchoolStores): void {
  c.set('school', school)
  c.set('db', openDatabase(school.database))
}
