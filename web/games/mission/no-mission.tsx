import { HomeLink } from '../../ui/HomeLink.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** In the place of what a pupil has, for administrators. */
export function ForPupils({ title }: { title: string }) {
  return (
    <Notice title={title}>
      <p>
        Chaque élève a ici ses propres mots : ceux qu'il faut revoir, puis des nouveaux du thème de sa classe.
        Connectez-vous comme élève pour l'essayer.
      </p>
      <HomeLink />
    </Notice>
  )
}

const NO_WORDS = {
  french: "Il n'y a pas encore de mots pour toi. Joue à un jeu!",
  english: 'There are no words for you yet. Play a game!',
}

/** Where no page of words is open to the pupil, or nothing was met yet. */
export function NoWordsYet({ title }: { title: string }) {
  return (
    <Notice title={title} said={NO_WORDS}>
      <p>{NO_WORDS.french}</p>
      <p lang="en">{NO_WORDS.english}</p>
      <HomeLink />
    </Notice>
  )
}
