import { Link } from '@tanstack/react-router'
import { isHeldOpen } from '../../../domain/always-open.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { hasSwitch } from '../../lib/menu/has-switch.ts'
import { useSaveLink } from '../../lib/menu/use-save-link.ts'
import { ChartIcon } from './ChartIcon.tsx'
import styles from './PageStatePanel.module.css'
import { PageTools } from './PageTools.tsx'

const TOGGLES = [
  ['enabled', 'isEnabled'],
  ['bravos', 'isBravoEnabled'],
  ['new', 'isNew'],
  ['bonus', 'isBonusEnabled'],
] as const

interface PageStatePanelProps {
  /** The menu's link to the page that is shown. */
  link: MenuLink
  /** The link as the server has saved it. */
  onSaved(link: MenuLink): void
}

/** A page's state, seen and changed at once: for administrators. */
export function PageStatePanel({ link, onSaved }: PageStatePanelProps) {
  const { mutate: save, isPending } = useSaveLink(onSaved)
  const isOpen = isHeldOpen(link)
  return (
    <section className={`for-screen ${styles.panel}`} aria-label="Page state" lang="en">
      {isOpen && <span className={styles.toggle}>always enabled</span>}
      {TOGGLES.filter(([, flag]) => hasSwitch(link, flag)).map(([label, flag]) => (
        <button
          key={flag}
          type="button"
          role="switch"
          aria-checked={link[flag]}
          aria-disabled={isPending || undefined}
          className={styles.toggle}
          onClick={() => !isPending && save({ link: { ...link, [flag]: !link[flag] }, former: link })}
        >
          <span className={styles.track} aria-hidden="true" />
          {label}
        </button>
      ))}
      <PageTools link={link} />
      <Link to="/admin/activities" search={{ page: link.clientID }} className={styles.chart}>
        <ChartIcon />
        <span className="for-ears">Activities</span>
      </Link>
    </section>
  )
}
