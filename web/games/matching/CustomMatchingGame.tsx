import { useMemo } from 'react'
import { customMatching } from '../../../domain/games/matching/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { MatchingBoard } from './MatchingBoard.tsx'

/** Matching on the colours and numbers that the site itself brings. */
export default function CustomMatchingGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => customMatching.parseDeck(data), [data])
  return <Round {...round} rules={customMatching} deck={deck} Board={MatchingBoard} />
}
