import { useMemo, useState } from 'react'
import { type CatalogueWord, catalogue } from '../../../../content/words/catalogue.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pluralize } from '../data/pluralize.ts'
import { useOwnWords } from '../data/use-own-words.ts'
import { type Column, DataTable } from './DataTable.tsx'
import styles from './ui.module.css'
import { WordFilterFields } from './WordFilterFields.tsx'
import { matchesWordFilter, NO_WORD_FILTER } from './word-filter.ts'

interface WordBankButtonProps {
  label: string
  onPick(words: VocabularyWord[]): void
}

/** A button that opens the word bank, from which several words can be picked. */
export function WordBankButton({ label, onPick }: WordBankButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="soft" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog isWide isOpen={isOpen} title="La banque de mots" onClose={() => setOpen(false)}>
        <WordPicker
          onPick={(words) => {
            setOpen(false)
            onPick(words)
          }}
        />
      </Dialog>
    </>
  )
}

function WordPicker({ onPick }: Pick<WordBankButtonProps, 'onPick'>) {
  const [choice, setChoice] = useState(NO_WORD_FILTER)
  const [picked, setPicked] = useState<ReadonlyMap<string, VocabularyWord>>(new Map())
  const own = useOwnWords()
  const bank = useMemo(() => [...own, ...catalogue], [own])
  const rows = useMemo(() => bank.filter((each) => matchesWordFilter(each, choice)), [bank, choice])
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
      {
        header: 'Anglais',
        value: ({ word }) => word.english,
        cell: ({ word }) => <span lang="en">{word.english}</span>,
      },
      { header: 'Thème', value: (row) => row.theme },
    ]
  }, [picked])
  const pickAll = () =>
    setPicked(new Map([...picked, ...rows.map(({ word }) => [word.french, word] as const)]))
  return (
    <>
      <DataTable
        caption="Les mots de la banque"
        columns={columns}
        rows={rows}
        rowID={({ voice, theme }) => `${theme} ${voice}`}
        emptyText="Aucun mot ici."
      >
        <WordFilterFields choice={choice} onChoose={setChoice} />
      </DataTable>
      <div className={styles.wordBankActions}>
        {rows.length > 0 && rows.length < bank.length && (
          <Button look="soft" onClick={pickAll}>
            {rows.length === 1 ? 'Cocher ce mot' : `Cocher les ${rows.length} mots`}
          </Button>
        )}
        <Button disabled={picked.size === 0} onClick={() => onPick([...picked.values()])}>
          Ajouter {pluralize(picked.size, 'mot', 'mots')}
        </Button>
      </div>
    </>
  )
}
