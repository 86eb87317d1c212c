import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { linkPath } from '../../../content/site/link-path.ts'
import { ACTIVITIES_PER_BRAVO, pillCount } from '../../../domain/economy.ts'
import { useVisibleLinks } from '../../lib/menu/menu.ts'
import { useCountedPages, weekQuery } from '../../lib/school/week-query.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import styles from './PupilTools.module.css'

/** A pupil's tools in the header: Bravo progress (n / 5), and ticks at links that are done. */
export function PupilTools() {
  return (
    <>
      <BravoPill />
      <DoneLinks />
    </>
  )
}

/** The signed-in pupil's progress towards the next Bravo: n / 5. */
function BravoPill() {
  const pupilID = usePupilID()
  const { data: week } = useQuery({ ...weekQuery(pupilID ?? 0), enabled: pupilID !== null })
  if (pupilID === null || !week) return null
  const count = pillCount(week.data.length)
  return (
    <p className={styles.pill} data-full={count === ACTIVITIES_PER_BRAVO || undefined}>
      <span className="for-ears">
        {count} {count < 2 ? 'activité' : 'activités'} sur {ACTIVITIES_PER_BRAVO} cette semaine
      </span>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      <span aria-hidden="true" key={count} className={styles.count}>
        {count} / {ACTIVITIES_PER_BRAVO}
      </span>
    </p>
  )
}

/**
 * Ticks all links to pages that counted for the pupil this week. Uses a generated style sheet, so that the
 * link tiles need no extra code. The tick has alternative text; browsers that do not support it read the tick
 * itself.
 */
function DoneLinks() {
  const counted = useCountedPages()
  const paths = useVisibleLinks().flatMap((link) => (counted?.has(link.clientID) && linkPath(link)) || [])
  const links = paths.map((path) => `[href="${CSS.escape(path)}"]`).join()
  useEffect(() => {
    if (links === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:is(main, nav) a:is(${links}):not([data-ticked] *)::after { ${TICK} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [links])
  return null
}

const TICK = `
  content: "✓";
  content: "✓" / ", déjà compté cette semaine";
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.5em;
  height: 1.5em;
  margin-inline-start: 0.4em;
  border-radius: var(--radius-round);
  background: var(--good);
  color: var(--white);
  font: 800 var(--text-s) / 1 var(--font-text);
`
