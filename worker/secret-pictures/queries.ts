import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type ClassSignIn, type ListedPupil, type Secret, secret } from '../../domain/api/secret-pictures.ts'
import { type Student, userNameKey } from '../../domain/api/user.ts'
import type { EndedSessions } from '../../domain/events.ts'
import { SECRET_LENGTH, secretPictures } from '../../domain/secret-pictures.ts'
import { listPupilsOfClass } from '../cards/queries.ts'
import type { ClassFacts } from '../classes/queries.ts'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { attempts, classes, users } from '../db/schema.ts'
import { isRestoring, unlessRestoring } from '../schools/restore-lock.ts'
import type { User } from '../users/queries.ts'
import { asksForPictures } from './asks-for-pictures.ts'
import { isTryOf } from './tries.ts'

/** Who signs in, whether their class asks for the pictures, and what their session tells of it. */
export interface SigningIn {
  user: User
  usesPictures: boolean
  ofClass: ClassFacts
}

const signingInByName = prepared((db) =>
  db
    .select({
      user: users,
      usesPictures: classes.usesPictures,
      hasMicrophones: classes.hasMicrophones,
      grade: classes.grade,
      isRestoring,
    })
    .from(users)
    .leftJoin(classes, eq(classes.classCode, users.classCode))
    .where(eq(users.userNameKey, sql.placeholder('key')))
    .prepare(),
)

/** @throws {Refusal} 503 while a restore is running */
export async function findSigningIn(db: Database, userName: string): Promise<SigningIn | undefined> {
  const row = unlessRestoring(await signingInByName(db).get({ key: userNameKey(userName) }))
  return (
    row && {
      user: row.user,
      usesPictures: row.usesPictures === true,
      ofClass: { hasMicrophones: row.hasMicrophones !== false, grade: row.grade },
    }
  )
}

/** A pupil in the public list of a class. @throws {Refusal} 503 while a restore is running */
export async function findListed(db: Database, userID: number): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users, isRestoring })
    .from(users)
    .innerJoin(classes, and(eq(classes.classCode, users.classCode), eq(classes.offersNames, true)))
    .where(and(eq(users.id, userID), eq(users.isAdmin, false)))
  return unlessRestoring(row)?.user
}

/** The classes whose pupils choose their name in a list, by code. */
export async function listListedClasses(db: Database): Promise<{ classCode: string }[]> {
  return db
    .select({ classCode: classes.classCode })
    .from(classes)
    .where(eq(classes.offersNames, true))
    .orderBy(asc(classes.classCode))
}

/** The enabled pupils of a class that offers their names, by name; undefined where it does not. */
export async function listListedPupils(db: Database, classCode: string): Promise<ListedPupil[] | undefined> {
  const offered = db
    .select({ classCode: classes.classCode })
    .from(classes)
    .where(and(eq(classes.classCode, classCode), eq(classes.offersNames, true)))
  const pupils = db
    .select({ id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl })
    .from(users)
    .where(and(inArray(users.classCode, offered), eq(users.isAdmin, false), eq(users.isEnabled, true)))
    .orderBy(asc(users.displayName), asc(users.id))
  const [found, rows] = await db.batch([offered, pupils])
  return found.length === 0 ? undefined : rows
}

/**
 * Changes how the pupils of a class sign in. Where they need secret pictures from now on, their sessions end, since a name
 * alone may have opened them.
 * @returns the class, undefined if there is none, and whose sessions ended
 */
export async function changeSignIn(
  db: Database,
  classCode: string,
  { usesPictures, offersNames }: ClassSignIn,
) {
  const startsNow = usesPictures ? sql`NOT ${asksForPictures(classCode)}` : sql`0`
  const [ended, [changed]] = await db.batch([
    db
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(and(eq(users.classCode, classCode), eq(users.isAdmin, false), startsNow))
      .returning({ userID: users.id, tokenVersion: users.tokenVersion }),
    db
      .update(classes)
      .set({ usesPictures, offersNames: usesPictures && offersNames })
      .where(eq(classes.classCode, classCode))
      .returning(),
  ])
  if (changed?.usesPictures) await listSecrets(db, classCode)
  return { changed, ended }
}

/** The enabled pupils of all classes that ask for secret pictures who have wrong tries, by class and name. */
export async function listGuessedPupils(db: Database): Promise<Student[]> {
  const { id, displayName, avatarUrl } = users
  const tries = db.select({ attemptID: attempts.attemptID }).from(attempts).where(isTryOf(id))
  return db
    .select({ id, displayName, classCode: classes.classCode, avatarUrl })
    .from(classes)
    .innerJoin(users, eq(users.classCode, classes.classCode))
    .where(
      and(eq(classes.usesPictures, true), eq(users.isAdmin, false), eq(users.isEnabled, true), exists(tries)),
    )
    .orderBy(asc(classes.classCode), asc(displayName), asc(id))
}

/** The pictures of a class's enabled pupils, by name. Who has none yet gets some. */
export async function listSecrets(
  db: Database,
  classCode: string,
): Promise<{ userID: number; pictures: Secret }[]> {
  const pupils = await listPupilsOfClass(db, classCode)
  const without = pupils.flatMap(({ id, secretPictures }) => (secretPictures === null ? [id] : []))
  const given = without.length === 0 ? [] : await giveSecrets(db, without)
  const known = new Map([...pupils, ...given].map((row) => [row.id, row.secretPictures]))
  return pupils.flatMap(({ id }) => {
    const kept = known.get(id)
    return kept ? [{ userID: id, pictures: asSecret(kept) }] : []
  })
}

/** Of two who ask at once the first gives them, and both are told the same. */
function giveSecrets(db: Database, ids: readonly number[]) {
  const drawn = JSON.stringify(ids.map((id) => [id, drawSecret().join(' ')]))
  return db
    .update(users)
    .set({ secretPictures: sql`coalesce(${users.secretPictures}, drawn.value ->> 1)` })
    .from(sql`json_each(${drawn}) AS drawn`)
    .where(eq(users.id, sql`drawn.value ->> 0`))
    .returning({ id: users.id, secretPictures: users.secretPictures })
}

/** Gives a pupil other pictures and all tries again, and ends the sessions that the former pictures may have opened. */
export async function renewSecret(
  db: Database,
  user: User,
): Promise<{ pictures: Secret; ended: EndedSessions[] }> {
  const pictures = drawSecret()
  const [ended] = await db.batch([
    db
      .update(users)
      .set({ secretPictures: pictures.join(' '), tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(eq(users.id, user.id))
      .returning({ userID: users.id, tokenVersion: users.tokenVersion }),
    forgetWrongPictures(db, user),
  ])
  return { pictures, ended }
}

/** Gives a pupil all tries again. */
export function forgetWrongPictures(db: Database, { id }: User) {
  return db.delete(attempts).where(isTryOf(id))
}

function drawSecret(): Secret {
  const numbers = crypto.getRandomValues(new Uint32Array(SECRET_LENGTH))
  return asSecret(Array.from(numbers, (number) => secretPictures[number % secretPictures.length]).join(' '))
}

/** Three pictures, from the text in which they are kept. */
export function asSecret(kept: string): Secret {
  return z.parse(secret, kept.split(' '))
}
