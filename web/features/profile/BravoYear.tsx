import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bravo, TakenBackBravo } from '../../../domain/api/bravo.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { frenchDay } from '../../../domain/day-in-words.ts'
import {
  monthName,
  monthParameter,
  type SchoolMonth,
  schoolYearMonths,
} from '../../../domain/school-months.ts'
import { monthBravosQuery } from '../../lib/school/month-bravos-query.ts'
import type { SchoolToday } from '../../lib/school/school-today.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { LoadError } from '../../ui/Loading.tsx'
import { Pager, paginate } from '../../ui/Pager.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Stars } from '../../ui/Stars.tsx'
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
              <MonthBravos key={monthParameter(month)} month={month} bravos={answers[index]?.data?.data} />
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

function MonthBravos({ month, bravos }: { month: SchoolMonth; bravos: Bravo[] | undefined }) {
  const count = bravos?.length ?? 0
  return (
    <li className={styles.month}>
      <span className={styles.yearName}>{monthName(month)}</span>
      <b className={styles.count}>
        {bravos ? count : '…'} <span className="for-ears">{count < 2 ? 'Bravo' : 'Bravos'}</span>
      </b>
      <Stars count={count} max={MAX_STARS} />
    </li>
  )
}

const REASONS: Record<Bravo['source'], { picture: string; text: string; english: string }> = {
  activity: { picture: 'pictures/star.svg', text: 'pour cinq activités', english: 'for five activities' },
  bonus: { picture: 'pictures/wrapped-gift.svg', text: 'pour un boni', english: 'for a bonus' },
  multiplayer: {
    picture: 'pictures/video-game.svg',
    text: 'pour les jeux à plusieurs',
    english: 'for multi-player games',
  },
  admin: { picture: 'avatars/owl.svg', text: 'de la part de Mme Bravo', english: 'from Mme Bravo' },
}

/** The reason of each Bravo, newest first, and why one was taken back. */
function Ledger({ bravos, timeZone }: { bravos: (Bravo | TakenBackBravo)[]; timeZone: string }) {
  const [page, setPage] = useState(1)
  const newest = bravos.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))
  const shown = paginate(newest, page)
  return (
    <Section title="Pourquoi j'ai ces Bravos" english="Why I have these Bravos">
      {bravos.length === 0 && (
        <p>
          <Bilingual
            french="Ton premier Bravo s'écrira ici."
            english="Your first Bravo will be written here."
          />
        </p>
      )}
      <ul className={styles.ledger}>
        {shown.rows.map(({ bravoID, dateCreated, source, reason, ...rest }) => (
          <li key={bravoID} className={styles.line}>
            <Picture image={REASONS[source].picture} word={REASONS[source].text} size={44} />
            <span>
              <b>Un Bravo {REASONS[source].text}</b> <small lang="en">{REASONS[source].english}</small>
              {source === 'admin' && reason !== '' && <q className={styles.more}>{reason}</q>}
              {'takenBackReason' in rest && (
                <i className={styles.more}>
                  <Bilingual french="Repris" english="Taken back" /> : {rest.takenBackReason}
                </i>
              )}
              <time className={styles.day} dateTime={dateCreated}>
                {frenchDay(new Date(dateCreated), timeZone)}
              </time>
            </span>
          </li>
        ))}
      </ul>
      <Pager hasEnglish label="Pages des Bravos" page={shown.page} pages={shown.pages} onTurn={setPage} />
    </Section>
  )
}
