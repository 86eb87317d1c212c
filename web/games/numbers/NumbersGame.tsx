import { useMemo } from 'react'
import { numbers } from '../../../domain/games/numbers/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { NumbersBoard } from './NumbersBoard.tsx'

export default function NumbersGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => numbers.parseDeck(data), [data])
  return <Round {...round} rules={numbers} deck={deck} Board={NumbersBoard} />
}
