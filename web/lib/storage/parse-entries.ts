import * as z from 'zod/mini'
import { activitiesAnswer } from '../../../domain/api/activity.ts'
import { menuAnswer } from '../../../domain/api/menu.ts'
import { sessionUser } from '../../../domain/api/user.ts'

/** Parsers of browser storage entries. They load on demand: a visitor's first page goes without the schemas and zod. */

/** `reader` is the id of the user who read the menu, null for a visitor, and absent in entries of older versions. */
const menuCopy = z.extend(menuAnswer, { reader: z.optional(z.nullable(z.int())) })
export type MenuCopy = z.infer<typeof menuCopy>

// Each returns null if the entry is invalid or from an older version of the site.
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
