import { useEffect } from 'react'
import type { GameRecord } from '../../../../domain/api/game.ts'
import type { DeckNote } from '../../../../domain/games/deck-note.ts'
import { noteSentence } from '../../../../domain/games/note-sentences.ts'
import { reportProblem } from '../../../lib/api/report-problem.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { HomeLink } from '../../../ui/HomeLink.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** Replaces a game whose record cannot be played. Users who may edit games also see the fault. */
export function BrokenDeck({ id, record, fault }: { id: string; record: GameRecord; fault: DeckNote }) {
  const canEdit = useCan('editGames')
  const why = noteSentence(fault)
  useEffect(
    () => reportProblem(`Game ${id} (${record.clientID}) cannot be played: ${why}`),
    [id, record, why],
  )

  return (
    <Notice title={record.description}>
      <p>Ce jeu n'est pas prêt. Choisis un autre jeu!</p>
      <p lang="en">This game is not ready. Please choose another one.</p>
      {canEdit && (
        <p>
          <strong>Ce qui ne va pas dans ce jeu :</strong> {why}
        </p>
      )}
      <HomeLink />
    </Notice>
  )
}
