import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { catalogue } from '../../../../../content/words/catalogue.ts'
import {
  isCurrentUse,
  type MediaFile,
  type MediaUse,
  mediaUseNames,
} from '../../../../../domain/api/media.ts'
import { groupBy } from '../../../../../domain/group-by.ts'
import { call } from '../../../../lib/api/api.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { deleteIfExists } from '../../data/delete-if-exists.ts'
import { mediaQuery } from '../../data/queries.ts'
import { useAdminMutation } from '../../data/use-admin-mutation.ts'
import { ServerMessage } from '../../ui/Form.tsx'
import { Loaded } from '../../ui/Loaded.tsx'

interface DeleteFileProps {
  file: MediaFile
  name: string
  onClose(): void
}

/** Lists where a file is used, and deletes it if it is unused. */
export function DeleteFile({ file: { url }, name, onClose }: DeleteFileProps) {
  const path = { name: url.replace(/^.*\//, '') }
  const uses = useQuery({
    queryKey: ['admin', 'media-uses', url],
    queryFn: async () => (await call('GET media/:name/uses', { path })).data,
    staleTime: 0,
  })
  const remove = useAdminMutation({
    mutationFn: () => deleteIfExists('DELETE media/:name', { path }),
    onSuccess: onClose,
    invalidates: [mediaQuery],
  })
  return (
    <Dialog isOpen onClose={onClose} title={`Supprimer « ${name} »?`}>
      <Loaded query={uses}>
        {(allUses) => {
          const isUsed = allUses.some(isCurrentUse)
          return (
            <div className="stack loose">
              <p>{isUsed ? 'Ce fichier sert encore.' : 'Ce fichier ne sert nulle part.'}</p>
              {[...groupBy(allUses, ({ kind }) => ADVICE[kind])].map(([advice, uses]) => (
                <Fragment key={advice}>
                  <p>{frenchSpaces(advice)}</p>
                  <UseList uses={uses} />
                </Fragment>
              ))}
              <ServerMessage error={remove.error} />
              {!isUsed && (
                <div>
                  <Button isOff={remove.isPending} onClick={() => remove.mutate()}>
                    Supprimer pour toujours
                  </Button>
                </div>
              )}
            </div>
          )
        }}
      </Loaded>
    </Dialog>
  )
}

const REMOVE_ADVICE = "Enlevez-le d'abord de là :"
const DELETE_ADVICE = "Supprimez d'abord :"
const VERSION_ADVICE = "Des versions précédentes s'en servaient : il y manquerait."

/** How to end each kind of use. Uses by former versions may stay. */
const ADVICE: Readonly<Record<MediaUse['kind'], string>> = {
  page: REMOVE_ADVICE,
  game: REMOVE_ADVICE,
  menu: REMOVE_ADVICE,
  lesson: REMOVE_ADVICE,
  word: "Dans « Les voix des mots », ouvrez d'abord « Ma voix », puis « Rendre la voix de la machine » :",
  check: DELETE_ADVICE,
  liveGame: DELETE_ADVICE,
  version: VERSION_ADVICE,
  gameVersion: VERSION_ADVICE,
}

function UseList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <ul>
      {[...new Set(uses.map((use) => `${mediaUseNames[use.kind]} « ${nameOf(use)} »`))].map((use) => (
        <li key={use}>{use}</li>
      ))}
    </ul>
  )
}

/** If a word uses the file, the API names the word's sound, e.g. `la-vache`: returns the word instead. */
function nameOf({ kind, name }: MediaUse): string {
  const entry = kind === 'word' ? catalogue.find(({ voice }) => voice === name) : undefined
  return entry?.word.french ?? name
}
