import type { CatalogueWord } from '../../../../../content/words/catalogue.ts'
import { Button } from '../../../../ui/Button.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { CheckField } from '../../ui/Field.tsx'
import form from '../../ui/ui.module.css'
import type { VoicedWord } from '../voiced-words.ts'
import styles from './RecordList.module.css'

export interface RecordOptions {
  /** Includes words that already have a recording. */
  withOwn: boolean
  /** Plays each recording back. */
  replays: boolean
  /** Starts the next word automatically. */
  chains: boolean
}

interface RecordListStartProps {
  words: readonly (VoicedWord & { missed: number })[]
  options: RecordOptions
  onChange(options: RecordOptions): void
  onStart(chosen: readonly CatalogueWord[]): void
}

export function RecordListStart({ words, options, onChange, onStart }: RecordListStartProps) {
  const recordedCount = words.filter(({ isOwn }) => isOwn).length
  const chosen = words.filter(({ isOwn }) => options.withOwn || !isOwn)
  const setOption = (name: keyof RecordOptions) => (isChecked: boolean) =>
    onChange({ ...options, [name]: isChecked })
  return (
    <div className={form.form}>
      <p>
        Pour chaque mot : appuyez (ou touche Espace), dites-le, puis attendez : l'enregistrement s'arrête seul
        et il est gardé tout de suite.
      </p>
      <ul className={styles.words}>
        {words.map(({ voice, word, isOwn, missed }) => (
          <li key={voice}>
            {word.french}
            {isOwn && <small> ✓ déjà enregistré</small>}
            {missed > 0 && <small> raté {missed} fois à l'écoute</small>}
          </li>
        ))}
      </ul>
      {recordedCount > 0 && (
        <CheckField
          label={
            recordedCount === 1
              ? 'Refaire aussi le mot déjà enregistré'
              : `Refaire aussi les ${recordedCount} mots déjà enregistrés`
          }
          isChecked={options.withOwn}
          onCheck={setOption('withOwn')}
        />
      )}
      <CheckField label="Réécouter chaque mot" isChecked={options.replays} onCheck={setOption('replays')} />
      <CheckField
        label="Enchaîner : le mot suivant s'enregistre sans que j'appuie"
        isChecked={options.chains}
        onCheck={setOption('chains')}
      />
      <div>
        <Button disabled={chosen.length === 0} onClick={() => onStart(chosen)}>
          Commencer : {pluralize(chosen.length, 'mot', 'mots')}
        </Button>
      </div>
    </div>
  )
}
