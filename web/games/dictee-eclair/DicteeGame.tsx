import { useMemo } from 'react'
import { dicteeEclair } from '../../../domain/games/dictee-eclair/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { DicteeBoard } from './DicteeBoard.tsx'

export default function DicteeGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => dicteeEclair.parseDeck(data), [data])
  return <Round {...round} rules={dicteeEclair} deck={deck} Board={DicteeBoard} />
}
