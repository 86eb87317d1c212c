import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangeSeveralRequest } from '../../../../domain/api/account.ts'
import { gradeOrdinal, gradesOfClass } from '../../../../domain/class-grades.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { newKey } from '../../../lib/new-key.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { inParts } from '../data/in-parts.ts'
import { classesQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { classOption } from '../hooks/use-class-option.ts'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { type GroupPupil, pupilNames, skippedText } from './group-pupil.ts'

const UNCHANGED = { value: '', name: 'Ne pas changer' }
const RANDOM_OPTIONS = {
  pins: [UNCHANGED, { value: 'new', name: 'Un nouveau pour chacun' }, { value: 'none', name: 'Enlever' }],
  avatars: [
    UNCHANGED,
    { value: 'new', name: 'Un au hasard pour chacun' },
    { value: 'none', name: 'Enlever' },
  ],
} as const

export function ChangeSeveral({ pupils, onClose }: { pupils: readonly GroupPupil[]; onClose(): void }) {
  const { data: classes = [] } = useQuery(classesQuery)
  const [classCode, setClassCode] = useState('')
  const [pins, setPins] = useState<ChangeSeveralRequest['pins']>()
  const [grade, setGrade] = useState('')
  const [avatars, setAvatars] = useState<ChangeSeveralRequest['avatars']>()
  const [idempotencyKey] = useState(newKey)
  const newClasses = new Set(classCode === '' ? pupils.map((pupil) => pupil.classCode) : [classCode])
  const [ofClass, ...others] = classes.filter((each) => newClasses.has(each.classCode))
  const splitGrades = ofClass && others.length === 0 ? gradesOfClass(ofClass) : []
  const change = useAdminMutation({
    mutationFn: () =>
      inParts(
        pupils.map(({ id }) => id),
        (userIDs) =>
          call('PATCH user/several', {
            body: {
              userIDs,
              ...(classCode !== '' && { classCode }),
              ...(pins && { pins }),
              ...(avatars && { avatars }),
              ...(grade !== '' && { grade: Number(grade) }),
              idempotencyKey,
            },
          }),
      ),
    onSuccess({ done, refused }) {
      showToast(frenchSpaces(`Comptes changés : ${done.length}.${skippedText(refused)}`))
      onClose()
    },
    invalidates: [{ queryKey: ['admin'] }],
  })
  return (
    <Dialog isOpen title={`Modifier ${pupilNames(pupils)}`} onClose={onClose}>
      <Form onSend={() => change.mutate()}>
        <SelectField
          label="Classe"
          value={classCode}
          options={[UNCHANGED, ...classes.map(classOption)]}
          onChoose={(chosen) => {
            setClassCode(chosen)
            setGrade('')
          }}
        />
        {splitGrades.length > 1 && (
          <SelectField
            label="Année dans la classe"
            value={grade}
            options={[
              UNCHANGED,
              ...splitGrades.map((each) => ({ value: each, name: `${gradeOrdinal(each)} année` })),
            ]}
            onChoose={setGrade}
          />
        )}
        <SelectField
          label="NIP"
          help="Les cartes qui sont imprimées disent encore l'ancien."
          value={pins ?? ''}
          options={RANDOM_OPTIONS.pins}
          onChoose={(chosen) => setPins(randomChoice(chosen))}
        />
        <SelectField
          label="Avatar"
          value={avatars ?? ''}
          options={RANDOM_OPTIONS.avatars}
          onChoose={(chosen) => setAvatars(randomChoice(chosen))}
        />
        <ServerMessage error={change.error} />
        <div>
          <Button
            type="submit"
            isOff={change.isPending || (classCode === '' && grade === '' && !pins && !avatars)}
          >
            Modifier
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function randomChoice(chosen: string): ChangeSeveralRequest['pins'] {
  return chosen === 'new' || chosen === 'none' ? chosen : undefined
}
