import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { newKinds, recordOfWords, type TakenNames } from '../../../../content/games/new-game.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { checkRecord } from '../../../../domain/games/check-record.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ownWordsQuery } from '../data/queries.ts'
import { type GameDraft, newGameDraft } from './game-draft.ts'
import { kindName } from './game-row.ts'
import { findKnownWord } from './read-words.ts'
import { wordsOfGame } from './words-of-game.ts'

interface OtherKindButtonProps {
  draft: GameDraft
  taken: TakenNames
  onCreated(draft: GameDraft): void
}

/** Creates a game of another kind from the same words. The current game is not changed. */
export function OtherKindButton({ draft, taken, onCreated }: OtherKindButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { grade, title } = draft
  const { data: ownWords } = useQuery(ownWordsQuery)
  const words = useMemo(
    () => wordsOfGame(draft, (french) => findKnownWord(french, ownWords)),
    [draft, ownWords],
  )
  const options = useMemo(() => recordsOf(words, draft), [words, draft])
  if (options.length === 0) return null
  const create = ({ kind, data }: NewRecord) => {
    setOpen(false)
    onCreated(newGameDraft({ kind, grade, title }, data, taken))
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Jouer ces mots autrement…
      </Button>
      <Dialog isOpen={isOpen} title="Ces mots dans un autre jeu" onClose={() => setOpen(false)}>
        <p>
          La liste est reprise dans un nouveau jeu, que vous publiez ensuite. Celui-ci reste comme il est.
        </p>
        <div className="row bottom">
          {options.map((record) => (
            <Button key={record.kind} look="soft" onClick={() => create(record)}>
              {kindName(record.kind)}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  )
}

interface NewRecord {
  kind: GameKind
  data: string
}

/** Returns a record of every other kind that is playable with these words. */
function recordsOf(words: readonly VocabularyWord[], { kind: currentKind, grade }: GameDraft): NewRecord[] {
  if (words.length === 0) return []
  return newKinds.flatMap((kind) => {
    const data = kind === currentKind ? null : recordOfWords(kind, words, grade)
    return data !== null && checkRecord(kind, data).isPlayable ? [{ kind, data }] : []
  })
}
