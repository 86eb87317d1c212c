import { useMemo } from 'react'
import { matching } from '../../../domain/games/matching/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { MatchingBoard } from './MatchingBoard.tsx'

export default function MatchingGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => matching.parseDeck(data), [data])
  return <Round {...round} rules={matching} deck={deck} Board={MatchingBoard} />
}
