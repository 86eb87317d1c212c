import { Refusal } from '../http/refusal.ts'
import { isCommonPassword } from './common-password.ts'

/** Refuses a new password that `isCommonPassword` knows. @throws {Refusal} 400 */
export async function mustBeUncommon(password: string, userName: string): Promise<void> {
  if (await isCommonPassword(password, userName)) throw new Refusal('passwordCommon')
}
