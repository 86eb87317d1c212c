import { userNameKey } from '../../domain/api/user.ts'
import { Refusal } from '../http/refusal.ts'

/** Guesses specific to this site. */
const SCHOOL_WORDS = [
  'bravo',
  'mmebravo',
  'madamebravo',
  'madame',
  'francais',
  'ecole',
  'school',
  'motdepasse',
  'password',
]

/** @throws {Refusal} 400 if `isCommonPassword` */
export async function assertUncommonPassword(password: string, userName: string): Promise<void> {
  if (await isCommonPassword(password, userName)) throw new Refusal('passwordCommon')
}

/**
 * True if the password is in a list of common passwords (ignoring case), or consists of a word in
 * `SCHOOL_WORDS` or the user's own name, with or without digits and signs.
 */
export async function isCommonPassword(password: string, userName: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const letters = userNameKey(password).replaceAll(/[^a-z]/g, '')
  const isGuessed = [...SCHOOL_WORDS, userNameKey(userName).replaceAll(/[^a-z]/g, '')].includes(letters)
  return isGuessed || dictionary['passwords-common'].includes(password.toLowerCase())
}
