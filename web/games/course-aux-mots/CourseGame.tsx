import { useMemo } from 'react'
import { courseAuxMots } from '../../../domain/games/course-aux-mots/rules.ts'
import { Round, type RoundProps } from '../../features/play/Round.tsx'
import { CourseBoard } from './CourseBoard.tsx'

export default function CourseGame({ data, ...round }: RoundProps) {
  const deck = useMemo(() => courseAuxMots.parseDeck(data), [data])
  return <Round {...round} rules={courseAuxMots} deck={deck} Board={CourseBoard} />
}
