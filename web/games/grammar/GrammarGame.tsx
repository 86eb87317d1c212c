import { useMemo } from 'react'
import { grammar } from '../../../domain/games/grammar/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { GrammarBoard } from './GrammarBoard.tsx'

export default function GrammarGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => grammar.parseDeck(data), [data])
  return <Round {...round} rules={grammar} deck={deck} Board={GrammarBoard} />
}
