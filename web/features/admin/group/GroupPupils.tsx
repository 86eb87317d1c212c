import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_GROUP_MEMBERS } from '../../../../domain/api/group.ts'
import { newGroupID } from '../../../../domain/audience.ts'
import { newKey } from '../../../lib/new-key.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { groupsQuery } from '../data/queries.ts'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { type GroupPupil, pupilNames } from './group-pupil.ts'
import { useChangeGroup, useMakeGroup } from './use-groups.ts'

interface GroupPupilsProps {
  pupils: readonly GroupPupil[]
  onClose(): void
}

/** Puts the pupils into a new or an existing group. */
export function GroupPupils({ pupils, onClose }: GroupPupilsProps) {
  const { data: groups = [] } = useQuery(groupsQuery)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  // A retry after a lost response must not make a second group.
  const [groupID] = useState(() => newGroupID(newKey()))
  const make = useMakeGroup(onClose)
  const change = useChangeGroup(onClose)
  const userIDs = pupils.map(({ id }) => id)
  const isNew = chosen === ''
  const members = groups.find(({ groupID }) => groupID === chosen)?.userIDs ?? []
  const size = new Set([...members, ...userIDs]).size
  const isTooLarge = size > MAX_GROUP_MEMBERS
  return (
    <Dialog isOpen title={`Un groupe pour ${pupilNames(pupils)}`} onClose={onClose}>
      <Form
        onSend={() =>
          isNew
            ? make.mutate({ groupID, name: name.trim(), userIDs })
            : change.mutate({ groupID: chosen, add: userIDs })
        }
      >
        <p>Les élèves ne voient jamais qui est dans quel groupe.</p>
        <SelectField
          label="Groupe"
          value={chosen}
          options={[
            { value: '', name: 'Un nouveau groupe' },
            ...groups.map((group) => ({ value: group.groupID, name: group.name })),
          ]}
          onChoose={setChosen}
        />
        {isNew && <InputField label="Nom du groupe" required maxLength={40} value={name} onWrite={setName} />}
        <p role="status">
          {isTooLarge &&
            `Un groupe a au plus ${MAX_GROUP_MEMBERS} élèves; celui-ci en aurait ${size}. Cochez moins d'élèves.`}
        </p>
        <ServerMessage error={make.error ?? change.error} />
        <div>
          <Button
            type="submit"
            isOff={make.isPending || change.isPending || isTooLarge || (isNew && name.trim() === '')}
          >
            {isNew ? 'Faire le groupe' : 'Ajouter au groupe'}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
