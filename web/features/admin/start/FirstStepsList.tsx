import { Link } from '@tanstack/react-router'
import type { FirstSteps } from '../../../../domain/api/week.ts'
import styles from './StartView.module.css'

interface Step {
  step: keyof FirstSteps
  name: string
  /** Path of the page for this step. */
  to: string
}

const STEPS: readonly Step[] = [
  { step: 'hasClass', name: 'Mettre votre nom à une classe', to: '/admin/useraccounts' },
  { step: 'hasPupils', name: 'Ajouter les élèves, un à un ou par une liste', to: '/admin/useraccounts' },
  {
    step: 'hasVisits',
    name: 'Imprimer les cartes et faire entrer un premier élève',
    to: '/admin/useraccounts',
  },
  { step: 'hasOwn', name: 'Faire un jeu ou une page à vous', to: '/admin/games' },
  { step: 'hasGiven', name: 'Donner un premier Bravo', to: '/admin/week' },
]

/** First steps of a new teacher. Disappears when all are done. */
export function FirstStepsList({ steps }: { steps: FirstSteps }) {
  const done = STEPS.filter(({ step }) => steps[step]).length
  if (done === STEPS.length) return null
  return (
    <section aria-labelledby="steps" className="stack">
      <h2 id="steps">
        Vos premiers pas : {done} sur {STEPS.length}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ step, name, to }) => (
          <li key={step} data-done={steps[step] || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {steps[step] ? '✓' : ''}
            </span>
            <Link to={to}>{name}</Link>
            {steps[step] && <span className="for-ears"> : fait</span>}
          </li>
        ))}
      </ol>
      <p>
        Comment faire? <Link to="/admin/help">L'aide</Link> le dit pas à pas, et s'imprime.
      </p>
    </section>
  )
}
