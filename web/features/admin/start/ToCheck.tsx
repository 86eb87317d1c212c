import { Link } from '@tanstack/react-router'
import type { OpenCheck, Start } from '../../../../domain/api/week.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { pluralize } from '../data/pluralize.ts'
import styles from './StartView.module.css'

/** Open tasks: held activities and answers, and open checks. */
export function ToCheck({ waiting: { activities, answers }, checks }: Pick<Start, 'waiting' | 'checks'>) {
  return (
    <section aria-labelledby="to-check" className="stack tight">
      <h2 id="to-check">À vérifier</h2>
      {activities + answers + checks.length === 0 && <p>Rien ne vous attend.</p>}
      <ul className={styles.tasks}>
        {activities > 0 && (
          <li>
            <Link to="/admin/activities">
              {pluralize(activities, 'activité attend', 'activités attendent')} votre accord
            </Link>
          </li>
        )}
        {answers > 0 && (
          <li>
            <Link to="/admin/activities">
              {pluralize(answers, 'réponse attend', 'réponses attendent')} votre accord
            </Link>
          </li>
        )}
        {checks.map((check) => (
          <li key={check.classCode}>
            <Link to="/admin/knowledge">{frenchSpaces(openCheckText(check))}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function openCheckText({ classCode, title, phase, taken }: OpenCheck): string {
  const phaseText = phase === 'before' ? 'avant' : 'après'
  const answeredText =
    taken === 0 ? "personne n'a répondu" : pluralize(taken, 'élève a répondu', 'élèves ont répondu')
  return `Contrôle ouvert en ${classCode} : ${title} (${phaseText}), ${answeredText}`
}
