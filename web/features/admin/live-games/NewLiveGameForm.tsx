import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import {
  MAX_QUESTIONS,
  MIN_QUESTIONS,
  type NewLiveGame,
  thinkSeconds,
} from '../../../../domain/api/live-game.ts'
import type { ShownWord } from '../../../../domain/api/words.ts'
import { type AskedTask, toAskedWord } from '../../../../domain/learning/asked-word.ts'
import { canBeAsked } from '../../../../domain/learning/question.ts'
import { liveGamePath } from '../../../../domain/live/address.ts'
import type { LiveGameMode } from '../../../../domain/live/messages.ts'
import type { PractisedWords } from '../../../../domain/practice-address.ts'
import { call } from '../../../lib/api/api.ts'
import { practiceQuery } from '../../../lib/learning/practice-query.ts'
import { newKey } from '../../../lib/new-key.ts'
import { chosenClass } from '../../../lib/session/chosen-class.ts'
import { Button } from '../../../ui/Button.tsx'
import { pluralize } from '../data/pluralize.ts'
import { useAudiences } from '../hooks/use-audiences.ts'
import { createWordsStep } from '../lessons/fragile-words.ts'
import { CheckField, InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import styles from './NewLiveGameForm.module.css'
import { preselectedAudience } from './preselected-audience.ts'

export interface NewGameFormProps {
  title: string
  words?: readonly ShownWord[]
  /** Pages and games whose words are asked too. */
  practised?: PractisedWords
  /** Audience keys that are preselected. */
  classCodes?: readonly string[]
}

const USUAL_QUESTIONS = 10
const NO_WORDS: readonly ShownWord[] = []
const NO_PRACTISED_WORDS: PractisedWords = []

const taskNames: Record<AskedTask, string> = {
  listen: 'Écouter, puis toucher',
  recognise: "Lire, puis toucher l'image",
  recall: "Voir l'image, puis toucher le mot",
  spell: 'Écrire avec des lettres',
}

const modeNames: Record<LiveGameMode, string> = {
  together: 'Ensemble : la classe remplit une barre',
  teams: "Équipes d'animaux",
  race: 'Course : chacun ses points',
}

/** Collects the words of pages and games, then asks how to play. */
export function NewLiveGameForm({
  words = NO_WORDS,
  practised = NO_PRACTISED_WORDS,
  ...rest
}: NewGameFormProps) {
  const practice = useQuery({ ...practiceQuery(practised), enabled: practised.length > 0 })
  if (practised.length === 0) return <Settings words={words} {...rest} />
  return (
    <Loaded query={practice}>{(found) => <Settings words={[...words, ...found.words]} {...rest} />}</Loaded>
  )
}

interface SettingsProps extends Omit<NewGameFormProps, 'practised'> {
  words: readonly ShownWord[]
}

/** The words whose questions have more than one option among these words. */
function wordsToAsk(offered: readonly ShownWord[]): ShownWord[] {
  const words = [...new Map(offered.map((word) => [word.word, word])).values()].slice(0, MAX_QUESTIONS)
  const others = words.map(toAskedWord)
  return words.filter((word) => canBeAsked(toAskedWord(word), others))
}

function Settings({ title, words: offered, classCodes }: SettingsProps) {
  const navigate = useNavigate()
  const { options, pupils, areOwn, isMissing } = useAudiences()
  const chosen = chosenClass.use()
  const words = useMemo(() => wordsToAsk(offered), [offered])
  const [settings, setSettings] = useState<Omit<NewLiveGame, 'title' | 'words' | 'classCodes'>>({
    way: 'together',
    tasks: ['listen', 'recognise', 'recall'],
    questions: Math.max(MIN_QUESTIONS, Math.min(USUAL_QUESTIONS, words.length)),
    thinkSeconds: 0,
    showsNames: false,
    hasTablets: true,
  })
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  // A lesson may also be for classes of other teachers.
  const own = classCodes?.filter((key) => areOwn([key]) && !isMissing(key)) ?? []
  const values = options.map(({ value }) => value)
  const audience = ticked ?? preselectedAudience(own, values, chosen)
  const set = (change: Partial<typeof settings>) => setSettings({ ...settings, ...change })
  const [idempotencyKey] = useState(newKey)
  const start = useMutation({
    mutationFn: async () => {
      const { words: copied = [] } = createWordsStep([], words)
      const body = { ...settings, title: title.slice(0, 80), words: copied, classCodes: [...audience] }
      return call('POST live-games', { body: { ...body, idempotencyKey } })
    },
    onSuccess: ({ data }) => navigate({ to: liveGamePath(data.code) }),
  })
  const missing =
    words.length < 2
      ? "Il n'y a pas assez de mots ici : il en faut au moins deux."
      : audience.length === 0
        ? 'Choisissez qui joue.'
        : settings.tasks.length === 0
          ? 'Cochez au moins une sorte de questions.'
          : null
  const choices = [...options, ...pupils.filter(({ value }) => audience.includes(value))]
  return (
    <Form aria-label="Jouer ensemble" className={styles.form} onSend={() => start.mutate()}>
      <p>
        <b>{title}</b> : {pluralize(words.length, 'mot', 'mots')}
      </p>
      <fieldset className="row bottom">
        <legend>Qui joue</legend>
        {choices.map(({ value, name }) => (
          <CheckField
            key={value}
            label={name}
            isChecked={audience.includes(value)}
            onCheck={(isTicked) =>
              setTicked(isTicked ? [...audience, value] : audience.filter((each) => each !== value))
            }
          />
        ))}
        <SelectField
          label="Ajouter un élève"
          value=""
          options={[{ value: '', name: 'Choisir…' }, ...pupils]}
          onChoose={(key) => key !== '' && !audience.includes(key) && setTicked([...audience, key])}
        />
      </fieldset>
      <div className="row bottom">
        <SelectField
          label="Façon de jouer"
          value={settings.way}
          options={keysOf(modeNames).map((value) => ({ value, name: modeNames[value] }))}
          onChoose={(name) => set({ way: keysOf(modeNames).find((way) => way === name) ?? 'together' })}
        />
        <InputField
          label="Questions"
          type="number"
          required
          min={MIN_QUESTIONS}
          max={MAX_QUESTIONS}
          value={settings.questions}
          onWrite={(text) => set({ questions: Number(text) })}
        />
        <SelectField
          label="Temps pour réfléchir"
          value={settings.thinkSeconds}
          options={thinkSeconds.map((value) => ({
            value,
            name: value === 0 ? 'sans limite' : `${value} secondes`,
          }))}
          onChoose={(text) => set({ thinkSeconds: thinkSeconds.find((each) => String(each) === text) ?? 0 })}
        />
      </div>
      <fieldset className="row bottom">
        <legend>Questions</legend>
        {keysOf(taskNames).map((task) => (
          <CheckField
            key={task}
            label={taskNames[task]}
            isChecked={settings.tasks.includes(task)}
            onCheck={(isTicked) =>
              set({
                tasks: isTicked ? [...settings.tasks, task] : settings.tasks.filter((each) => each !== task),
              })
            }
          />
        ))}
      </fieldset>
      {settings.way === 'race' && (
        <CheckField
          label="Montrer les cinq premiers noms"
          isChecked={settings.showsNames}
          onCheck={(showsNames) => set({ showsNames })}
        />
      )}
      <CheckField
        label="Sans tablettes : je compte les mains levées"
        isChecked={!settings.hasTablets}
        onCheck={(isWithout) => set({ hasTablets: !isWithout })}
      />
      <div className={styles.start}>
        <ServerMessage error={start.error} />
        <Button type="submit" isOff={start.isPending || missing !== null}>
          Lancer le jeu
        </Button>
        <p role="status">{missing}</p>
      </div>
    </Form>
  )
}

function keysOf<Key extends string>(names: Record<Key, string>): Key[] {
  return Object.keys(names).filter((name): name is Key => Object.hasOwn(names, name))
}
