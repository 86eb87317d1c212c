import { useMemo } from 'react'
import { drop } from '../../../domain/games/drop/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { DropBoard } from './DropBoard.tsx'

export default function DropGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => drop.parseDeck(data), [data])
  return <Round {...round} rules={drop} deck={deck} Board={DropBoard} />
}
