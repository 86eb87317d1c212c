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
import { assertOwnPupils, permit } from '../auth/permit.ts'
import { notifyChecks } from '../checks/notify-checks.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { notifyLessons } from '../lessons/send-lesson-audiences.ts'
import { ownKeyMatcher } from './audience.ts'
import { addGroup, changeGroup, deleteGroup, findGroup, listGroups } from './queries.ts'

const ofGroup = path(z.object({ groupID: audienceKey }))

/**
 * Groups of pupils, across or within classes. A colleague sees a group only if all its members are pupils of
 * her classes.
 */
export const groups = new Hono<AppEnv>()
  .get('/', documented('The groups with their members', groupsAnswer), permit('runLessons'), async (c) =>
    answerWith(c, { success: true, data: await listGroups(c.var.db, c.var.actor) }),
  )
  .post(
    '/',
    documented('Create a group', groupAnswer, 201),
    permit('runLessons'),
    body(newGroupRequest),
    async (c) => {
      const request = c.req.valid('json')
      await assertOwnPupils(c, request.userIDs)
      const groups = await listGroups(c.var.db, null)
      const isNew = groups.every(({ groupID }) => groupID !== request.groupID)
      if (isNew && groups.length >= MAX_GROUPS) throw new Refusal('tooManyGroups', { most: MAX_GROUPS })
      if (!isNew) await requireGroup(c, request.groupID)
      await assertFreeName(c, request)
      await addGroup(c.var.db, request)
      if (!isNew) notifyMembers(c)
      const data = await requireGroup(c, request.groupID)
      c.var.notes.push({ changes: { groupSize: { to: data.userIDs.length } } })
      return answerWith(c, { success: true, data })
    },
  )
  .patch(
    '/:groupID',
    documented('Rename a group, add and remove members', groupAnswer),
    permit('runLessons'),
    ofGroup,
    body(changeGroupRequest),
    async (c) => {
      const { groupID } = c.req.valid('param')
      const changes = c.req.valid('json')
      const former = await requireGroup(c, groupID)
      const { name = former.name, add = [], remove = [] } = changes
      await assertOwnPupils(c, add)
      if (name !== former.name) await assertFreeName(c, { groupID, name })
      const members = new Set([...former.userIDs, ...add].filter((id) => !remove.includes(id)))
      if (members.size > MAX_GROUP_MEMBERS)
        throw new Refusal('groupFull', { name, most: MAX_GROUP_MEMBERS, count: members.size })
      await changeGroup(c.var.db, groupID, changes)
      notifyMembers(c)
      // A group without pupils does not belong to a colleague any more.
      const data = await findGroup(c.var.db, groupID)
      if (!data) throw new Refusal('groupUnknown')
      c.var.notes.push({ changes: changesBetween(loggedGroup(former), loggedGroup(data)) })
      return answerWith(c, { success: true, data })
    },
  )
  .delete(
    '/:groupID',
    documented('Delete a group with its goal and checks', successAnswer),
    permit('runLessons'),
    ofGroup,
    async (c) => {
      const { groupID } = await requireGroup(c, c.req.valid('param').groupID)
      if (!(await deleteGroup(c.var.db, groupID))) throw new Refusal('groupUnknown')
      notifyMembers(c)
      return answerWith(c, { success: true })
    },
  )

/** @throws {Refusal} 404 for an unknown group, and for one that the teacher may not see */
async function requireGroup(c: Context<AppEnv>, groupID: string): Promise<PupilGroup> {
  const { actor, db } = c.var
  const group = await findGroup(db, groupID)
  if (!group || !(await ownKeyMatcher(db, actor))(groupID)) throw new Refusal('groupUnknown')
  return group
}

/** @throws {Refusal} 409 if another group has the name. Groups that the teacher may not see do not count. */
async function assertFreeName(
  { var: { actor, db } }: Context<AppEnv>,
  { groupID, name }: Pick<PupilGroup, 'groupID' | 'name'>,
): Promise<void> {
  const groups = await listGroups(db, actor)
  if (groups.some((other) => other.groupID !== groupID && userNameKey(other.name) === userNameKey(name)))
    throw new Refusal('groupNameTaken', { name })
}

/** Makes open browsers reload lessons and checks, which depend on the group's members. */
function notifyMembers(c: Context<AppEnv>): void {
  notifyLessons(c)
  notifyChecks(c)
}

function loggedGroup({ name, userIDs }: PupilGroup) {
  return { groupName: name, groupSize: userIDs.length }
}
