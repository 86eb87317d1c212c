import { gradeOfUser } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { useSession } from '../../lib/session/session.ts'
import { LinkChips } from '../../ui/LinkChips.tsx'
import styles from './News.module.css'

/** Links that the teacher has marked as new. */
export function News({ links }: { links: MenuLink[] }) {
  const grade = gradeOfUser(useSession())
  const fresh = links.filter((link) => link.isNew && link.clientID)
  if (fresh.length === 0) return null
  return (
    <section className={styles.board}>
      <h2 className={styles.title}>
        <span aria-hidden="true">★</span> Quoi de neuf? <small lang="en">What is new?</small>
      </h2>
      <LinkChips links={fresh} grade={grade} />
    </section>
  )
}
