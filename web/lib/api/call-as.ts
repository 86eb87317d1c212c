import { SIGN_IN_FIRST } from '../../../domain/refusals/french-people.ts'
import { session } from '../session/session.ts'
import { type Answer, ApiError, type Call, type CallArguments, call } from './api.ts'

/** `call` on behalf of one user. Fails with 401, without sending, if another user is signed in. @throws {ApiError} */
export async function callAs<Name extends Call>(
  userID: number,
  name: Name,
  ...args: CallArguments<Name>
): Promise<Answer<Name>> {
  assertSignedIn(userID)
  return call(name, ...args)
}

function assertSignedIn(userID: number): void {
  if (session.current()?.id !== userID) {
    throw new ApiError(401, SIGN_IN_FIRST, { code: 'signInFirst', lang: 'fr' })
  }
}
