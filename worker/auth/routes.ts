import { type Context, Hono } from 'hono'
import {
  adminLoginRequest,
  type LoginAnswer,
  loginAnswer,
  loginRequest,
  roomTokenAnswer,
  sessionAnswer,
} from '../../domain/api/auth.ts'
import { cardLoginRequest } from '../../domain/api/card.ts'
import { passkeyOptions, passkeyRequest } from '../../domain/api/second-factor.ts'
import {
  classListAnswer,
  classListRequest,
  picturesLoginRequest,
  type Secret,
} from '../../domain/api/secret-pictures.ts'
import { openSubstituteAnswer, openSubstituteRequest } from '../../domain/api/substitute.ts'
import { recordSignIn } from '../admin-actions/record-event.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body } from '../http/validate.ts'
import { sendLessonAudiences } from '../lessons/send-lesson-audiences.ts'
import { visitorRead } from '../limits/call-bounds.ts'
import { checkCode } from '../second-factors/authenticator.ts'
import { findByPasskey, passkeyOptionsFor } from '../second-factors/passkeys.ts'
import { checkPictures } from '../secret-pictures/check.ts'
import { readClassList } from '../secret-pictures/queries.ts'
import { openSubstituteSession, signSubstituteRoomToken } from '../substitutes/session.ts'
import type { User } from '../users/queries.ts'
import { permit, signedInUser } from './permit.ts'
import { extendSession, openAdminSession, openSession, signRoomToken } from './session.ts'
import { findByCard, findByName, findByPassword, findByTile } from './sign-in.ts'

const DISABLED_ANSWER: LoginAnswer = {
  auth: false,
  message: 'Ce compte est désactivé. Demande à ton enseignante.',
  english: 'This account is disabled: please ask your teacher.',
}

/** Signing in reads no token, so that an outdated one cannot block it. */
export const auth = new Hono<AppEnv>()
  .post('/login', documented('Sign in by name', loginAnswer), body(loginRequest), async (c) => {
    const { userName, pictures } = c.req.valid('json')
    const { user, usesPictures, ofClass } = await findByName(c, userName)
    if (!user.isEnabled) return answerWith(c, DISABLED_ANSWER)
    if (user.isAdmin) return answerWith(c, passwordNeededAnswer(user))
    if (usesPictures) return answerWith(c, await answerPictures(c, user, pictures))
    return answerWith(c, await openSession(c, user, 'name', greeting(user), ofClass))
  })
  .post(
    '/class',
    documented("The names of a class, by the key in the class's address", classListAnswer),
    visitorRead,
    body(classListRequest),
    async (c) => {
      const data = await readClassList(c.var.db, c.req.valid('json').key)
      if (!data) throw new Refusal('classNotListed')
      return answerWith(c, { success: true, data })
    },
  )
  .post(
    '/pictures',
    documented('Sign in by the list of a class, with secret pictures if the class uses them', loginAnswer),
    body(picturesLoginRequest),
    async (c) => {
      const { key, userID, pictures } = c.req.valid('json')
      const { user, usesPictures } = await findByTile(c, key, userID)
      if (!user.isEnabled) return answerWith(c, DISABLED_ANSWER)
      if (usesPictures) return answerWith(c, await answerPictures(c, user, pictures))
      return answerWith(c, await openSession(c, user, 'name', greeting(user)))
    },
  )
  .post('/card', documented("Sign in by a pupil's card", loginAnswer), body(cardLoginRequest), async (c) => {
    const user = await findByCard(c, c.req.valid('json').card)
    if (!user.isEnabled) return answerWith(c, DISABLED_ANSWER)
    return answerWith(c, await openSession(c, user, 'card', greeting(user)))
  })
  .post(
    '/admin',
    documented('Sign in as an administrator', loginAnswer),
    body(adminLoginRequest),
    async (c) => {
      const login = c.req.valid('json')
      const { user, device } = await findByPassword(c, login)
      const checked = user.isEnabled ? await checkCode(c, user, login.code) : { by: 'password' as const }
      if ('problem' in checked) return answerWith(c, checked.problem)
      recordSignIn(c, user, checked.by)
      if (!user.isEnabled) return answerWith(c, DISABLED_ANSWER)
      return answerWith(c, await openAdminSession(c, user, checked.by, greeting(user), device))
    },
  )
  .post(
    '/passkey/options',
    documented('A challenge for any passkey of the site', passkeyOptions),
    async (c) => answerWith(c, await passkeyOptionsFor(c, null)),
  )
  .post(
    '/passkey',
    documented('Sign in by a passkey of an administrator', loginAnswer),
    body(passkeyRequest),
    async (c) => {
      const user = await findByPasskey(c, c.req.valid('json'))
      recordSignIn(c, user, 'passkey')
      if (!user.isEnabled) return answerWith(c, DISABLED_ANSWER)
      return answerWith(c, await openAdminSession(c, user, 'passkey', greeting(user)))
    },
  )
  .post('/refresh', documented('Extend the session', sessionAnswer), permit('refreshSession'), async (c) => {
    const user = signedInUser(c)
    return answerWith(c, await extendSession(c, user, greeting(user)))
  })
  .post(
    '/substitute',
    documented("Open a substitute's link, which ends its session elsewhere", openSubstituteAnswer),
    body(openSubstituteRequest),
    async (c) => {
      const data = await openSubstituteSession(c, c.req.valid('json').link)
      return answerWith(c, { success: true, data })
    },
  )
  .post('/room', documented('A token for the room', roomTokenAnswer), permit('enterRoom'), async (c) => {
    const { actor, substitute } = c.var
    const { token, expiry } = substitute
      ? await signSubstituteRoomToken(c, substitute)
      : await signRoomToken(c, signedInUser(c))
    // The room may have missed a change of a lesson's audience.
    if (actor?.role !== 'pupil') c.var.later(sendLessonAudiences(c))
    return answerWith(c, { token, expiry: expiry.toISOString() })
  })

async function answerPictures(
  c: Context<AppEnv>,
  user: User,
  given: Secret | undefined,
): Promise<LoginAnswer> {
  return (await checkPictures(c, user, given)) ?? openSession(c, user, 'pictures', greeting(user))
}

function greeting({ displayName }: User): string {
  return `Bonjour, ${displayName}!`
}

function passwordNeededAnswer({ userName }: User) {
  return { auth: true, user: { userName, isAdmin: true }, message: 'Please enter your password.' } as const
}
