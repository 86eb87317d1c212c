import { useQuery } from '@tanstack/react-query'
import { winDate } from '../../../domain/bonus-date.ts'
import { menuCacheQuery } from '../../lib/menu/menu-query.ts'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { schoolTodayQuery } from '../../lib/school/school-today.ts'
import { useSession } from '../../lib/session/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import styles from './WinnerBanner.module.css'

/** Shows the last bonus winner on the home page. */
export function WinnerBanner() {
  return useCurrentPage()?.page.path === '/' && <LastWinner />
}

/** Shows the last bonus winner and date; visitors do not see the name. Hidden while a new bonus is active. */
function LastWinner() {
  const { data: cache } = useQuery(menuCacheQuery)
  const { isActive, user, updated } = cache?.bonus ?? { isActive: true, user: null, updated: null }
  const isVisitor = useSession() === null
  const isShown = !isActive && user !== null && updated !== null
  const { data: school } = useQuery({ ...schoolTodayQuery, enabled: isShown })
  return (
    <div className={styles.place} role="status">
      {isShown && school && (
        <p className={styles.banner}>
          {!isVisitor && <Avatar person={user} size={24} />}
          <strong>{isVisitor ? 'Le boni est gagné!' : `${user.displayName} a gagné le boni!`}</strong>
          <span lang="en" data-stays>
            <span className="for-ears">Bonus winner: </span>
            <time dateTime={updated}>{winDate(new Date(updated), school.timeZone)}</time>
          </span>
        </p>
      )}
    </div>
  )
}
