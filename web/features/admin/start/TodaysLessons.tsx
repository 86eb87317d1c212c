import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lessonPhase } from '../../../../domain/lesson.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { CodeText } from '../../../ui/CodeText.tsx'
import { pluralize } from '../data/pluralize.ts'
import { lessonListQuery } from '../data/queries.ts'
import { useAudiences } from '../hooks/use-audiences.ts'
import { isForSinglePupil } from '../lessons/lesson-draft.ts'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './StartView.module.css'

/** Today's lessons, with their codes and links to follow them. */
export function TodaysLessons() {
  const list = useQuery(lessonListQuery)
  const { nameOf } = useAudiences(list.data?.data.some(isForSinglePupil) ?? false)
  return (
    <section aria-labelledby="todays-lessons" className="stack tight">
      <h2 id="todays-lessons">Les leçons d'aujourd'hui</h2>
      <Loaded query={list}>
        {({ data, today }) => {
          const lessons = data.filter((lesson) => lessonPhase(lesson, today) === 'now')
          return (
            <>
              {lessons.length === 0 && <p>Aucune leçon aujourd'hui.</p>}
              <ul className="stack tight">
                {lessons.map(({ code, title, classCodes, isOpenToVisitors, steps }) => (
                  <li key={code} className={styles.lesson}>
                    <b className={styles.lessonTitle}>{title}</b>
                    <span>
                      <CodeText
                        text={[...classCodes.map(nameOf), ...(isOpenToVisitors ? ['visiteurs'] : [])].join(
                          ', ',
                        )}
                      />
                    </span>
                    <span>{pluralize(steps.length, 'étape', 'étapes')}</span>
                    <span className={styles.letters}>{code}</span>
                    <Link to="/admin/lessons" search={{ suivre: code }} className={buttonClass()}>
                      Suivre<span className="for-ears"> {title}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              <div>
                <Link to="/admin/lessons" className={buttonClass({ look: 'soft' })}>
                  {lessons.length === 0 ? 'Préparer une leçon' : 'Toutes les leçons'}
                </Link>
              </div>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
