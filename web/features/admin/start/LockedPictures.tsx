import { useQuery } from '@tanstack/react-query'
import type { LockedPupil } from '../../../../domain/api/secret-pictures.ts'
import { call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { describePictureTries } from '../data/describe-picture-tries.ts'
import { lockedPicturesQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { ServerMessage } from '../ui/Form.tsx'

/** Pupils whose secret pictures are locked or were guessed often today. Renders nothing if there are none. */
export function LockedPictures() {
  const { data: pupils = [] } = useQuery(lockedPicturesQuery)
  const unlock = useAdminMutation({
    mutationFn: (locked: readonly LockedPupil[]) =>
      Promise.all(
        locked.map(({ id }) => call('DELETE secret-pictures/:userID/lock', { path: { userID: id } })),
      ),
    invalidates: [{ queryKey: ['admin', 'secret-pictures'] }],
  })
  // Stays visible after unlocking because its button has the focus.
  if (pupils.length === 0 && !unlock.isSuccess) return null
  return (
    <section aria-labelledby="locked-pictures" className="stack left">
      <h2 id="locked-pictures">{frenchSpaces(`Images secrètes à vérifier : ${pupils.length}`)}</h2>
      <p>
        Des images fausses ont été touchées souvent : un élève qui a oublié les siennes, ou quelqu'un qui les
        cherche. Un élève bloqué entre toujours avec sa carte.
      </p>
      <ul>
        {pupils.map((pupil) => (
          <li key={pupil.id}>
            {frenchSpaces(`${pupil.displayName} (${pupil.classCode}) : ${describePictureTries(pupil)}`)}
          </li>
        ))}
      </ul>
      <Button
        look="soft"
        isOff={unlock.isPending || pupils.length === 0}
        onClick={() => unlock.mutate(pupils)}
      >
        Rendre les essais à tous
      </Button>
      <ServerMessage error={unlock.error} />
      <p role="status">{unlock.isSuccess && 'Les essais sont rendus.'}</p>
    </section>
  )
}
