import { useMemo } from 'react'
import { exposed } from '../../../domain/games/exposed/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { ExposedBoard } from './ExposedBoard.tsx'

export default function ExposedGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => exposed.parseDeck(data), [data])
  return <Round {...round} rules={exposed} deck={deck} Board={ExposedBoard} />
}
