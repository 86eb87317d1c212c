import { monthParameter, monthsBack, monthTitle, type SchoolMonth } from '../../domain/school-months.ts'
import { Choice } from './Choice.tsx'

const MONTHS_BACK = 12

interface MonthChoiceProps {
  /** The current month at the school, or null until it is known. */
  current: SchoolMonth | null
  value: SchoolMonth | null
  onChoose(month: SchoolMonth): void
  /** English label, for pupils. */
  english?: string
}

/** A choice between the current month and the twelve before it. */
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
