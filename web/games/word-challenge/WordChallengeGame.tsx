import { useMemo } from 'react'
import { wordChallenge } from '../../../domain/games/word-challenge/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { ChallengeBoard } from './ChallengeBoard.tsx'

export default function WordChallengeGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => wordChallenge.parseDeck(data), [data])
  return <Round {...round} rules={wordChallenge} deck={deck} Board={ChallengeBoard} />
}
