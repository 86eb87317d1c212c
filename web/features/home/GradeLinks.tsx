import type { Grade } from '../../../content/grades.ts'
import { linkGrade } from '../../../content/grades.ts'
import { gamesOn, linkPage } from '../../../content/link-path.ts'
import type { PageKind } from '../../../content/routes.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { useCurrentPage } from '../../lib/current-page.ts'
import { LinkChips } from '../../ui/LinkChips.tsx'
import styles from './GradeLinks.module.css'

const shelves: { title: string; kinds: PageKind[] }[] = [
  { title: 'Les mots', kinds: ['vocabulary'] },
  { title: 'Les jeux', kinds: ['game', 'canvas'] },
  { title: 'Et aussi', kinds: ['home', 'music', 'videos', 'stories'] },
]

interface GradeLinksProps {
  grade: Grade
  links: MenuLink[]
  /** That of a shelf: one below the heading that all of them stand under. */
  shelfHeading: 'h2' | 'h3'
}

/** What the menu has for a grade, but for the games that the pages of words lead to: they are a hundred. */
export function GradeLinks({ grade, links, shelfHeading: Heading }: GradeLinksProps) {
  const here = useCurrentPage()?.page
  const all = links.filter(({ clientID }) => linkGrade(clientID) === grade && linkPage(clientID) !== here)
  const own = all.filter((link) => !isOnWordsOfPage(link, all))
  return (
    <div className={styles.room} data-grade={grade}>
      {own.length === 0 && <p>Il n'y a encore rien ici.</p>}
      {shelves.map(({ title, kinds }) => {
        const shown = own.filter((link) => kinds.some((kind) => kind === linkPage(link.clientID)?.kind))
        return (
          shown.length > 0 && (
            <section key={title}>
              <Heading className={styles.title}>{title}</Heading>
              <LinkChips links={shown} />
            </section>
          )
        )
      })}
    </div>
  )
}

function isOnWordsOfPage(link: MenuLink, links: readonly MenuLink[]): boolean {
  return links.some((each) => {
    const page = linkPage(each.clientID)
    return page?.kind === 'vocabulary' && gamesOn(page, [link]).length > 0
  })
}
