import { useMemo } from 'react'
import { memory } from '../../../domain/games/memory/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { MemoryBoard } from './MemoryBoard.tsx'

export default function MemoryGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => memory.parseDeck(data), [data])
  return <Round {...round} rules={memory} deck={deck} Board={MemoryBoard} />
}
