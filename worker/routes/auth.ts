import { Hono } from 'hono'
import {
  adminLoginRequest,
  type LoginAnswer,
  loginAnswer,
  loginRequest,
  type RoomTokenAnswer,
  roomTokenAnswer,
  type SessionAnswer,
  sessionAnswer,
} from '../../domain/api/auth.ts'
import { cardLoginRequest } from '../../domain/api/card.ts'
import { permit, signedIn } from '../auth/permit.ts'
import { extendSession, openRoom, openSession } from '../auth/session.ts'
import { findByCard, findByName, findByPassword } from '../auth/sign-in.ts'
import type { AppEnv } from '../context.ts'
import type { User } from '../db/users.ts'
import { body, says } from '../validate.ts'

const DISABLED: LoginAnswer = {
  auth: false,
  message: 'Ce compte est désactivé. (This account is disabled: please ask your teacher.)',
}

/** Signing in needs no token, and asks for none: an old one must not stand in the way. */
export const auth = new Hono<AppEnv>()
  .post('/login', says('Sign in by name', loginAnswer), body(loginRequest), async (c) => {
    const user = await findByName(c, c.req.valid('json').userName)
    if (!user.isEnabled) return c.json(DISABLED)
    if (user.isAdmin) return c.json(passwordNeeded(user) satisfies LoginAnswer)
    return c.json((await openSession(c, user, 'name', welcome(user))) satisfies LoginAnswer)
  })
  .post('/card', says("Sign in by a pupil's card", loginAnswer), body(cardLoginRequest), async (c) => {
    const user = await findByCard(c, c.req.valid('json').card)
    if (!user.isEnabled) return c.json(DISABLED)
    return c.json((await openSession(c, user, 'card', welcome(user))) satisfies LoginAnswer)
  })
  .post('/admin', says('Sign in as an administrator', loginAnswer), body(adminLoginRequest), async (c) => {
    const { userName, password } = c.req.valid('json')
    const user = await findByPassword(c, userName, password)
    if (!user.isEnabled) return c.json(DISABLED)
    return c.json((await openSession(c, user, 'password', welcome(user))) satisfies LoginAnswer)
  })
  .post('/refresh', says('Extend the session', sessionAnswer), permit('refreshSession'), async (c) => {
    const user = signedIn(c)
    return c.json((await extendSession(c, user, welcome(user))) satisfies SessionAnswer)
  })
  .post('/room', says('A token for the room', roomTokenAnswer), permit('enterRoom'), async (c) => {
    const { token, expiry } = await openRoom(c, signedIn(c))
    return c.json({ token, expiry: expiry.toISOString() } satisfies RoomTokenAnswer)
  })

function welcome({ displayName }: User): string {
  return `Bonjour, ${displayName}!`
}

function passwordNeeded({ userName }: User) {
  return { auth: true, user: { userName, isAdmin: true }, message: 'Please enter your password.' } as const
}
