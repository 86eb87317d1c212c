import { Hono } from 'hono'
import { adminSessionAnswer } from '../../domain/api/auth.ts'
import { changePasswordRequest } from '../../domain/api/password.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { hasSecondFactor, TOKEN_SECONDS } from '../../domain/api/token.ts'
import { endSessions } from '../accounts/queries.ts'
import { assertCardSession, permit, signedInUser } from '../auth/permit.ts'
import { openAdminSession } from '../auth/session.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body } from '../http/validate.ts'
import { notifySessionsEnded } from '../room/notify-room.ts'
import { leaveSubstitution } from '../substitutes/session.ts'
import { changePassword } from './change-password.ts'
import { endSession } from './queries.ts'

/** Calls that end the caller's sessions. */
export const sessions = new Hono<AppEnv>()
  .post(
    '/password',
    documented("Change the caller's password", adminSessionAnswer),
    permit('changePassword'),
    body(changePasswordRequest),
    async (c) => {
      const { current, next } = c.req.valid('json')
      const user = await changePassword(c, signedInUser(c), current, next)
      notifySessionsEnded(c, [{ userID: user.id, tokenVersion: user.tokenVersion }])
      const by = c.var.session && hasSecondFactor(c.var.session) ? c.var.session.by : 'password'
      const answer = await openAdminSession(c, user, by, 'Your password is changed.')
      return answerWith(c, answer)
    },
  )
  .post(
    '/sign-out',
    documented("End the caller's session", successAnswer),
    permit('endSession'),
    async (c) => {
      if (c.var.substitute) {
        await leaveSubstitution(c, c.var.substitute)
        return answerWith(c, { success: true })
      }
      const { id } = signedInUser(c)
      // A token without a session id cannot be revoked; it expires.
      const sid = c.var.session?.sid
      if (sid === undefined) return answerWith(c, { success: true })
      const ended = await endSession(c.var.db, id, sid, c.var.now)
      if (ended.length === 0) {
        const headers = { 'Retry-After': String(TOKEN_SECONDS.api) }
        throw new Refusal('tooManyTriesMinutes', { minutes: TOKEN_SECONDS.api / 60 }, { headers })
      }
      notifySessionsEnded(c, ended)
      return answerWith(c, { success: true })
    },
  )
  .post(
    '/sign-out-everywhere',
    documented('End every session of the caller', successAnswer),
    permit('endSessions'),
    async (c) => {
      const { id } = signedInUser(c)
      assertCardSession(c)
      notifySessionsEnded(c, await endSessions(c.var.db, id))
      return answerWith(c, { success: true })
    },
  )
