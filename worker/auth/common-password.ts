import { userNameKey } from '../../domain/api/user.ts'
import { Refusal } from '../refusal.ts'

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
 * A new password must be none of the tens of thousands that are tried first, whatever its case, and no word of this
 * school or the user's own name with digits or signs around it.
 * @throws {Refusal} 400
 */
export async function mustBeUncommon(password: string, userName: string, field: string): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const letters = userNameKey(password).replaceAll(/[^a-z]/g, '')
  const isGuessed = [...OF_THE_SCHOOL, userNameKey(userName).replaceAll(/[^a-z]/g, '')].includes(letters)
  if (!isGuessed && !dictionary['passwords-common'].includes(password.toLowerCase())) return
  throw new Refusal('invalid', `${field} is one of those that are tried first: please choose a rarer one.`)
}
