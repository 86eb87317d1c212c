import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { BravoReportAnswer, LeaderboardRow } from '../../../domain/api/bravo.ts'
import { classChoices, rankRows } from '../../../domain/leaderboard.ts'
import { monthName, monthOf, monthParameter, type SchoolMonth } from '../../../domain/school-months.ts'
import { call } from '../../lib/api/api.ts'
import { deviceDay, schoolTodayQuery } from '../../lib/school/school-today.ts'
import { useSession } from '../../lib/session/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { LoadError, Loading } from '../../ui/Loading.tsx'
import { MonthChoice } from '../../ui/MonthChoice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stars } from '../../ui/Stars.tsx'
import styles from './leaderboard.module.css'

const ALL_CLASSES = ''

interface LeaderboardViewProps {
  title: string
  /** The class goal, shown next to the choices even if the ranking is hidden; on phones, below the ranking. */
  goal: ReactNode
}

/** Bravos per pupil in a month, as far as the school shows them to this user. */
export function LeaderboardView({ title, goal }: LeaderboardViewProps) {
  const user = useSession()
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        hint="Chaque étoile est un Bravo. Fais cinq activités, et la prochaine sera peut-être pour toi!"
        english="Each star is a Bravo. Do five activities, and the next one may be yours!"
      />
      {/* Remount on sign-in and sign-out: visitors have no class choice, so they could not undo one. */}
      <Ranking key={user?.id} />
      {goal}
    </div>
  )
}

function Ranking() {
  const today = useQuery(schoolTodayQuery)
  const current = today.data?.month ?? null
  const [chosenMonth, setChosenMonth] = useState<SchoolMonth | null>(null)
  const [classCode, setClassCode] = useState(ALL_CLASSES)
  const month = chosenMonth ?? current
  // Starts with the device's month, which nearly always equals the school's.
  const report = useQuery(leaderboardQuery(month ?? monthOf(deviceDay()), useSession()?.id ?? null))
  const listedClasses = classChoices(report.data?.bravos ?? [])
  // A month without Bravos lists no classes; keep the chosen one.
  const classes = listedClasses.length === 0 && classCode !== ALL_CLASSES ? [classCode] : listedClasses
  const failed = month === null ? today : report

  return (
    <>
      <div className={styles.choices}>
        <MonthChoice english="Month" current={current} value={month} onChoose={setChosenMonth} />
        {classes.length > 0 && (
          <Choice
            label="Classe"
            english="Class"
            value={classCode}
            options={[ALL_CLASSES, ...classes].map((value) => ({ value, name: value || 'Toutes' }))}
            onChoose={setClassCode}
          />
        )}
      </div>
      <div className={styles.board} aria-busy={report.isPending}>
        {month && report.data && <RankingBoard month={month} report={report.data} classCode={classCode} />}
        {!report.data &&
          (failed.error ? (
            <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
          ) : (
            <Loading />
          ))}
      </div>
    </>
  )
}

interface BoardProps {
  month: SchoolMonth
  report: BravoReportAnswer
  classCode: string
}

function RankingBoard({ month, report, classCode }: BoardProps) {
  const user = useSession()
  if (!report.isLeaderboardVisible && !user?.isAdmin) return <HiddenRanking isPupil={user !== null} />

  const rows = rankRows(
    report.bravos.filter((row) => classCode === ALL_CLASSES || row.classCode === classCode),
  )
  const isMissing = user && !user.isAdmin && !report.bravos.some((row) => row.userID === user.id)
  return (
    <>
      <p role="status" className="for-ears">
        {monthName(month)} : {rows.length} {rows.length < 2 ? 'élève' : 'élèves'}
      </p>
      {!report.isLeaderboardVisible && (
        <p className={styles.note}>Le tableau est caché dans les réglages : les élèves ne le voient pas.</p>
      )}
      {rows.length > 0 ? (
        <LeaderboardTable caption={captionOf(month, classCode)} rows={rows} ownID={user?.id ?? null} />
      ) : (
        <div className={styles.sentence}>
          <p>
            <b>Pas encore de Bravo en {monthName(month)}.</b>
          </p>
          <p lang="en">No Bravos yet.</p>
        </div>
      )}
      {isMissing && rows.length > 0 && (
        <p className={styles.note}>
          Tu n'as pas encore de Bravo en {monthName(month)}. <Link to="/profile">Regarde ton profil</Link> :
          le prochain n'est pas loin! <span lang="en">No Bravos yet: the next one is not far.</span>
        </p>
      )}
    </>
  )
}

function captionOf(month: SchoolMonth, classCode: LeaderboardRow['classCode']): string {
  const title = `Les Bravos de ${monthName(month)} ${month.year}`.replace(/de ([ao])/, "d'$1")
  return classCode === ALL_CLASSES ? title : `${title}, classe ${classCode}`
}

function HiddenRanking({ isPupil }: { isPupil: boolean }) {
  return (
    <div className={styles.sentence}>
      <p>
        <b>Le tableau se repose.</b> Mme Bravo ne le montre pas en ce moment.
      </p>
      <p lang="en">The leaderboard is resting.</p>
      {isPupil && (
        <Link to="/profile" className={buttonClass({ look: 'soft', size: 'pupil' })}>
          <Bilingual french="Voir mes Bravos à moi" english="See my own Bravos" />
        </Link>
      )}
    </div>
  )
}

/** Bravos of a month, as visible to this user. Refetched whenever the page opens. */
function leaderboardQuery(month: SchoolMonth, readerID: number | null) {
  const date = monthParameter(month)
  return queryOptions({
    queryKey: ['bravos', 'report', date, readerID],
    queryFn: () => call('GET bravos/report', { query: { date } }),
    staleTime: 0,
  })
}

const MAX_STARS = 10

interface LeaderboardTableProps {
  caption: string
  rows: (LeaderboardRow & { rank: number })[]
  /** The user whose row is highlighted. */
  ownID: number | null
}

function LeaderboardTable({ caption, rows, ownID }: LeaderboardTableProps) {
  const showsClass = rows.some(({ classCode }) => classCode !== '')
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Bilingual french="Rang" english="Rank" />
          </th>
          <th scope="col">
            <Bilingual french="Élève" english="Pupil" />
          </th>
          {showsClass && (
            <th scope="col">
              <Bilingual french="Classe" english="Class" />
            </th>
          )}
          <th scope="col">Bravos</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.userID} className={row.userID === ownID ? styles.own : undefined}>
            <td>
              <span className={styles.rank} data-rank={row.rank}>
                {row.rank}
              </span>
            </td>
            <th scope="row">
              <span className={styles.pupil}>
                <Avatar person={row} size={40} />
                <span className={styles.name}>
                  {row.displayName}{' '}
                  {row.userID === ownID && (
                    <b className={styles.you}>
                      <Bilingual french="Toi" english="You" />
                    </b>
                  )}
                </span>
              </span>
            </th>
            {showsClass && <td className={styles.class}>{row.classCode}</td>}
            <td>
              <span className={styles.bravos}>
                <b className={styles.count}>{row.count}</b>
                <Stars count={row.count} max={MAX_STARS} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
