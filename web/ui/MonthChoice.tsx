import { monthParameter, monthsBack, monthTitle, type SchoolMonth } from '../../domain/school-months.ts'
import { Choice } from './Choice.tsx'

const MONTHS_BACK = 12

interface MonthChoiceProps {
  /** The school's month of today; null while it is not known yet. */
  current: SchoolMonth | null
  value: SchoolMonth | null
  onChoose(month: SchoolMonth): void
  /** The label in English, where a pupil reads it. */
  english?: string
}

/** The month of today first, then the twelve before it. */
export function MonthChoice({ current, value, onChoose, english }: MonthChoiceProps) {
  const months = current ? monthsBack(current, MONTHS_BACK + 1) : []
  return (
    <Choice
      label="Mois"
      english={english}
      value={value ? monthParameter(value) : ''}
      options={months.map((month) => ({ value: monthParameter(month), name: monthTitle(month) }))}
      onChoose={(chosen) => {
        const month = months.find((each) => monthParameter(each) === chosen)
        if (month) onChoose(month)
      }}
    />
  )
}
