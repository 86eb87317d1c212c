import { type ReactNode, useId, useRef, useState } from 'react'
import { type Grade, gradeNames, gradeOfUser } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { useSession } from '../../lib/session/session.ts'
import worlds from '../../ui/art/worlds.svg'
import { doorsOf } from './doors.ts'
import styles from './GradeDoors.module.css'
import { GradeLinks } from './GradeLinks.tsx'
import { Yard } from './Yard.tsx'

interface GradeDoorsProps {
  links: MenuLink[]
  /** Shown above the school in the yard. Without it there are only the doors, smaller. */
  greeting?: ReactNode
}

/** A door for each grade that has pages, which shows the grade's world. The door of the pupil's own grade is open. */
export function GradeDoors({ links, greeting }: GradeDoorsProps) {
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

  const street = (
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
              <img className={styles.world} src={worlds} alt="" />
              <span className={styles.door} />
              <span className={styles.number}>{grade}</span>
            </span>
            <span className={styles.sign} data-off={isEnabled ? undefined : true}>
              {gradeNames[grade]}
              {!isEnabled && <span className="for-ears"> (désactivé)</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )

  return (
    <section>
      {greeting ? (
        <Yard className={styles.yard}>
          {greeting}
          <div className={styles.school}>
            <h2 className={styles.title}>
              Choisis ta porte <small lang="en">Choose your door</small>
            </h2>
            {street}
          </div>
        </Yard>
      ) : (
        <>
          <h2 className={styles.own}>
            Mes jeux <small lang="en">My games</small>
          </h2>
          {street}
        </>
      )}
      <div id={panelID} ref={panel} className={styles.panel}>
        {open && <GradeLinks grade={open} links={links} shelfHeading="h3" />}
      </div>
    </section>
  )
}
