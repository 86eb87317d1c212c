import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { CodeNeeded } from '../../domain/api/auth.ts'
import { authenticators } from '../db/schema.ts'
import { hashOf } from '../hash-of.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { assertUnlocked, checkSecret, subjects } from '../limits/limit.ts'
import type { User } from '../users/queries.ts'
import { type Authenticator, findAuthenticator } from './queries.ts'

const PERIOD_SECONDS = 30
/** Accepted clock difference, in time steps before and after the current one. */
const WINDOW_STEPS = 1
const SECRET_BYTES = 20

/**
 * Starts setting up an authenticator app with a new secret. It takes effect once a code confirms it.
 * @throws {Refusal} 409 if a confirmed one exists
 */
export async function beginAuthenticator(
  { var: { db, now } }: Context<AppEnv>,
  user: User,
): Promise<{ secret: string; url: string }> {
  const { Secret } = await import('otpauth')
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const setup = { secret, createdAt: now.toISOString() }
  const [stored] = await db
    .insert(authenticators)
    .values({ userID: user.id, ...setup })
    .onConflictDoUpdate({
      target: authenticators.userID,
      set: setup,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning()
  if (!stored) throw new Refusal('authenticatorPresent')
  return { secret, url: (await totpOf(stored, user.userName)).toString() }
}

/**
 * Confirms the authenticator app with its first code.
 * @returns the recovery codes, which cannot be read again
 * @throws {Refusal} 409 if no setup was started, 400 for a wrong code
 */
export async function confirmAuthenticator(c: Context<AppEnv>, user: User, code: string): Promise<string[]> {
  const { db, now } = c.var
  const unconfirmed = await db.select().from(authenticators).where(eq(authenticators.userID, user.id)).get()
  if (!unconfirmed) throw new Refusal('authenticatorMissing')
  const step = await stepOf(unconfirmed, code, now)
  if (step === null) throw new Refusal('codeWrong')
  const codes = makeRecoveryCodes()
  const confirmed = await db
    .update(authenticators)
    .set({ confirmedAt: now.toISOString(), lastStep: step, recoveryCodes: await hashesOf(codes) })
    .where(
      and(
        eq(authenticators.userID, user.id),
        eq(authenticators.secret, unconfirmed.secret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ userID: authenticators.userID })
  if (confirmed.length === 0) throw new Refusal('authenticatorPresent')
  return codes
}

/** Replaces the recovery codes with ten new ones. @throws {Refusal} 409 without an authenticator app */
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
 * Checks the second factor of a user whose password was right. The password is checked first, so that nobody
 * without it can lock the codes.
 * @returns the proven sign-in method, or the answer that asks for a code
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
    return {
      problem: codeNeeded("Entrez le code de votre application d'authentification, ou un code de secours."),
    }
  const isRight = await tryCode(c, authenticator, code)
  return isRight ? { by: 'code' } : { problem: codeNeeded("Ce n'est pas le bon code, ou il a déjà servi.") }
}

function codeNeeded(message: string): CodeNeeded {
  return { auth: false, needsCode: true, message }
}

/**
 * App codes and recovery codes have separate locks, so that guesses at app codes do not lock out a user who
 * has lost the app.
 */
async function tryCode(c: Context<AppEnv>, authenticator: Authenticator, code: string): Promise<boolean> {
  const typed = code.replace(/\s/g, '')
  const isOfApp = /^\d{6}$/.test(typed)
  const counted = subjects(isOfApp ? 'code' : 'recoveryCode', String(authenticator.userID))
  const isRight = await checkSecret(c, counted, () =>
    isOfApp ? takeStep(c, authenticator, typed) : takeRecoveryCode(c, authenticator, typed),
  )
  if (!isRight) await assertUnlocked(c, counted)
  return isRight
}

/** Each code works once: the update succeeds only if its time step is later than the last used one. */
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
    .where(and(isUnchanged(authenticator), lt(authenticators.lastStep, step)))
    .returning({ userID: authenticators.userID })
  return taken.length > 0
}

async function takeRecoveryCode(
  { var: { db } }: Context<AppEnv>,
  authenticator: Authenticator,
  code: string,
): Promise<boolean> {
  const hash = await hashRecoveryCode(code)
  const matching = sql`FROM json_each(${authenticators.recoveryCodes}) WHERE value`
  const taken = await db
    .update(authenticators)
    .set({ recoveryCodes: sql`(SELECT json_group_array(value) ${matching} <> ${hash})` })
    .where(and(isUnchanged(authenticator), sql`EXISTS (SELECT 1 ${matching} = ${hash})`))
    .returning({ userID: authenticators.userID })
  return taken.length > 0
}

/** Matches the row unless the app was removed or replaced since it was read. */
function isUnchanged({ userID, secret }: Authenticator) {
  return and(
    eq(authenticators.userID, userID),
    eq(authenticators.secret, secret),
    isNotNull(authenticators.confirmedAt),
  )
}

function isConfirmedOf({ id }: User) {
  return and(eq(authenticators.userID, id), isNotNull(authenticators.confirmedAt))
}

/** The time step of a code; null if it is wrong. */
async function stepOf(authenticator: Authenticator, code: string, now: Date): Promise<number | null> {
  const totp = await totpOf(authenticator)
  const delta = totp.validate({
    token: code.replace(/\s/g, ''),
    timestamp: now.getTime(),
    window: WINDOW_STEPS,
  })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

async function totpOf({ secret }: Authenticator, label = '') {
  const { TOTP } = await import('otpauth')
  return new TOTP({ issuer: 'Mme Bravo', label, secret, period: PERIOD_SECONDS })
}

async function hashesOf(codes: readonly string[]): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map(hashRecoveryCode)))
}

const CODE_COUNT = 10
/** 32 characters, i.e. five bits each, without letters that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'
const CODE_LENGTH = 16

/** Ten codes of 80 random bits, such as `abcd-efgh-jkmn-pqrs`. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => {
    const letters = Array.from(
      crypto.getRandomValues(new Uint8Array(CODE_LENGTH)),
      (byte) => ALPHABET[byte % 32],
    )
    return letters.join('').replace(/.{4}(?!$)/g, '$&-')
  })
}

/** The stored hash of a code, ignoring case and separators. Codes have 80 random bits, so a fast hash is enough. */
async function hashRecoveryCode(code: string): Promise<string> {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return hashOf(Uint8Array.from(new TextEncoder().encode(typed)))
}
