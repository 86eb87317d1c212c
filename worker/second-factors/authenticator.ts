import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { CodeNeeded } from '../../domain/api/auth.ts'
import { authenticators } from '../db/schema.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { mustBeUnlocked, subjects, tryOnce } from '../limits/limit.ts'
import type { User } from '../users/queries.ts'
import { type Authenticator, findAuthenticator } from './queries.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'

const PERIOD_SECONDS = 30
/** How many steps before and after the present one a code may be of: clocks differ. */
const WINDOW = 1
const SECRET_BYTES = 20

/** Begins with a new secret, which asks nothing before a code confirms it. @throws {Refusal} 409 where there is a confirmed one */
export async function beginAuthenticator(
  { var: { db, now } }: Context<AppEnv>,
  user: User,
): Promise<{ secret: string; url: string }> {
  const { Secret } = await import('otpauth')
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const begun = { secret, createdAt: now.toISOString() }
  const [stored] = await db
    .insert(authenticators)
    .values({ userID: user.id, ...begun })
    .onConflictDoUpdate({
      target: authenticators.userID,
      set: begun,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning()
  if (!stored) throw new Refusal('authenticatorPresent')
  return { secret, url: (await totpOf(stored, user.userName)).toString() }
}

/**
 * Confirms the authenticator app by its first code.
 * @returns the recovery codes, which are told this once
 * @throws {Refusal} 409 where none was begun, 400 for another code
 */
export async function confirmAuthenticator(c: Context<AppEnv>, user: User, code: string): Promise<string[]> {
  const { db, now } = c.var
  const begun = await db.select().from(authenticators).where(eq(authenticators.userID, user.id)).get()
  if (!begun) throw new Refusal('authenticatorMissing')
  const step = await stepOf(begun, code, now)
  if (step === null) throw new Refusal('codeWrong')
  const codes = makeRecoveryCodes()
  const confirmed = await db
    .update(authenticators)
    .set({ confirmedAt: now.toISOString(), lastStep: step, recoveryCodes: await hashesOf(codes) })
    .where(
      and(
        eq(authenticators.userID, user.id),
        eq(authenticators.secret, begun.secret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userID: authenticators.userID })
  if (confirmed.length === 0) throw new Refusal('authenticatorPresent')
  return codes
}

/** Puts ten new recovery codes in the place of those before. @throws {Refusal} 409 without an authenticator app */
export async function renewRecoveryCodes({ var: { db } }: Context<AppEnv>, user: User): Promise<string[]> {
  const codes = makeRecoveryCodes()
  const renewed = await db
    .update(authenticators)
    .set({ recoveryCodes: await hashesOf(codes) })
    .where(isConfirmedOf(user))
    .returning({ userID: authenticators.userID })
  if (renewed.length === 0) throw new Refusal('authenticatorMissing')
  return codes
}

/**
 * What the code of a user adds whose password was right: how they are proven, or what is still needed. The password comes first, so that
 * nobody without it can lock the codes.
 * @throws {Refusal} 429 after too many wrong codes
 */
export async function checkCode(
  c: Context<AppEnv>,
  user: User,
  code: string | undefined,
): Promise<{ problem: CodeNeeded } | { by: 'password' | 'code' }> {
  const authenticator = await findAuthenticator(c.var.db, user.id)
  if (!authenticator) return { by: 'password' }
  if (code === undefined)
    return { problem: codeNeeded("Entrez le code de votre application d'authentification.") }
  const isRight = await tryCode(c, authenticator, code)
  return isRight ? { by: 'code' } : { problem: codeNeeded("Ce n'est pas le bon code, ou il a déjà servi.") }
}

function codeNeeded(message: string): CodeNeeded {
  return { auth: false, needsCode: true, message }
}

/** Codes of the app and recovery codes have locks of their own: who has lost the app is not kept out by guesses at its codes. */
async function tryCode(c: Context<AppEnv>, authenticator: Authenticator, code: string): Promise<boolean> {
  const typed = code.replace(/\s/g, '')
  const isOfApp = /^\d{6}$/.test(typed)
  const guessed = subjects(isOfApp ? 'code' : 'recoveryCode', String(authenticator.userID))
  const isRight = await tryOnce(c, guessed, () =>
    isOfApp ? takeStep(c, authenticator, typed) : takeRecoveryCode(c, authenticator, typed),
  )
  if (!isRight) await mustBeUnlocked(c, guessed)
  return isRight
}

/** Each code opens once: the database decides by the step that it is of. */
async function takeStep(
  { var: { db, now } }: Context<AppEnv>,
  authenticator: Authenticator,
  code: string,
): Promise<boolean> {
  const step = await stepOf(authenticator, code, now)
  if (step === null) return false
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(isSame(authenticator), lt(authenticators.lastStep, step)))
    .returning({ userID: authenticators.userID })
  return taken.length > 0
}

async function takeRecoveryCode(
  { var: { db } }: Context<AppEnv>,
  authenticator: Authenticator,
  code: string,
): Promise<boolean> {
  const hash = await hashRecoveryCode(code)
  const kept = sql`FROM json_each(${authenticators.recoveryCodes}) WHERE value`
  const taken = await db
    .update(authenticators)
    .set({ recoveryCodes: sql`(SELECT json_group_array(value) ${kept} <> ${hash})` })
    .where(and(isSame(authenticator), sql`EXISTS (SELECT 1 ${kept} = ${hash})`))
    .returning({ userID: authenticators.userID })
  return taken.length > 0
}

/** The row as it was read, unless the app was removed or replaced since. */
function isSame({ userID, secret }: Authenticator) {
  return and(
    eq(authenticators.userID, userID),
    eq(authenticators.secret, secret),
    isNotNull(authenticators.confirmedAt),
  )
}

function isConfirmedOf({ id }: User) {
  return and(eq(authenticators.userID, id), isNotNull(authenticators.confirmedAt))
}

/** The time step that a code is of; null for a wrong one. */
async function stepOf(authenticator: Authenticator, code: string, now: Date): Promise<number | null> {
  const totp = await totpOf(authenticator)
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

async function totpOf({ secret }: Authenticator, label = '') {
  const { TOTP } = await import('otpauth')
  return new TOTP({ issuer: 'Mme Bravo', label, secret, period: PERIOD_SECONDS })
}

async function hashesOf(codes: readonly string[]): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map(hashRecoveryCode)))
}
