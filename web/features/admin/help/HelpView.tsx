import { Link } from '@tanstack/react-router'
import { adminHelp } from '../../../../content/admin-help.ts'
import { clientIDOf } from '../../../../content/site/page-key.ts'
import { actorOf } from '../../../lib/session/actor.ts'
import { useSession } from '../../../lib/session/session.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { adminNav } from '../data/admin-nav.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import styles from './HelpView.module.css'
import { jobsFor } from './jobs-for.ts'

/** Help for teachers: common tasks step by step, and the purpose of each page that they may open. Can be printed. */
export function HelpView({ title }: { title: string }) {
  const actor = actorOf(useSession())
  return (
    <AdminPage title={title}>
      <Button look="soft" onClick={() => print()}>
        Imprimer l'aide
      </Button>
      <section className={styles.section} aria-labelledby="jobs">
        <h2 id="jobs">Comment faire</h2>
        {jobsFor(actor).map(({ name, steps }) => (
          <div key={name} className={styles.job}>
            <h3>{name}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{frenchSpaces(step)}</li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      <section className={styles.section} aria-labelledby="each-page">
        <h2 id="each-page">Chaque page</h2>
        {adminNav(actor).map(({ id, name, pages }) => (
          <div key={id} className={styles.job}>
            <h3>{name}</h3>
            <dl>
              {pages.map(({ path, title: page }) => (
                <div key={path}>
                  <dt>
                    <Link to={path}>{page}</Link>
                  </dt>
                  <dd>{frenchSpaces(adminHelp.get(clientIDOf(path)) ?? '')}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </AdminPage>
  )
}
