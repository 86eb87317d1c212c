import { useState } from 'react'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { gradeOrdinal, gradesOfClass } from '../../../../domain/class-grades.ts'
import { englishHelpNames, englishHelps } from '../../../../domain/english-help.ts'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { classesQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useDraft } from '../hooks/use-draft.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import styles from '../ui/ui.module.css'
import { ClassFields } from './ClassFields.tsx'
import { type ClassDraft, classDraft, findClass, NEW_CLASS } from './class-draft.ts'

/** Key of the draft of a new class. */
export const NEW_CLASS_KEY = 'people-class'

type ClassSettings = Pick<SchoolClass, 'hasMicrophones' | 'englishHelp'>

/** Lists the classes; adds, changes and deletes them and sets their microphones and English help. */
export function Classes({ classes }: { classes: readonly SchoolClass[] }) {
  const [draft, setDraft] = useDraft(NEW_CLASS_KEY, classDraft, NEW_CLASS)
  const [dialog, setDialog] = useState<'change' | { delete: string } | null>(null)
  const renews = [classesQuery]
  const save = useAdminMutation({
    mutationFn: ({ classCode, ...values }: ClassDraft) =>
      call('PUT classes/:classCode', { path: pathOf(classCode), body: values }),
    onSuccess() {
      setDraft(NEW_CLASS)
      setDialog(null)
    },
    invalidates: renews,
  })
  const remove = useAdminMutation({
    mutationFn: (classCode: string) =>
      deleteIfExists('DELETE classes/:classCode', { path: pathOf(classCode) }),
    onSuccess: () => setDialog(null),
    invalidates: renews,
  })
  const change = useAdminMutation({
    mutationFn: ({ classCode, ...values }: ClassDraft & Partial<ClassSettings>) =>
      call('PUT classes/:classCode', { path: { classCode }, body: values }),
    invalidates: renews,
  })
  /** Shows a changed setting while it is being saved. */
  const settingsOf = (row: SchoolClass): ClassDraft & ClassSettings =>
    change.isPending && change.variables.classCode === row.classCode ? { ...row, ...change.variables } : row
  const existing = findClass(classes, draft.classCode)
  return (
    <Form
      onSend={() => {
        save.reset()
        if (existing) setDialog('change')
        else save.mutate(draft)
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
              <th scope="col">Anglais</th>
              <th scope="col">
                <span className="for-ears">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {classes.map(settingsOf).map(({ classCode, grade, lastGrade, teacherName, ...settings }) => (
              <tr key={classCode}>
                <th scope="row">{classCode}</th>
                <td>{gradesOfClass({ grade, lastGrade }).join('/')}</td>
                <td>{teacherName}</td>
                <td>
                  <Switch
                    label={<span className="for-ears">Micros dans la classe {classCode}</span>}
                    isOn={settings.hasMicrophones}
                    onChange={(hasMicrophones) =>
                      change.mutate({ classCode, grade, lastGrade, teacherName, hasMicrophones })
                    }
                  />
                </td>
                <td>
                  <select
                    aria-label={`Anglais dans la classe ${classCode}`}
                    value={settings.englishHelp}
                    onChange={({ target }) =>
                      change.mutate({
                        classCode,
                        grade,
                        lastGrade,
                        teacherName,
                        englishHelp: englishHelps.find((help) => help === target.value),
                      })
                    }
                  >
                    {englishHelps.map((help) => (
                      <option key={help} value={help}>
                        {englishHelpNames[help].replace(/^./, (letter) => letter.toUpperCase())}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <Button
                    look="quiet"
                    aria-label={`Supprimer la classe ${classCode}`}
                    onClick={() => {
                      remove.reset()
                      setDialog({ delete: classCode })
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
      <p>Anglais : l'aide en anglais sous les textes des élèves. « À la demande », le bouton EN la montre.</p>
      <ServerMessage error={change.error} />
      <ClassFields
        draft={draft}
        onWrite={setDraft}
        help="Par exemple 4-1. Celui d'une classe qui existe la modifie."
      />
      <ServerMessage error={dialog === null ? save.error : null} />
      <Button type="submit" isOff={save.isPending || draft.classCode.trim() === ''}>
        Enregistrer la classe
      </Button>
      {existing && (
        <ConfirmDialog
          isOpen={dialog === 'change'}
          title={`Modifier la classe ${existing.classCode}?`}
          confirm="Modifier la classe"
          mutation={save}
          onConfirm={() => save.mutate({ ...draft, classCode: existing.classCode })}
          onClose={() => setDialog(null)}
        >
          Elle existe déjà : {describeClass(existing)}. Elle devient : {describeClass(draft)}.
        </ConfirmDialog>
      )}
      {typeof dialog === 'object' && dialog && (
        <ConfirmDialog
          isOpen
          title={`Supprimer la classe ${dialog.delete}?`}
          confirm="Supprimer la classe"
          mutation={remove}
          onConfirm={() => remove.mutate(dialog.delete)}
          onClose={() => setDialog(null)}
        >
          Une classe où il y a des élèves ne se supprime pas.
        </ConfirmDialog>
      )}
    </Form>
  )
}

/** Example: "4e/5e année, Mme Roy". */
function describeClass({ teacherName, ...ofClass }: ClassDraft): string {
  const grades = gradesOfClass(ofClass).map(gradeOrdinal)
  return `${grades.join('/')} année, ${teacherName.trim() || 'sans enseignante'}`
}

function pathOf(classCode: string) {
  return { classCode: classCode.trim() }
}
