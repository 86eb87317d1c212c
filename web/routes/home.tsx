import { useEffect } from 'react'
import type { Grade } from '../../content/grades.ts'
import { EarnABravo } from '../features/home/EarnABravo.tsx'
import { GradeDoors } from '../features/home/GradeDoors.tsx'
import { GradeLinks } from '../features/home/GradeLinks.tsx'
import { News } from '../features/home/News.tsx'
import { Shelf } from '../features/home/Shelf.tsx'
import { Welcome } from '../features/home/Welcome.tsx'
import { Yard } from '../features/home/Yard.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useVisibleLinks } from '../lib/menu/menu.ts'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { PUPIL_MARK } from '../lib/session/reserve-space-for-user.ts'
import { useSession } from '../lib/session/session.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import styles from './home.module.css'

export const HomeStart = lazyPart(async () => (await import('./HomeStart.tsx')).HomeStart, { onFail: 'omit' })

/** The front page, or the home page of a grade. */
export function HomeRoute() {
  const page = useCurrentPage()?.page
  return page?.grade ? <GradeHome grade={page.grade} title={page.title} /> : <FrontPage />
}

function FrontPage() {
  const links = useVisibleLinks()
  const user = useSession()
  const pupil = user?.isAdmin === false ? user : null
  useEffect(() => document.documentElement.removeAttribute(PUPIL_MARK), [])
  return (
    <div className={`${styles.page} ${styles.front}`}>
      {pupil && (
        <Yard className={styles.next}>
          {/* Omits the initial of the family name. */}
          <h1 className={styles.hello} data-long={pupil.displayName.length > 24 || undefined}>
            Bonjour, {pupil.displayName.replace(/ \p{Lu}\.$/u, '')}! <small lang="en">Hello!</small>
          </h1>
          <HomeStart user={pupil} />
        </Yard>
      )}
      <GradeDoors key={pupil?.id} links={links} greeting={!pupil && <Welcome />} />
      <Shelf links={links} />
      {/* The prerendered page lacks the news, which must not move the library when they appear. */}
      <News links={links} />
      <EarnABravo />
    </div>
  )
}

function GradeHome({ grade, title }: { grade: Grade; title: string }) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} hint="Touche une image pour commencer." english="Tap a picture to begin." />
      <GradeLinks grade={grade} links={useVisibleLinks()} shelfHeading="h2" />
      <EarnABravo />
    </div>
  )
}
