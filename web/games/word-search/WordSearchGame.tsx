import { useMemo } from 'react'
import { wordSearch } from '../../../domain/games/word-search/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { WordSearchBoard } from './WordSearchBoard.tsx'

export default function WordSearchGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => wordSearch.parseDeck(data), [data])
  return <Round {...round} rules={wordSearch} deck={deck} Board={WordSearchBoard} />
}
