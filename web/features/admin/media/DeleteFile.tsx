import { useQuery } from '@tanstack/react-query'
import { catalogue } from '../../../../content/words/catalogue.ts'
import { isPresentUse, type MediaFile, type MediaUse } from '../../../../domain/api/media.ts'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { deleteOnce } from '../data/delete-once.ts'
import { mediaQuery } from '../data/queries.ts'
import { useChange } from '../data/use-change.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'

interface DeleteFileProps {
  file: MediaFile
  name: string
  onClose(): void
}

/** Says what uses a file; what nothing uses can be deleted. */
export function DeleteFile({ file: { url }, name, onClose }: DeleteFileProps) {
  const path = { name: url.replace(/^.*\//, '') }
  const uses = useQuery({
    queryKey: ['admin', 'media-uses', url],
    queryFn: async () => (await call('GET media/:name/uses', { path })).data,
    staleTime: 0,
  })
  const remove = useChange({
    mutationFn: () => deleteOnce('DELETE media/:name', { path }),
    onSuccess: onClose,
    renews: [mediaQuery],
  })
  return (
    <Dialog isOpen onClose={onClose} title={`Supprimer « ${name} »?`}>
      <Loaded query={uses}>
        {(found) => {
          const present = found.filter(isPresentUse)
          const former = found.filter((use) => !isPresentUse(use))
          return (
            <div className="stack loose">
              <p>
                {present.length > 0
                  ? "Ce fichier sert encore. Retirez-le d'abord de :"
                  : 'Ce fichier ne sert nulle part.'}
              </p>
              <Uses uses={present} />
              {former.length > 0 && <p>Des versions précédentes s'en servaient : il y manquerait.</p>}
              <Uses uses={former} />
              <ServerMessage error={remove.error} />
              {present.length === 0 && (
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

function Uses({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return null
  return (
    <ul>
      {[...new Set(uses.map((use) => `${KINDS[use.kind]} « ${nameOf(use)} »`))].map((use) => (
        <li key={use}>{use}</li>
      ))}
    </ul>
  )
}

/** A voice is kept under the name of its sound: `la-vache`. */
function nameOf({ kind, name }: MediaUse): string {
  const said = kind === 'word' ? catalogue.find(({ voice }) => voice === name) : undefined
  return said?.word.french ?? name
}

const KINDS: Readonly<Record<MediaUse['kind'], string>> = {
  page: 'la page',
  game: 'le jeu',
  word: 'la voix du mot',
  menu: 'la ligne du menu',
  version: 'une version de la page',
  gameVersion: 'une version du jeu',
}
