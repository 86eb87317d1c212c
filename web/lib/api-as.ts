import { type Answer, ApiError, type Asked, type Call, call } from './api.ts'
import { session } from './session.ts'

/** `call` for one user alone: a 401 and nothing sent where somebody else is signed in by now, or nobody. @throws {ApiError} */
export async function callAs<Name extends Call>(
  userID: number,
  name: Name,
  ...asked: Asked<Name>
): Promise<Answer<Name>> {
  mustBeSignedIn(userID)
  return call(name, ...asked)
}

function mustBeSignedIn(userID: number): void {
  if (session.current()?.id !== userID) {
    throw new ApiError(401, "Il faut d'abord se connecter.", { code: 'signInFirst', lang: 'fr' })
  }
}
