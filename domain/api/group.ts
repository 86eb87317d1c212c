import * as z from 'zod/mini'
import { groupKey } from '../audience.ts'
import { nameUpTo } from './name.ts'
import { userIDs } from './several.ts'
import { successWith } from './success.ts'
import { userID } from './user.ts'

/** Groups of pupils. Only for administrators: no answer to a pupil names a group or its members. */

/** Per school. */
export const MAX_GROUPS = 60
/** Per group: two classes. */
export const MAX_GROUP_MEMBERS = 60

const name = nameUpTo(40)
const members = userIDs.check(
  z.maxLength(MAX_GROUP_MEMBERS, `doit avoir au plus ${MAX_GROUP_MEMBERS} élèves`),
)

export const pupilGroup = z.object({ groupID: z.string(), name: z.string(), userIDs: z.array(userID) })
export type PupilGroup = z.infer<typeof pupilGroup>

/** By name. */
export const groupsAnswer = successWith({ data: z.array(pupilGroup) })

/** The caller makes the id, so that a repeated call adds no second group. */
export const newGroupRequest = z.object({ groupID: groupKey, name, userIDs: members })
export type NewGroup = z.infer<typeof newGroupRequest>

/** Members are added and removed one by one, so that two teachers can edit a group at the same time. */
export const changeGroupRequest = z
  .object({ name: z.optional(name), add: z.optional(members), remove: z.optional(members) })
  .check(z.refine((changes) => Object.keys(changes).length > 0, 'doit nommer ce qui est à changer'))
export type GroupChanges = z.infer<typeof changeGroupRequest>

export const groupAnswer = successWith({ data: pupilGroup })
