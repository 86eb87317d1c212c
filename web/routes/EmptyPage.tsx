import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** A page whose content does not exist yet. */
export function EmptyPage({ title }: { title: string }) {
  return (
    <Notice title={title}>
      <p>Cette page n'est pas encore prête : Mme Bravo y travaille!</p>
      <p lang="en">This page is not ready yet.</p>
      <Link to="/" className={buttonClass({ look: 'soft', size: 'pupil' })}>
        Retour à l'accueil <small lang="en">Back to the home page</small>
      </Link>
    </Notice>
  )
}
