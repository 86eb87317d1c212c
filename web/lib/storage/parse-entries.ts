import * as z from 'zod/mini'
import { activitiesAnswer } from '../../../domain/api/activity.ts'
import { menuAnswer } from '../../../domain/api/menu.ts'
import { sessionUser } from '../../../domain/api/user.ts'
import { browserStorage, tabStorage } from './browser-storage.ts'
import { migrateStorage } from './migrate-storage.ts'

/**
 * Parsers of browser storage entries. They load on demand, since a visitor's first page does not need the
 * schemas and zod.
 */

// Every page of a returning user loads this module before it reads other entries.
migrateStorage(browserStorage, tabStorage)

/** `reader` is the id of the user who read the menu, null for a visitor. */
const menuCopy = z.extend(menuAnswer, { reader: z.nullable(z.int()) })
export type MenuCopy = z.infer<typeof menuCopy>

// Each returns null if the entry is invalid.
export const parseUser = parserOf(sessionUser)
export const parseMenu = parserOf(menuCopy)
export const parseWeek = parserOf(z.object({ userID: z.int(), since: z.number(), week: activitiesAnswer }))
export const parseDevices = parserOf(z.array(z.object({ userID: z.int(), token: z.string() })))

function parserOf<Schema extends z.ZodMiniType>(schema: Schema): (text: string) => z.infer<Schema> | null {
  return (text) => {
    try {
      return z.parse(schema, JSON.parse(text))
    } catch {
      return null
    }
  }
}
