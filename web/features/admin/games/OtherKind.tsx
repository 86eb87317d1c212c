import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { newKinds, recordOfWords, type TakenNames } from '../../../../content/games/new-game.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { checkRecord } from '../../../../domain/games/check-record.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ownWordsQuery } from '../data/queries.ts'
import { draftOfNew, type GameDraft } from './game-draft.ts'
import { kindName } from './game-row.ts'
import { findKnownWord } from './read-words.ts'
import { wordsOfGame } from './words-of-game.ts'

interface OtherKindProps {
  draft: GameDraft
  taken: TakenNames
  onMade(draft: GameDraft): void
}

/** The same list of words in a game of another kind; this one stays as it is. */
export function OtherKind({ draft, taken, onMade }: OtherKindProps) {
  const [isOpen, setOpen] = useState(false)
  const { grade, title } = draft
  const { data: own } = useQuery(ownWordsQuery)
  const words = useMemo(() => wordsOfGame(draft, (french) => findKnownWord(french, own)), [draft, own])
  const records = useMemo(() => recordsOf(words, draft), [words, draft])
  if (records.length === 0) return null
  const make = ({ kind, data }: NewRecord) => {
    setOpen(false)
    onMade(draftOfNew({ kind, grade, title }, data, taken))
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
          {records.map((record) => (
            <Button key={record.kind} look="soft" onClick={() => make(record)}>
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

/** A record of each other kind that can be played with these words. */
function recordsOf(words: readonly VocabularyWord[], { kind: own, grade }: GameDraft): NewRecord[] {
  if (words.length === 0) return []
  return newKinds.flatMap((kind) => {
    const data = kind === own ? null : recordOfWords(kind, words, grade)
    return data !== null && checkRecord(kind, data).isPlayable ? [{ kind, data }] : []
  })
}
