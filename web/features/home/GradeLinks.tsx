import type { Grade } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { LinkChips } from '../../ui/LinkChips.tsx'
import styles from './GradeLinks.module.css'
import { gradeShelves } from './grade-shelves.ts'

interface GradeLinksProps {
  grade: Grade
  links: MenuLink[]
  /** Level of the shelf headings, one below the heading of the section. */
  shelfHeading: 'h2' | 'h3'
}

/** The menu links of a grade. */
export function GradeLinks({ grade, links, shelfHeading: Heading }: GradeLinksProps) {
  const shelves = gradeShelves(grade, links, useCurrentPage()?.page)
  return (
    <div className={styles.panel} data-grade={grade}>
      {shelves.length === 0 && (
        <p>
          Il n'y a encore rien ici. <small lang="en">There is nothing here yet.</small>
        </p>
      )}
      {shelves.map((shelf) => (
        <section key={shelf.title}>
          <Heading className={styles.title}>{shelf.title}</Heading>
          <LinkChips links={shelf.links} grade={grade} practised={shelf.practised} />
        </section>
      ))}
    </div>
  )
}
