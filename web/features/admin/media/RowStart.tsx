import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { Button } from '../../../ui/Button.tsx'
import { counted } from '../data/counted.ts'
import { CheckField } from '../ui/CheckField.tsx'
import form from '../ui/form.module.css'
import styles from './RecordRow.module.css'
import type { VoicedWord } from './voiced-words.ts'

export interface RowWishes {
  /** Words that have a recording already come too. */
  withOwn: boolean
  /** Each word is played back. */
  replays: boolean
  /** The next word begins by itself. */
  chains: boolean
}

interface RowStartProps {
  words: readonly (VoicedWord & { missed: number })[]
  wishes: RowWishes
  onWish(wishes: RowWishes): void
  onBegin(chosen: readonly CatalogueWord[]): void
}

/** What there is to say, and how. */
export function RowStart({ words, wishes, onWish, onBegin }: RowStartProps) {
  const owned = words.filter(({ isOwn }) => isOwn).length
  const chosen = words.filter(({ isOwn }) => wishes.withOwn || !isOwn)
  const wish = (name: keyof RowWishes) => (isChecked: boolean) => onWish({ ...wishes, [name]: isChecked })
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
      {owned > 0 && (
        <CheckField
          label={
            owned === 1
              ? 'Refaire aussi le mot déjà enregistré'
              : `Refaire aussi les ${owned} mots déjà enregistrés`
          }
          isChecked={wishes.withOwn}
          onCheck={wish('withOwn')}
        />
      )}
      <CheckField label="Réécouter chaque mot" isChecked={wishes.replays} onCheck={wish('replays')} />
      <CheckField
        label="Enchaîner : le mot suivant s'enregistre sans que j'appuie"
        isChecked={wishes.chains}
        onCheck={wish('chains')}
      />
      <div>
        <Button disabled={chosen.length === 0} onClick={() => onBegin(chosen)}>
          Commencer : {counted(chosen.length, 'mot', 'mots')}
        </Button>
      </div>
    </div>
  )
}
