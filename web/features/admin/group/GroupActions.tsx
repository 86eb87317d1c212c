import { useState } from 'react'
import { useCan } from '../../../lib/session/actor.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PupilCards } from '../useraccounts/PupilCards.tsx'
import { ChangeSeveral } from './ChangeSeveral.tsx'
import { ChangeSupports } from './ChangeSupports.tsx'
import { GiveBravos } from './GiveBravos.tsx'
import { GroupPupils } from './GroupPupils.tsx'
import type { GroupPupil } from './group-pupil.ts'
import { ReservedPages } from './ReservedPages.tsx'

type OpenDialog = 'bravos' | 'pages' | 'cards' | 'change' | 'supports' | 'group' | null

export function GroupActions({ pupils }: { pupils: readonly GroupPupil[] }) {
  const [open, setOpen] = useState<OpenDialog>(null)
  const close = () => setOpen(null)
  const editsUsers = useCan('editUsers')
  return (
    <>
      <Button onClick={() => setOpen('bravos')}>Donner un Bravo</Button>
      <Button look="soft" onClick={() => setOpen('pages')}>
        Page réservée
      </Button>
      {editsUsers && (
        <>
          <Button look="soft" onClick={() => setOpen('cards')}>
            Leurs cartes
          </Button>
          <Button look="soft" onClick={() => setOpen('change')}>
            Classe, NIP, avatar
          </Button>
          <Button look="soft" onClick={() => setOpen('supports')}>
            Soutiens
          </Button>
        </>
      )}
      <Button look="soft" onClick={() => setOpen('group')}>
        Groupe
      </Button>
      {open === 'bravos' && <GiveBravos pupils={pupils} onClose={close} />}
      {open === 'pages' && <ReservedPages pupils={pupils} onClose={close} />}
      {open === 'supports' && <ChangeSupports pupils={pupils} onClose={close} />}
      {open === 'group' && <GroupPupils pupils={pupils} onClose={close} />}
      {open === 'change' && <ChangeSeveral pupils={pupils} onClose={close} />}
      <Dialog isOpen={open === 'cards'} title="Imprimer les cartes" onClose={close}>
        <PupilCards pupils={pupils} />
      </Dialog>
    </>
  )
}
