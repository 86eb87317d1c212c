import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  changeGroupRequest,
  groupAnswer,
  groupsAnswer,
  MAX_GROUP_MEMBERS,
  MAX_GROUPS,
  newGroupRequest,
  type PupilGroup,
} from '../../domain/api/group.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { userNameKey } from '../../domain/api/user.ts'
import { audienceKey } from '../../domain/audience.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { notifyLessons } from '../lessons/send-lesson-audiences.ts'
import { addGroup, changeGroup, deleteGroup, findGroup, listGroups } from './queries.ts'

const ofGroup = path(z.object({ groupID: audienceKey }))

/** Groups of pupils, across or within classes. */
export const groups = new Hono<AppEnv>()
  .get('/', documented('The groups with their members', groupsAnswer), permit('editUsers'), async (c) =>
    answerWith(c, { success: true, data: await listGroups(c.var.db) }),
  )
  .post(
    '/',
    documented('Make a group', groupAnswer, 201),
    permit('editUsers'),
    body(newGroupRequest),
    async (c) => {
      const request = c.req.valid('json')
      const groups = await listGroups(c.var.db)
      mustBeFree(groups, request)
      const isNew = groups.every(({ groupID }) => groupID !== request.groupID)
      if (isNew && groups.length >= MAX_GROUPS) throw new Refusal('tooManyGroups', { most: MAX_GROUPS })
      await addGroup(c.var.db, request)
      const data = await mustFindGroup(c, request.groupID)
      c.var.notes.push({ changes: { groupSize: { to: data.userIDs.length } } })
      return answerWith(c, { success: true, data })
    },
  )
  .patch(
    '/:groupID',
    documented('Rename a group, add and remove members', groupAnswer),
    permit('editUsers'),
    ofGroup,
    body(changeGroupRequest),
    async (c) => {
      const { groupID } = c.req.valid('param')
      const changes = c.req.valid('json')
      const former = await mustFindGroup(c, groupID)
      const { name = former.name, add = [], remove = [] } = changes
      if (name !== former.name) mustBeFree(await listGroups(c.var.db), { groupID, name })
      const members = new Set([...former.userIDs, ...add].filter((id) => !remove.includes(id)))
      if (members.size > MAX_GROUP_MEMBERS)
        throw new Refusal('groupFull', { name, most: MAX_GROUP_MEMBERS, count: members.size })
      await changeGroup(c.var.db, groupID, changes)
      const data = await mustFindGroup(c, groupID)
      c.var.notes.push({ changes: changesBetween(loggedGroup(former), loggedGroup(data)) })
      notifyLessons(c)
      return answerWith(c, { success: true, data })
    },
  )
  .delete(
    '/:groupID',
    documented('Delete a group with its goal and checks', successAnswer),
    permit('editUsers'),
    ofGroup,
    async (c) => {
      if (!(await deleteGroup(c.var.db, c.req.valid('param').groupID))) throw new Refusal('groupUnknown')
      notifyLessons(c)
      return answerWith(c, { success: true })
    },
  )

/** @throws {Refusal} 404 */
async function mustFindGroup(c: Context<AppEnv>, groupID: string): Promise<PupilGroup> {
  const group = await findGroup(c.var.db, groupID)
  if (!group) throw new Refusal('groupUnknown')
  return group
}

/** @throws {Refusal} 409 if another group has the name */
function mustBeFree(
  groups: readonly PupilGroup[],
  { groupID, name }: Pick<PupilGroup, 'groupID' | 'name'>,
): void {
  if (groups.some((other) => other.groupID !== groupID && userNameKey(other.name) === userNameKey(name)))
    throw new Refusal('groupNameTaken', { name })
}

function loggedGroup({ name, userIDs }: PupilGroup) {
  return { groupName: name, groupSize: userIDs.length }
}
