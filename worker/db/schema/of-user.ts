import { integer } from 'drizzle-orm/sqlite-core'
import { users } from './people.ts'

/** The user that a row belongs to. */
export const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id)
