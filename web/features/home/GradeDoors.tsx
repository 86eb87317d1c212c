import { useId, useRef, useState } from 'react'
import { type Grade, gradeNames, gradeOfUser } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { useSession } from '../../lib/session/session.ts'
import bear from '../../ui/art/bear.svg'
import chick from '../../ui/art/chick.svg'
import fox from '../../ui/art/fox.svg'
import frog from '../../ui/art/frog.svg'
import owl from '../../ui/art/owl.svg'
import { doorsOf } from './doors.ts'
import styles from './GradeDoors.module.css'
import { GradeLinks } from './GradeLinks.tsx'

const hosts: Record<Grade, string> = { 1: chick, 3: frog, 4: fox, 5: bear, 6: owl }

/** A door for each grade that has pages. The door of the pupil's own grade is open. */
export function GradeDoors({ links }: { links: MenuLink[] }) {
  const user = useSession()
  // Undefined until a door is clicked. Null means that the user closed all doors.
  const [chosen, setChosen] = useState<Grade | null>()
  const doors = doorsOf(links)
  const wanted = chosen === undefined ? gradeOfUser(user) : chosen
  const open = doors.some(({ grade }) => grade === wanted) ? wanted : null
  const panel = useRef<HTMLDivElement>(null)
  const panelID = useId()

  const toggle = (grade: Grade) => {
    setChosen(grade === open ? null : grade)
    // After the panel has rendered: on a small screen it may be below the visible area.
    requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <section>
      <h2 className={styles.title}>
        Choisis ta porte <small lang="en">Choose your door</small>
      </h2>
      <ul className={styles.street}>
        {doors.map(({ grade, isEnabled }) => (
          <li key={grade} data-grade={grade}>
            <button
              type="button"
              className={styles.house}
              aria-expanded={open === grade}
              aria-controls={panelID}
              onClick={() => toggle(grade)}
            >
              <span className={styles.frame} aria-hidden="true">
                {/* Usually hidden behind a closed door, so not worth an early request. */}
                <img
                  className={styles.host}
                  src={hosts[grade]}
                  alt=""
                  width={120}
                  height={120}
                  loading="lazy"
                />
                <span className={styles.door}>
                  <span className={styles.number}>{grade}</span>
                </span>
              </span>
              <span className={styles.sign} data-off={isEnabled ? undefined : true}>
                {gradeNames[grade]}
                {!isEnabled && <span className="for-ears"> (désactivé)</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div id={panelID} ref={panel} className={styles.panel}>
        {open && <GradeLinks grade={open} links={links} shelfHeading="h3" />}
      </div>
    </section>
  )
}
