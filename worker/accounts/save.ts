import type { Context } from 'hono'
import type { AddUserRequest, ChangeUserRequest } from '../../domain/api/account.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { NO_MORE_TOKENS } from '../../domain/events.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { assertFreshProof } from '../auth/permit.ts'
import { listClassCodes } from '../classes/queries.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { requireUser } from '../http/require-user.ts'
import { notifyLessons } from '../lessons/send-lesson-audiences.ts'
import { notifyClassesChanged, notifySessionsEnded } from '../room/notify-room.ts'
import { findUserByName, scopeOf, type User } from '../users/queries.ts'
import { accountChanges, assertGradeInClasses } from './changes.ts'
import { eraseUser } from './erase.ts'
import { addUser, changeUser } from './queries.ts'

/**
 * @throws {Refusal} 400 if the account would be invalid, 403 for an administrator without a fresh proof, 409
 * for a taken name
 */
export async function addAccount(c: Context<AppEnv>, request: AddUserRequest): Promise<User> {
  const { db, now } = c.var
  const { userName, displayName } = request
  const avatarUrl = request.avatarUrl ?? NO_AVATAR
  const isAdmin = request.isAdmin ?? false
  if (isAdmin) assertFreshProof(c)
  const password = request.password ?? undefined
  await assertGradeInClasses(db, [request.classCode], request.grade)
  const values = {
    classCode: null,
    pin: null,
    isEnabled: true,
    scope: null,
    passwordHash: null,
    supports: 0,
    grade: null,
    ...(await accountChanges({ ...request, avatarUrl, isAdmin, password }, null, await listClassCodes(db))),
    userName,
    displayName,
    avatarUrl,
    isAdmin,
  }
  const user = await addUser(db, values, now)
  if (!user) throw new Refusal('nameTaken', { userName })
  return user
}

/**
 * @throws {Refusal} 404 for an unknown user; 403 for an administrator without a fresh proof; 400 if the
 * account would be invalid; 409 for a taken name, for locking oneself out and for removing the last
 * administrator
 */
export async function changeAccount(
  c: Context<AppEnv>,
  id: number,
  request: ChangeUserRequest,
): Promise<User> {
  const { db } = c.var
  const former = await requireUser(c, id)
  if (former.isAdmin || request.isAdmin) assertFreshProof(c)
  if (request.isAdmin === false || request.isEnabled === false || request.scope) assertNotSelf(c, id)
  await assertGradeInClasses(db, [request.classCode ?? former.classCode], request.grade)
  const user = await changeUser(db, id, await accountChanges(request, former, await listClassCodes(db)))
  if (user) {
    const limits = (of: User) => scopeOf(of) ?? { classCodes: null, content: null }
    c.var.notes.push({
      changes: changesBetween({ ...former, ...limits(former) }, { ...user, ...limits(user) }),
    })
    if (user.tokenVersion !== former.tokenVersion) {
      notifySessionsEnded(c, [{ userID: id, tokenVersion: user.tokenVersion }])
    }
    if (user.isAdmin !== former.isAdmin) notifyLessons(c)
    if (user.classCode !== former.classCode || user.scope !== former.scope) notifyClassesChanged(c, [id])
    return user
  }
  await requireUser(c, id)
  const namesake = request.userName === undefined ? undefined : await findUserByName(db, request.userName)
  throw namesake && namesake.id !== id
    ? new Refusal('nameTaken', { userName: namesake.userName })
    : new Refusal('lastAdministrator')
}

/** @throws {Refusal} 404 for an unknown user; 409 for oneself and for the last enabled administrator */
export async function eraseAccount(c: Context<AppEnv>, id: number): Promise<void> {
  const user = await requireUser(c, id)
  assertNotSelf(c, id)
  const isErased = await eraseUser(c.var.db, user)
  if (!isErased) {
    await requireUser(c, id)
    throw new Refusal('lastAdministrator')
  }
  notifySessionsEnded(c, [{ userID: id, tokenVersion: NO_MORE_TOKENS }])
}

function assertNotSelf(c: Context<AppEnv>, id: number): void {
  if (id !== c.var.actor?.id) return
  throw new Refusal('ownAccount')
}
