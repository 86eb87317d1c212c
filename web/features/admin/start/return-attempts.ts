import type { LockedPupil } from '../../../../domain/api/secret-pictures.ts'
import { sentenceOf } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { runEach } from '../data/run-each.ts'

/**
 * Gives each pupil all picture attempts again, even if calls for other pupils fail.
 * @returns a French sentence with the result
 */
export async function returnAttempts(
  pupils: readonly Pick<LockedPupil, 'id' | 'displayName'>[],
): Promise<string> {
  const failure = await runEach(pupils, ({ id }) =>
    deleteIfExists('DELETE secret-pictures/:userID/lock', { path: { userID: id } }),
  )
  if (!failure) return 'Les essais sont rendus.'
  const names = failure.items.map(({ displayName }) => displayName).join(', ')
  return frenchSpaces(`Les essais ne sont pas rendus à ${names} : ${sentenceOf(failure.error).message}`)
}
