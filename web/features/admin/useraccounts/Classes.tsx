import { useState } from 'react'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { deleteOnce } from '../data/delete-once.ts'
import { classesQuery } from '../data/queries.ts'
import { useChange } from '../data/use-change.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Form } from '../ui/Form.tsx'
import styles from '../ui/form.module.css'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { ClassFields } from './ClassFields.tsx'
import { type ClassDraft, classDraft, NEW_CLASS } from './class-draft.ts'

type Equipped = ClassDraft & Pick<SchoolClass, 'hasMicrophones'>

/** The school's classes: one more, or one less where nobody is in it; and which of them have microphones. */
export function Classes({ classes }: { classes: readonly SchoolClass[] }) {
  const [wanted, write] = useDraft('people-class', classDraft, NEW_CLASS)
  const [asked, setAsked] = useState<'change' | { delete: string } | null>(null)
  const renews = [classesQuery]
  const save = useChange({
    mutationFn: ({ classCode, ...values }: ClassDraft) =>
      call('PUT classes/:classCode', { path: pathOf(classCode), body: values }),
    onSuccess() {
      write(NEW_CLASS)
      setAsked(null)
    },
    renews,
  })
  const remove = useChange({
    mutationFn: (classCode: string) => deleteOnce('DELETE classes/:classCode', { path: pathOf(classCode) }),
    onSuccess: () => setAsked(null),
    renews,
  })
  const equip = useChange({
    mutationFn: ({ classCode, ...values }: Equipped) =>
      call('PUT classes/:classCode', { path: { classCode }, body: values }),
    renews,
  })
  const known = classes.find(({ classCode }) => classCode === wanted.classCode.trim())
  return (
    <Form
      onSend={() => {
        save.reset()
        if (known) setAsked('change')
        else save.mutate(wanted)
      }}
    >
      <div className={styles.lines}>
        <table>
          <thead>
            <tr>
              <th scope="col">Classe</th>
              <th scope="col">Année</th>
              <th scope="col">Enseignante</th>
              <th scope="col">Micros</th>
              <th scope="col">
                <span className="for-ears">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {classes.map(({ classCode, grade, teacherName, hasMicrophones }) => (
              <tr key={classCode}>
                <th scope="row">{classCode}</th>
                <td>{grade}</td>
                <td>{teacherName}</td>
                <td>
                  <Switch
                    label={<span className="for-ears">Micros dans la classe {classCode}</span>}
                    isOn={
                      equip.isPending && equip.variables.classCode === classCode
                        ? equip.variables.hasMicrophones
                        : hasMicrophones
                    }
                    onChange={(isOn) => equip.mutate({ classCode, grade, teacherName, hasMicrophones: isOn })}
                  />
                </td>
                <td>
                  <Button
                    look="quiet"
                    aria-label={`Supprimer la classe ${classCode}`}
                    onClick={() => {
                      remove.reset()
                      setAsked({ delete: classCode })
                    }}
                  >
                    Supprimer
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>Sans micros, les élèves de la classe ne voient pas le bouton « Dis-le! ».</p>
      <ServerMessage error={equip.error} />
      <ClassFields
        wanted={wanted}
        onWrite={write}
        help="Par exemple 4-1. Celui d'une classe qui existe la modifie."
      />
      <ServerMessage error={asked === null ? save.error : null} />
      <Button type="submit" isOff={save.isPending || wanted.classCode.trim() === ''}>
        Enregistrer la classe
      </Button>
      {known && (
        <ConfirmDialog
          isOpen={asked === 'change'}
          title={`Modifier la classe ${known.classCode}?`}
          confirm="Modifier la classe"
          doing={save}
          onConfirm={() => save.mutate(wanted)}
          onClose={() => setAsked(null)}
        >
          Elle existe déjà : {described(known)}. Elle devient : {described(wanted)}.
        </ConfirmDialog>
      )}
      {typeof asked === 'object' && asked && (
        <ConfirmDialog
          isOpen
          title={`Supprimer la classe ${asked.delete}?`}
          confirm="Supprimer la classe"
          doing={remove}
          onConfirm={() => remove.mutate(asked.delete)}
          onClose={() => setAsked(null)}
        >
          Une classe où il y a des élèves ne se supprime pas.
        </ConfirmDialog>
      )}
    </Form>
  )
}

/** "4e année, Mme Roy". */
function described({ grade, teacherName }: ClassDraft): string {
  return `${grade === 1 ? '1re' : `${grade}e`} année, ${teacherName.trim() || 'sans enseignante'}`
}

function pathOf(classCode: string) {
  return { classCode: classCode.trim() }
}
