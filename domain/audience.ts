import * as z from 'zod/mini'

/**
 * Audience keys name the audience of a lesson, goal or check: `4-1` for a class (its code), `group:<uuid>`
 * for a group, `pupil:12` for a single pupil. No class code contains a colon.
 */
const GROUP = 'group:'
const PUPIL = 'pupil:'

export const audienceKey = z.string().check(z.minLength(1), z.maxLength(50))

/** A group's id is its audience key. */
export const groupKey = z.string().check(z.regex(/^group:[\da-f-]{36}$/, "doit être le numéro d'un groupe"))

export function newGroupID(uuid: string): string {
  return GROUP + uuid
}

export function pupilKey(userID: number): string {
  return PUPIL + userID
}

export function isGroupKey(key: string): boolean {
  return key.startsWith(GROUP)
}

/** The user id of a single pupil's key; null for other keys. */
export function pupilOfKey(key: string): number | null {
  return key.startsWith(PUPIL) ? Number(key.slice(PUPIL.length)) : null
}

export function isClassKey(key: string): boolean {
  return !key.includes(':')
}
