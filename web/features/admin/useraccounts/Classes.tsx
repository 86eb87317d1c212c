import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { apiDelete, apiPut } from '../../../lib/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../Field.tsx'
import styles from '../form.module.css'
import { classesQuery } from '../queries.ts'
import { ServerMessage } from '../ServerMessage.tsx'

const EMPTY: SchoolClass = { classCode: '', teacherName: '', grade: 4 }

/** The school's classes: one more, or one less where nobody is in it. */
export function Classes({ classes }: { classes: readonly SchoolClass[] }) {
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState(EMPTY)
  const onSettled = () => queryClient.invalidateQueries({ queryKey: classesQuery.queryKey })
  const save = useMutation({
    mutationFn: ({ classCode, ...values }: SchoolClass) => apiPut(pathOf(classCode), values),
    onSuccess: () => setWanted(EMPTY),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (classCode: string) => apiDelete(pathOf(classCode)), onSettled })
  const error = save.error ?? remove.error
  const set = (changes: Partial<SchoolClass>) => setWanted({ ...wanted, ...changes })
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save.mutate(wanted)
      }}
    >
      <div className={styles.lines}>
        <table>
          <thead>
            <tr>
              <th scope="col">Classe</th>
              <th scope="col">Année</th>
              <th scope="col">Enseignante</th>
              <th scope="col">
                <span className="for-ears">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {classes.map(({ classCode, grade, teacherName }) => (
              <tr key={classCode}>
                <th scope="row">{classCode}</th>
                <td>{grade}</td>
                <td>{teacherName}</td>
                <td>
                  <Button
                    look="quiet"
                    aria-label={`Supprimer la classe ${classCode}`}
                    onClick={() => remove.mutate(classCode)}
                  >
                    Supprimer
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Field label="Code de la classe" help="Par exemple 4-1. Un code qui existe déjà est modifié.">
        {(control) => (
          <input
            {...control}
            required
            maxLength={20}
            value={wanted.classCode}
            onChange={({ target }) => set({ classCode: target.value })}
          />
        )}
      </Field>
      <Field label="Année">
        {(control) => (
          <select
            {...control}
            value={wanted.grade}
            onChange={({ target }) => set({ grade: Number(target.value) })}
          >
            {[1, 2, 3, 4, 5, 6].map((grade) => (
              <option key={grade}>{grade}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Enseignante ou enseignant">
        {(control) => (
          <input
            {...control}
            maxLength={80}
            value={wanted.teacherName}
            onChange={({ target }) => set({ teacherName: target.value })}
          />
        )}
      </Field>
      <ServerMessage error={error} />
      <Button type="submit" disabled={save.isPending}>
        Enregistrer la classe
      </Button>
    </form>
  )
}

function pathOf(classCode: string): string {
  return `classes/${encodeURIComponent(classCode.trim())}`
}
