import { useMemo, useState } from 'react'
import { gradeNames } from '../../../content/grades.ts'
import { grades } from '../../../content/routes.ts'
import { type CatalogueWord, catalogue } from '../../../content/words/catalogue.ts'
import { themeNames } from '../../../content/words/theme-names.ts'
import type { VocabularyWord } from '../../../domain/api/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import styles from './WordPicker.module.css'

const ALL = ''

/** Words of the bank, found by theme, grade or search, and ticked. */
export function WordPicker({ onPick }: { onPick(words: VocabularyWord[]): void }) {
  const [theme, setTheme] = useState(ALL)
  const [grade, setGrade] = useState(ALL)
  const [picked, setPicked] = useState<ReadonlyMap<string, VocabularyWord>>(new Map())
  const rows = useMemo(
    () =>
      catalogue.filter(
        (each) =>
          (theme === ALL || each.theme === theme) &&
          (grade === ALL || each.grades.some((one) => String(one) === grade)),
      ),
    [theme, grade],
  )
  const columns = useMemo((): Column<CatalogueWord>[] => {
    const toggle = ({ word }: CatalogueWord) => {
      const others = new Map(picked)
      if (!others.delete(word.french)) others.set(word.french, word)
      setPicked(others)
    }
    return [
      {
        header: 'Mot',
        value: ({ word }) => word.french,
        cell: (row) => (
          <label className={styles.word}>
            <input type="checkbox" checked={picked.has(row.word.french)} onChange={() => toggle(row)} />
            <Picture image={row.word.image} word={row.word.french} size={40} />
            {row.word.french}
          </label>
        ),
      },
      { header: 'Anglais', value: ({ word }) => word.english },
      { header: 'Thème', value: (row) => row.theme },
    ]
  }, [picked])
  const addAll = () =>
    setPicked(new Map([...picked, ...rows.map(({ word }) => [word.french, word] as const)]))
  return (
    <>
      <DataTable
        caption="Les mots de la banque"
        columns={columns}
        rows={rows}
        rowID={({ voice, theme }) => `${theme} ${voice}`}
        empty="Aucun mot ici."
      >
        <Choice label="Thème" value={theme} options={themeOptions} onChoose={setTheme} />
        <Choice label="Année" value={grade} options={gradeOptions} onChoose={setGrade} />
      </DataTable>
      <div className={styles.actions}>
        {(theme !== ALL || grade !== ALL) && (
          <Button look="soft" onClick={addAll}>
            Cocher les {rows.length} mots
          </Button>
        )}
        <Button disabled={picked.size === 0} onClick={() => onPick([...picked.values()])}>
          {picked.size < 2 ? `Ajouter ${picked.size} mot` : `Ajouter ${picked.size} mots`}
        </Button>
      </div>
    </>
  )
}

const themeOptions = [
  { value: ALL, name: 'Tous' },
  ...Object.values(themeNames).map((name) => ({ value: name, name })),
]
const gradeOptions = [
  { value: ALL, name: 'Toutes' },
  ...grades.map((grade) => ({ value: String(grade), name: gradeNames[grade] })),
]
