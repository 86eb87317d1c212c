import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** In the place of what a pupil has, for administrators. */
export function ForPupils({ title }: { title: string }) {
  return (
    <Notice title={title}>
      <p>
        Chaque élève a ici ses propres mots : ceux qu'il faut revoir, puis des nouveaux du thème de sa classe.
        Connectez-vous comme élève pour l'essayer.
      </p>
      <Home />
    </Notice>
  )
}

/** Where no page of words is open to the pupil, or nothing was met yet. */
export function NoWordsYet({ title }: { title: string }) {
  return (
    <Notice title={title}>
      <p>Il n'y a pas encore de mots pour toi. Joue à un jeu!</p>
      <p lang="en">There are no words for you yet. Play a game!</p>
      <Home />
    </Notice>
  )
}

function Home() {
  return (
    <Link to="/" className={buttonClass({ look: 'soft', size: 'pupil' })}>
      Retour à l'accueil <small lang="en">Back to the home page</small>
    </Link>
  )
}
