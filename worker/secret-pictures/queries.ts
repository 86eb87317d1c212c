import { and, asc, eq, exists, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type ClassSignIn, type ListedPupil, type Secret, secret } from '../../domain/api/secret-pictures.ts'
import { type Student, userNameKey } from '../../domain/api/user.ts'
import { gradeIn } from '../../domain/class-grades.ts'
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
import { isPictureAttemptOf } from './attempts.ts'

/** A user who signs in, whether their class uses secret pictures, and class facts for the session. */
export interface SignInCandidate {
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
      englishHelp: classes.englishHelp,
      grade: classes.grade,
      lastGrade: classes.lastGrade,
      isRestoring,
    })
    .from(users)
    .leftJoin(classes, eq(classes.classCode, users.classCode))
    .where(eq(users.userNameKey, sql.placeholder('key')))
    .prepare(),
)

/** @throws {Refusal} 503 while a restore is running */
export async function findSignInCandidate(
  db: Database,
  userName: string,
): Promise<SignInCandidate | undefined> {
  const row = unlessRestoring(await signingInByName(db).get({ key: userNameKey(userName) }))
  return (
    row && {
      user: row.user,
      usesPictures: row.usesPictures === true,
      ofClass: {
        hasMicrophones: row.hasMicrophones !== false,
        englishHelp: row.englishHelp ?? 'shown',
        grade: row.grade === null ? null : gradeIn({ ...row, grade: row.grade }, row.user.grade),
      },
    }
  )
}

/** A pupil on the list of names with this key. @throws {Refusal} 503 while a restore is running */
export async function findListedPupil(
  db: Database,
  key: string,
  userID: number,
): Promise<Pick<SignInCandidate, 'user' | 'usesPictures'> | undefined> {
  const [row] = await db
    .select({ user: users, usesPictures: classes.usesPictures, isRestoring })
    .from(users)
    .innerJoin(classes, and(eq(classes.classCode, users.classCode), eq(classes.listKey, key)))
    .where(and(eq(users.id, userID), eq(users.isAdmin, false)))
  return unlessRestoring(row)
}

/** The enabled pupils on the list of names with this key, by name, and whether they have secret pictures. */
export async function readClassList(
  db: Database,
  key: string,
): Promise<{ usesPictures: boolean; pupils: ListedPupil[] } | undefined> {
  const ofKey = eq(classes.listKey, key)
  const [[found], pupils] = await db.batch([
    db.select({ usesPictures: classes.usesPictures }).from(classes).where(ofKey),
    db
      .select({ id: users.id, displayName: users.displayName, avatarUrl: users.avatarUrl })
      .from(users)
      .innerJoin(classes, and(eq(classes.classCode, users.classCode), ofKey))
      .where(and(eq(users.isAdmin, false), eq(users.isEnabled, true)))
      .orderBy(asc(users.displayName), asc(users.id)),
  ])
  return found && { ...found, pupils }
}

/**
 * Changes how the pupils of a class sign in. If secret pictures are switched on, the pupils' sessions end,
 * since the name alone may have opened them. Turning the list on again gives the class a new address.
 * @returns the class (undefined if unknown) and the ended sessions
 */
export async function changeSignIn(
  db: Database,
  classCode: string,
  { usesPictures, offersNames }: ClassSignIn,
) {
  const newKey = crypto.randomUUID().replaceAll('-', '')
  const isSwitchedOn = usesPictures ? sql`NOT ${asksForPictures(classCode)}` : sql`0`
  const [ended, [changed]] = await db.batch([
    db
      .update(users)
      .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
      .where(and(eq(users.classCode, classCode), eq(users.isAdmin, false), isSwitchedOn))
      .returning({ userID: users.id, tokenVersion: users.tokenVersion }),
    db
      .update(classes)
      .set({
        usesPictures,
        offersNames,
        listKey: offersNames ? sql`coalesce(${classes.listKey}, ${newKey})` : null,
      })
      .where(eq(classes.classCode, classCode))
      .returning(),
  ])
  if (changed?.usesPictures) await listSecrets(db, classCode)
  return { changed, ended }
}

/** Enabled pupils with wrong attempts, in all classes that use secret pictures, by class and name. */
export async function listGuessedPupils(db: Database): Promise<Student[]> {
  const { id, displayName, avatarUrl } = users
  const wrong = db.select({ attemptID: attempts.attemptID }).from(attempts).where(isPictureAttemptOf(id))
  return db
    .select({ id, displayName, classCode: classes.classCode, avatarUrl })
    .from(classes)
    .innerJoin(users, eq(users.classCode, classes.classCode))
    .where(
      and(eq(classes.usesPictures, true), eq(users.isAdmin, false), eq(users.isEnabled, true), exists(wrong)),
    )
    .orderBy(asc(classes.classCode), asc(displayName), asc(id))
}

/** The secret pictures of a class's enabled pupils, by name. Pupils without any get some. */
export async function listSecrets(
  db: Database,
  classCode: string,
): Promise<{ userID: number; pictures: Secret }[]> {
  const pupils = await listPupilsOfClass(db, classCode)
  const missing = pupils.flatMap(({ id, secretPictures }) => (secretPictures === null ? [id] : []))
  const added = missing.length === 0 ? [] : await addSecrets(db, missing)
  const secrets = new Map([...pupils, ...added].map((row) => [row.id, row.secretPictures]))
  return pupils.flatMap(({ id }) => {
    const stored = secrets.get(id)
    return stored ? [{ userID: id, pictures: parseSecret(stored) }] : []
  })
}

/** If several calls are concurrent, the first one sets the pictures and all return them. */
function addSecrets(db: Database, ids: readonly number[]) {
  const drawn = JSON.stringify(ids.map((id) => [id, drawSecret().join(' ')]))
  return db
    .update(users)
    .set({ secretPictures: sql`coalesce(${users.secretPictures}, drawn.value ->> 1)` })
    .from(sql`json_each(${drawn}) AS drawn`)
    .where(eq(users.id, sql`drawn.value ->> 0`))
    .returning({ id: users.id, secretPictures: users.secretPictures })
}

/** Gives a pupil new pictures, resets their attempts and ends the sessions that the former pictures may have opened. */
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
    resetPictureAttempts(db, user),
  ])
  return { pictures, ended }
}

/** Deletes a pupil's wrong attempts, which also unlocks them. */
export function resetPictureAttempts(db: Database, { id }: User) {
  return db.delete(attempts).where(isPictureAttemptOf(id))
}

function drawSecret(): Secret {
  const numbers = crypto.getRandomValues(new Uint32Array(SECRET_LENGTH))
  return parseSecret(
    Array.from(numbers, (number) => secretPictures[number % secretPictures.length]).join(' '),
  )
}

export function parseSecret(stored: string): Secret {
  return z.parse(secret, stored.split(' '))
}
