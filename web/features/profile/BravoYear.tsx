import { useQueries } from '@tanstack/react-query'
import type { Bravo } from '../../../domain/api/bravo.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import {
  monthName,
  monthParameter,
  type SchoolMonth,
  schoolYearMonths,
} from '../../../domain/school-months.ts'
import { monthBravosQuery } from '../../lib/school/month-bravos-query.ts'
import type { SchoolToday } from '../../lib/school/school-today.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { Ledger } from './Ledger.tsx'
import styles from './profile.module.css'
import { Section } from './Section.tsx'

const MAX_STARS = 30

/** Bravos of the school year: stars per month, then a list with the reason of each. */
export function BravoYear({ user, school }: { user: SessionUser; school: SchoolToday }) {
  const months = schoolYearMonths(school.month)
  const answers = useQueries({ queries: months.map((month) => monthBravosQuery(user.id, month)) })
  const failed = answers.find(({ data, error }) => !data && error)
  const isComplete = answers.every(({ data }) => data)

  const retry = () => {
    for (const answer of answers) if (answer.isError) void answer.refetch()
  }

  return (
    <>
      <Section title="Mes Bravos" english="My Bravos">
        {failed?.error ? (
          <LoadError error={failed.error} onRetry={retry} />
        ) : (
          <ul className="stack tight" aria-busy={!isComplete}>
            {months.map((month, index) => (
              <Month key={monthParameter(month)} month={month} bravos={answers[index]?.data?.data} />
            ))}
          </ul>
        )}
      </Section>
      {isComplete && (
        <Ledger
          bravos={answers.flatMap(({ data }) => (data ? [...data.data, ...data.takenBack] : []))}
          timeZone={school.timeZone}
        />
      )}
    </>
  )
}

function Month({ month, bravos }: { month: SchoolMonth; bravos: Bravo[] | undefined }) {
  const count = bravos?.length ?? 0
  return (
    <li className={styles.month}>
      <span className={styles.yearName}>{monthName(month)}</span>
      <b className={styles.count}>
        {bravos ? count : '…'} <span className="for-ears">{count < 2 ? 'Bravo' : 'Bravos'}</span>
      </b>
      <Stars count={count} most={MAX_STARS} />
    </li>
  )
}
