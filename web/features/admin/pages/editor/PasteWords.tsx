import { useState } from 'react'
import type { VocabularyWord } from '../../../../../domain/api/page.ts'
import { textKey } from '../../../../../domain/games/plain-text.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { NO_WORDS } from '../../games/read-words.ts'
import { useReadWords, WordList } from '../../games/WordList.tsx'
import { checkWords } from '../../games/words-text.ts'
import form from '../../ui/ui.module.css'

interface PasteWordsProps {
  /** French texts of the words already on the page. */
  existing: ReadonlySet<string>
  onAdd(words: readonly VocabularyWord[]): void
}

/** Adds several words to a page, pasted or from a file. The dialog keeps its text when closed. */
export function PasteWords({ existing, onAdd }: PasteWordsProps) {
  const [isOpen, setOpen] = useState(false)
  const [list, setList] = useState(NO_WORDS)
  const { words } = useReadWords()(list)
  const keys = words.map(({ french }) => textKey(french))
  const onPage = new Set([...existing].map(textKey))
  const isNew = ({ french }: VocabularyWord, index: number) =>
    !onPage.has(textKey(french)) && keys.indexOf(textKey(french)) === index
  const newWords = words.filter(isNew)
  const known = words.filter((word, index) => !isNew(word, index))
  const { faults } = checkWords(newWords)
  return (
    <>
      <Button look="soft" onClick={() => setOpen(true)}>
        Coller une liste de mots
      </Button>
      <Dialog isWide isOpen={isOpen} title="Coller une liste de mots" onClose={() => setOpen(false)}>
        <div className={form.form}>
          <WordList list={list} onWrite={setList} />
          {known.length > 0 && (
            <p>
              {frenchSpaces(
                `Déjà sur la page ou plus haut : ${known.map(({ french }) => french).join(', ')}.`,
              )}
            </p>
          )}
          {newWords.length > 0 && faults.map((fault) => <p key={fault}>{frenchSpaces(fault)}</p>)}
          <div>
            <Button
              isOff={faults.length > 0}
              onClick={() => {
                setList(NO_WORDS)
                setOpen(false)
                onAdd(newWords)
              }}
            >
              Ajouter {pluralize(newWords.length, 'mot', 'mots')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
