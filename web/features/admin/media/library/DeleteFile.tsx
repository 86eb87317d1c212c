import { useQuery } from '@tanstack/react-query'
import { catalogue } from '../../../../../content/words/catalogue.ts'
import {
  isCurrentUse,
  type MediaFile,
  type MediaUse,
  mediaUseNames,
} from '../../../../../domain/api/media.ts'
import { call } from '../../../../lib/api/api.ts'
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
          const currentUses = allUses.filter(isCurrentUse)
          const pastUses = allUses.filter((use) => !isCurrentUse(use))
          return (
            <div className="stack loose">
              <p>
                {currentUses.length > 0
                  ? "Ce fichier sert encore. Retirez-le d'abord de là, ou supprimez le contrôle ou le jeu à plusieurs :"
                  : 'Ce fichier ne sert nulle part.'}
              </p>
              <UseList uses={currentUses} />
              {pastUses.length > 0 && <p>Des versions précédentes s'en servaient : il y manquerait.</p>}
              <UseList uses={pastUses} />
              <ServerMessage error={remove.error} />
              {currentUses.length === 0 && (
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

function UseList({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return null
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
