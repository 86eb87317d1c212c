import type { LeaderboardRow } from '../../../domain/api/bravo.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Stars } from '../../ui/Stars.tsx'
import styles from './LeaderboardTable.module.css'

const MAX_STARS = 10

interface LeaderboardTableProps {
  caption: string
  rows: (LeaderboardRow & { rank: number })[]
  /** The user whose row is highlighted. */
  ownID: number | null
}

export function LeaderboardTable({ caption, rows, ownID }: LeaderboardTableProps) {
  const showsClass = rows.some(({ classCode }) => classCode !== '')
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            Rang <small lang="en">Rank</small>
          </th>
          <th scope="col">
            Élève <small lang="en">Pupil</small>
          </th>
          {showsClass && (
            <th scope="col">
              Classe <small lang="en">Class</small>
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
                      Toi <small lang="en">You</small>
                    </b>
                  )}
                </span>
              </span>
            </th>
            {showsClass && <td className={styles.class}>{row.classCode}</td>}
            <td>
              <span className={styles.bravos}>
                <b className={styles.count}>{row.count}</b>
                <Stars count={row.count} most={MAX_STARS} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
