import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

export function NotFoundView() {
  return (
    <Notice title="Oups! Cette page n'existe pas.">
      <p>Madame Hibou l'a cherchée partout.</p>
      <p lang="en">This page does not exist.</p>
      <Link to="/" className={buttonClass({ size: 'pupil' })}>
        Retour à l'accueil <small lang="en">Back to the home page</small>
      </Link>
    </Notice>
  )
}
