import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { wordsPageOf } from '../../../../content/site/words-page-of.ts'
import type { LessonStep } from '../../../../domain/api/lesson.ts'
import { MAX_STEPS } from '../../../../domain/lesson.ts'
import { blockingRow, pathFinder } from '../../../../domain/menu-visibility.ts'
import { sourceText } from '../../../../domain/paper/source.ts'
import { lessonWords } from '../../../lib/lesson/lesson-words.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { Button } from '../../../ui/Button.tsx'
import { PaperLink } from '../../../ui/PaperLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { missedWordsQuery } from '../data/queries.ts'
import { moveItem } from '../pages/menu-place.ts'
import { InputField } from '../ui/Field.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import { NewPageLink } from '../ui/NewPageLink.tsx'
import { SortableList } from '../ui/SortableList.tsx'
import { createWordsStep, fragileWords, ownStepName } from './fragile-words.ts'
import styles from './Steps.module.css'
import { searchSheets } from './sheet-step.ts'
import { MAX_RESULTS, searchSteps, stepChoices } from './step-choices.ts'

interface StepsProps {
  /** Classes of the lesson. */
  classCodes: readonly string[]
  steps: readonly LessonStep[]
  onChange(steps: LessonStep[]): void
}

const SOME_PUPIL = { id: 0, role: 'pupil' } as const
const EMPTY_WHITELIST: ReadonlySet<string> = new Set()

/** Sortable steps of a lesson, with a search to add more. */
export function Steps({ classCodes, steps, onChange }: StepsProps) {
  const { data: links } = useQuery(menuQuery)
  const [query, setQuery] = useState('')
  const choices = useMemo(() => {
    const pathOf = pathFinder(links ?? [], wordsPageOf)
    return stepChoices(links ?? [], (link) => blockingRow(pathOf(link), SOME_PUPIL, EMPTY_WHITELIST) === null)
  }, [links])
  const chosen = new Set(steps.map(({ clientID }) => clientID))
  const found = [
    ...searchSheets(query, steps).map((step) => {
      return { step, name: ownStepName(step) ?? '', icon: step.sheet?.image ?? '', isClosed: false }
    }),
    ...searchSteps(choices, query).map(({ clientID, ...choice }) => ({ step: { clientID }, ...choice })),
  ]
  const isFull = steps.length >= MAX_STEPS
  const practised = lessonWords(steps)
  const items = steps.map(({ clientID, words, sheet }) => {
    const ownName = ownStepName({ words, sheet })
    if (ownName !== null) return { id: clientID, name: ownName, icon: sheet?.image ?? '', note: null, sheet }
    const choice = choices.find((each) => each.clientID === clientID)
    const note = choice ? (choice.isClosed ? 'fermée aux élèves' : null) : "n'existe plus"
    return {
      id: clientID,
      name: choice?.name ?? clientID,
      icon: choice?.icon ?? '',
      note: links ? note : null,
      sheet,
    }
  })
  return (
    <section className="stack" aria-labelledby="lesson-steps">
      <h2 id="lesson-steps">
        Étapes ({steps.length} sur {MAX_STEPS} au plus)
      </h2>
      <SortableList
        items={items}
        onMove={(from, to) => onChange(moveItem(steps, from, to))}
        rowClass={styles.row}
      >
        {({ id, name, icon, note, sheet }, handle) => (
          <>
            {handle}
            {icon !== '' && <Picture image={icon} word={name} size={40} />}
            <span className={styles.name}>
              {items.findIndex((item) => item.id === id) + 1}. {name}{' '}
              {note && <b className={styles.note}>({note})</b>}
            </span>
            {sheet && <PaperLink search={sheet.choices} list={name} />}
            <Button
              look="quiet"
              aria-label={`Enlever ${name}`}
              onClick={() => onChange(steps.filter(({ clientID }) => clientID !== id))}
            >
              Enlever
            </Button>
          </>
        )}
      </SortableList>
      <div className="row">
        <FragileWords classCodes={classCodes} steps={steps} isFull={isFull} onChange={onChange} />
        {practised.length > 0 && (
          <PaperLink search={{ de: sourceText({ of: 'words', practised }) }} list="les mots de ces étapes" />
        )}
      </div>
      <InputField
        label="Chercher une page, un jeu ou une feuille"
        help="Par sorte, thème ou année : « mémoire ferme 4e », « mission », « bingo ». Ou collez l'adresse d'une feuille."
        type="search"
        value={query}
        onWrite={setQuery}
      />
      <p role="status">{query.trim() !== '' && resultText(found.length, isFull)}</p>
      {query.trim() !== '' && found.length === 0 && <NewPageLink title={query.trim()} />}
      <ul className={styles.found}>
        {found.slice(0, MAX_RESULTS).map(({ step, name, icon, isClosed }) => (
          <li key={`${step.clientID} ${name}`}>
            <Button
              look="soft"
              className={styles.choice}
              isOff={chosen.has(step.clientID) || isFull}
              onClick={() => onChange([...steps, step])}
            >
              {icon !== '' && <Picture image={icon} word={name} size={40} />}
              <span>
                {chosen.has(step.clientID) ? '✓ ' : '+ '}
                {name}
                {isClosed && ' (fermée aux élèves)'}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Button that adds a step with the words that the classes miss most. */
function FragileWords({ classCodes, steps, isFull, onChange }: StepsProps & { isFull: boolean }) {
  const queryClient = useQueryClient()
  const [hasNone, setHasNone] = useState(false)
  const isHere = useIsMounted()
  const add = useMutation({
    mutationFn: () =>
      Promise.all(classCodes.map((classCode) => queryClient.fetchQuery(missedWordsQuery(classCode)))),
    // The editor may have been closed meanwhile.
    onSuccess(lists) {
      if (!isHere()) return
      const words = fragileWords(lists, steps)
      setHasNone(words.length === 0)
      if (words.length > 0 && !isFull) onChange([...steps, createWordsStep(steps, words)])
    },
  })
  return (
    <div>
      <Button
        look="soft"
        isOff={classCodes.length === 0 || isFull || add.isPending}
        onClick={() => add.mutate()}
      >
        + Les mots fragiles de la classe
      </Button>
      <p role="status">
        {classCodes.length === 0 && "Cochez d'abord la classe."}
        {hasNone && !add.isPending && "Il n'y a pas d'autre mot que la classe ait raté depuis trente jours."}
      </p>
      <ServerMessage error={add.error} />
    </div>
  )
}

function resultText(count: number, isFull: boolean): string {
  if (isFull) return "La leçon a toutes les étapes qu'elle peut avoir."
  if (count === 0) return 'Aucune page ne correspond.'
  return count > MAX_RESULTS ? `${MAX_RESULTS} pages sur ${count} : ajoutez un mot.` : `${count} à ajouter.`
}
