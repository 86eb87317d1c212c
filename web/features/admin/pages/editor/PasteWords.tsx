import { useState } from 'react'
import type { VocabularyWord } from '../../../../../domain/api/page.ts'
import { textKey } from '../../../../../domain/games/plain-text.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { counted } from '../../data/counted.ts'
import { NO_WORDS } from '../../games/read-words.ts'
import { useReadWords } from '../../games/use-read-words.ts'
import { WordList } from '../../games/WordList.tsx'
import { checkWords } from '../../games/words-text.ts'
import form from '../../ui/form.module.css'

interface PasteWordsProps {
  /** The French of the words that are on the page. */
  there: ReadonlySet<string>
  onAdd(words: readonly VocabularyWord[]): void
}

/** Several words for a page, pasted or from a file. What was pasted stays when the dialog is closed. */
export function PasteWords({ there, onAdd }: PasteWordsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="soft" onClick={() => setOpen(true)}>
        Coller une liste de mots
      </Button>
      <PasteDialog
        isOpen={isOpen}
        there={there}
        onClose={() => setOpen(false)}
        onAdd={(words) => {
          setOpen(false)
          onAdd(words)
        }}
      />
    </>
  )
}

interface PasteDialogProps extends PasteWordsProps {
  isOpen: boolean
  onClose(): void
}

function PasteDialog({ there, isOpen, onClose, onAdd }: PasteDialogProps) {
  const [list, setList] = useState(NO_WORDS)
  const { words } = useReadWords()(list)
  const places = new Map(words.map(({ french }, place) => [textKey(french), place] as const).toReversed())
  const onPage = new Set([...there].map(textKey))
  const isFresh = ({ french }: VocabularyWord, place: number) =>
    !onPage.has(textKey(french)) && places.get(textKey(french)) === place
  const fresh = words.filter(isFresh)
  const known = words.filter((word, place) => !isFresh(word, place))
  const { faults } = checkWords(fresh)
  return (
    <Dialog isWide isOpen={isOpen} title="Coller une liste de mots" onClose={onClose}>
      <div className={form.form}>
        <WordList list={list} onWrite={setList} />
        {known.length > 0 && (
          <p>
            {frenchSpaces(`Déjà sur la page ou plus haut : ${known.map(({ french }) => french).join(', ')}.`)}
          </p>
        )}
        {fresh.length > 0 && faults.map((fault) => <p key={fault}>{frenchSpaces(fault)}</p>)}
        <div>
          <Button
            isOff={faults.length > 0}
            onClick={() => {
              setList(NO_WORDS)
              onAdd(fresh)
            }}
          >
            Ajouter {counted(fresh.length, 'mot', 'mots')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
