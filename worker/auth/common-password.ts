import { userNameKey } from '../../domain/api/user.ts'

/** What anyone would try first at this site. */
const OF_THE_SCHOOL = [
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

/**
 * Whether a password is one of the tens of thousands that are tried first, whatever its case, or a word of this
 * school or the user's own name with digits or signs around it.
 */
export async function isCommonPassword(password: string, userName: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const letters = userNameKey(password).replaceAll(/[^a-z]/g, '')
  const isGuessed = [...OF_THE_SCHOOL, userNameKey(userName).replaceAll(/[^a-z]/g, '')].includes(letters)
  return isGuessed || dictionary['passwords-common'].includes(password.toLowerCase())
}
