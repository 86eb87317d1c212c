import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_GROUPS } from '../../../../domain/api/group.ts'
import { newGroupID } from '../../../../domain/audience.ts'
import type { SimilarNeeds } from '../../../../domain/learning/similar-needs.ts'
import { newKey } from '../../../lib/new-key.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { groupsQuery } from '../data/queries.ts'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import { freeGroupName } from './free-group-name.ts'
import { useMakeGroup } from './use-groups.ts'

interface ProposedGroupsProps {
  proposals: readonly SimilarNeeds[]
  nameOf(userID: number): string
}

/** Button that proposes groups of pupils with similar needs. One press makes a group, named after its theme. */
export function ProposedGroups({ proposals, nameOf }: ProposedGroupsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button look="soft" onClick={() => setOpen(true)}>
        Besoins semblables…
      </Button>
      <Dialog isOpen={isOpen} title="Des groupes de besoins semblables" onClose={close}>
        <div className={form.form}>
          <p>
            {proposals.length === 0
              ? "Il n'y a pas de thème que quelques élèves seulement ont à revoir."
              : 'Des élèves qui ont plus de mots fragiles que de mots sus dans un même thème. On peut changer un groupe ensuite, dans « Les groupes ».'}
          </p>
          {isOpen &&
            proposals.map((proposal) => (
              <Proposal key={proposal.page} proposal={proposal} nameOf={nameOf} onDone={close} />
            ))}
        </div>
      </Dialog>
    </div>
  )
}

interface ProposalProps extends Pick<ProposedGroupsProps, 'nameOf'> {
  proposal: SimilarNeeds
  onDone(): void
}

function Proposal({ proposal: { title, userIDs }, nameOf, onDone }: ProposalProps) {
  const { data: groups } = useQuery(groupsQuery)
  // A retry after a lost response must not make a second group.
  const [groupID] = useState(() => newGroupID(newKey()))
  const make = useMakeGroup(onDone)
  const name = freeGroupName(title.slice(0, 35), groups ?? [])
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>{userIDs.map(nameOf).join(', ')}</p>
      <Button
        isOff={make.isPending || groups === undefined || groups.length >= MAX_GROUPS}
        onClick={() => make.mutateOnce({ groupID, name, userIDs })}
      >
        Faire ce groupe
      </Button>
      <ServerMessage error={make.error} />
    </section>
  )
}
