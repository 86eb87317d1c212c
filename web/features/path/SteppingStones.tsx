import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { Page } from '../../../content/routes.ts'
import { linkPath } from '../../../content/site/link-path.ts'
import { nextStone, type Stone, stonesOf, stoneText } from '../../../content/site/stepping-stones.ts'
import { picturePath } from '../../../content/words/media-path.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { useDonePages } from '../../lib/earning/done-pages.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { LazyOwl } from '../../ui/lazy-owl.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './SteppingStones.module.css'

const YOUR_TURN: OwlText = { french: 'À toi!', english: 'Your turn!' }

interface SteppingStonesProps {
  /** The word page of the theme. */
  page: Page
  links: readonly MenuLink[]
  /** Speaks all words of the page, which completes that step. */
  onListen(): void
}

/** The steps of a theme, with ticks for those done this week. The owl names each step and is large at the next one. */
export function SteppingStones({ page, links, onListen }: SteppingStonesProps) {
  const done = useDonePages()
  const stones = stonesOf(page, links)
  const next = nextStone(stones, done)
  return (
    <ol className={styles.stones} data-ticked>
      {stones.map((stone) => (
        <li key={stone.key} className={styles.stone} data-game={stone.link ? true : undefined}>
          <span className={styles.here}>
            {stone === next ? (
              <>
                <LazyOwl size={44} {...joinTexts([YOUR_TURN, stoneText(stone)])} />
                <span aria-hidden="true">À toi!</span>
              </>
            ) : (
              <LazyOwl size={36} {...stoneText(stone)} />
            )}
          </span>
          <Step stone={stone} isNext={stone === next} onListen={onListen}>
            <Picture image={picturePath(stone.picture)} word={stone.name} size={80} />
            <span className={styles.name}>
              <Bilingual french={stone.name} english={stone.english} />
            </span>
            {stone === next && <span className="for-ears">, à toi!</span>}
            {done.has(stone.key) && (
              <span className={styles.tick}>
                <span aria-hidden="true">✓</span>
                <span className="for-ears">, fait cette semaine</span>
              </span>
            )}
          </Step>
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  stone: Stone<MenuLink>
  isNext: boolean
  onListen(): void
  children: ReactNode
}

/** Links to a step's game, or speaks the words of the page. */
function Step({ stone: { link }, isNext, onListen, children }: StepProps) {
  const marks = {
    className: styles.step,
    'data-stone': true,
    'aria-current': isNext ? ('step' as const) : undefined,
  }
  if (link === null) {
    return (
      <button type="button" {...marks} onClick={onListen}>
        {children}
      </button>
    )
  }
  return (
    <Link to={linkPath(link) ?? '/'} {...marks}>
      {children}
    </Link>
  )
}
