import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import type { Place } from '../../../../domain/events.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { onRoomEvent, requestPositionsAgain } from '../../../lib/live/live.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { accountsQuery } from '../data/queries.ts'
import { usePageName } from '../data/use-page-name.ts'
import styles from './DashboardView.module.css'
import { menuKeyOf, NO_PUPILS_ONLINE, whereaboutsReducer } from './whereabouts.ts'

export function PupilsOnline() {
  const [whereabouts, dispatch] = useReducer(whereaboutsReducer, NO_PUPILS_ONLINE)
  useEffect(() => {
    const stop = onRoomEvent(dispatch)
    requestPositionsAgain()
    return stop
  }, [])
  const { data: accounts = [] } = useQuery(accountsQuery)
  const nameOf = usePageName()
  const { data: links = [] } = useQuery(menuQuery)
  const keyOf = (place: Place) => menuKeyOf(place, links)
  const classOf = new Map(accounts.map(({ id, classCode }) => [id, classCode]))
  const present = [...whereabouts.values()]
    .map(({ user, page }) => ({ ...user, page: nameOf(keyOf(page)), classCode: classOf.get(user.id) ?? '' }))
    .sort((one, other) => frenchOrder(one.displayName, other.displayName))
  const classes = [...Map.groupBy(present, ({ classCode }) => classCode)].sort(([one], [other]) =>
    frenchOrder(one, other),
  )
  return (
    <section className={styles.card} aria-labelledby="online">
      <h2 id="online">
        <Link to="/admin/traces" className={styles.online}>
          Qui est là maintenant : {present.length}
        </Link>
      </h2>
      {classes.length === 0 && <p>Aucun élève n'est sur le site en ce moment.</p>}
      <div className={styles.classes}>
        {classes.map(([classCode, pupils]) => (
          <div key={classCode}>
            <h3>Classe {classCode}</h3>
            <ul className={styles.pupils}>
              {pupils.map(({ id, displayName, page }) => (
                <li key={id}>
                  <b>{displayName}</b> : {page}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
