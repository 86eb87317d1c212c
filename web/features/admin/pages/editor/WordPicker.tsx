import { useMemo, useState } from 'react'
import { grades } from '../../../../../content/routes.ts'
import { catalogue } from '../../../../../content/words/catalogue.ts'
import { themeNames } from '../../../../../content/words/theme-names.ts'
import type { VocabularyWord } from '../../../../../domain/api/page.ts'
import { fold } from '../../../../lib/fold.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Choice } from '../../../../ui/Choice.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { Field } from '../../Field.tsx'
import styles from './WordPicker.module.css'

interface WordPickerProps {
  /** What is there already, in French: it is not offered. */
  taken: readonly string[]
  onPick(words: readonly VocabularyWord[]): void
  onClose(): void
}

const ALL = ''
const MOST_SHOWN = 80

/** Words of the bank, by search, theme and grade; several at once. */
export function WordPicker({ taken, onPick, onClose }: WordPickerProps) {
  const [wanted, setWanted] = useState('')
  const [theme, setTheme] = useState(ALL)
  const [grade, setGrade] = useState(ALL)
  const [chosen, setChosen] = useState<readonly VocabularyWord[]>([])
  const found = useMemo(() => {
    const text = fold(wanted)
    const there = new Set(taken)
    return catalogue.filter(
      ({ word, ...each }) =>
        !there.has(word.french) &&
        (theme === ALL || each.theme === theme) &&
        (grade === ALL || each.grades.some((one) => String(one) === grade)) &&
        (fold(word.french).includes(text) || fold(word.english).includes(text)),
    )
  }, [taken, wanted, theme, grade])
  const toggle = (word: VocabularyWord) =>
    setChosen(chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word])

  return (
    <Dialog isOpen isWide onClose={onClose} title="Ajouter des mots de la banque">
      <form
        className={styles.picker}
        onSubmit={(event) => {
          event.preventDefault()
          onPick(chosen)
        }}
      >
        <div className={styles.tools}>
          <Field label="Chercher un mot">
            {(control) => (
              <input
                {...control}
                type="search"
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
                // It looks at once; the words are added by their button.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            )}
          </Field>
          <Choice label="Thème" value={theme} options={themeOptions} onChoose={setTheme} />
          <Choice label="Année" value={grade} options={gradeOptions} onChoose={setGrade} />
        </div>
        <p role="status">
          {found.length > MOST_SHOWN
            ? `Les ${MOST_SHOWN} premiers de ${found.length} mots.`
            : `${found.length} mots.`}
        </p>
        <ul className={styles.words}>
          {found.slice(0, MOST_SHOWN).map(({ word, voice, theme }) => (
            <li key={`${voice} ${theme} ${word.english}`}>
              <label className={styles.word}>
                <input type="checkbox" checked={chosen.includes(word)} onChange={() => toggle(word)} />
                {word.image !== null && <Picture image={word.image} word={word.french} size={36} />}
                <span>
                  {word.french} <small lang="en">{word.english}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Button type="submit" disabled={chosen.length === 0}>
          {chosen.length < 2 ? 'Ajouter le mot' : `Ajouter ${chosen.length} mots`}
        </Button>
      </form>
    </Dialog>
  )
}

const themeOptions = [
  { value: ALL, name: 'Tous' },
  ...Object.values(themeNames).map((name) => ({ value: name, name })),
]
const gradeOptions = [
  { value: ALL, name: 'Toutes' },
  ...grades.map((grade) => ({ value: String(grade), name: String(grade) })),
]
