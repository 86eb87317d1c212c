import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClassGoal } from '../../../../domain/api/class-goal.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { useChosenClassOf } from '../../../lib/session/chosen-class.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { GoalBar } from '../../../ui/GoalBar.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { classGoalListQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useAudiences } from '../hooks/use-audiences.ts'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import form from '../ui/ui.module.css'

type NewGoal = Pick<ClassGoal, 'classCode' | 'kind' | 'target'>

const GOAL_KIND_OPTIONS = [
  { value: 'words', name: 'fleurs : mots en progrès' },
  { value: 'activities', name: 'activités comptées' },
]

/**
 * Weekly goals of classes, groups and pupils and their progress, without names. Independent of the
 * leaderboard, which can be off.
 */
export function ClassGoals({ classCodes }: { classCodes: readonly string[] }) {
  const goals = useQuery(classGoalListQuery)
  return (
    <section className={form.form} aria-labelledby="class-goals">
      <h2 id="class-goals">L'objectif de chaque semaine</h2>
      <p>
        Toute la classe ou tout le groupe y travaille ensemble; les élèves le voient sur leur page d'accueil,
        sans noms. Il recommence le dimanche.
      </p>
      <Loaded query={goals}>{(all) => <GoalList goals={all} classCodes={classCodes} />}</Loaded>
    </section>
  )
}

function GoalList({ goals, classCodes }: { goals: readonly ClassGoal[]; classCodes: readonly string[] }) {
  const { options, pupils, nameOf, isMissing } = useAudiences()
  const chosenClass = useChosenClassOf(classCodes)
  const [chosen, setChosen] = useState<string | null>(null)
  const classCode = chosen === null || isMissing(chosen) ? chosenClass : chosen
  const [kind, setKind] = useState('words')
  const [target, setTarget] = useState('40')
  const save = useAdminMutation({
    mutationFn: ({ classCode, kind, target }: NewGoal) =>
      call('PUT class-goals/:classCode', { path: { classCode }, body: { kind, target } }),
    invalidates: [classGoalListQuery],
  })
  const remove = useAdminMutation({
    mutationFn: ({ classCode }: ClassGoal) =>
      deleteIfExists('DELETE class-goals/:classCode', { path: { classCode } }),
    onSuccess: (_done, goal) =>
      showToast(frenchSpaces(`L'objectif est enlevé : ${nameOf(goal.classCode)}.`), {
        label: 'Annuler',
        onClick: () => save.mutate(goal),
      }),
    invalidates: [classGoalListQuery],
  })
  return (
    <>
      {goals.map((goal) => (
        <div key={goal.classCode} className="row bottom">
          <b>{nameOf(goal.classCode)}</b>
          <GoalBar goal={goal} />
          <Button
            look="quiet"
            aria-label={frenchSpaces(`Enlever l'objectif : ${nameOf(goal.classCode)}`)}
            isOff={remove.isPending}
            onClick={() => remove.mutate(goal)}
          >
            Enlever
          </Button>
        </div>
      ))}
      <ServerMessage error={remove.error} />
      <Form
        className="row bottom"
        onSend={() =>
          save.mutate({ classCode, kind: kind === 'words' ? 'words' : 'activities', target: Number(target) })
        }
      >
        <SelectField
          label="Pour qui"
          value={classCode}
          options={[...options, ...pupils]}
          onChoose={setChosen}
        />
        <InputField
          label="Combien"
          type="number"
          required
          min={1}
          max={5000}
          value={target}
          onWrite={setTarget}
        />
        <SelectField label="De quoi" value={kind} options={GOAL_KIND_OPTIONS} onChoose={setKind} />
        <Button type="submit" isOff={save.isPending || classCode === ''}>
          Fixer l'objectif
        </Button>
      </Form>
      <ServerMessage error={save.error} />
    </>
  )
}
