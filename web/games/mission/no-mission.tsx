import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onNetworkBack } from '../../lib/api/network.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { SignIcon } from '../../ui/SignIcon.tsx'

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

const COMES = {
  french: "Ta mission t'attend : il faut Internet.",
  english: 'Your mission is waiting: you need the Internet.',
}

/** Where the day's mission was not asked for before the network went: with the network it comes by itself. */
export function MissionComes({ title, onRetry }: { title: string; onRetry(): void }) {
  useEffect(() => onNetworkBack(onRetry))
  return (
    <Notice title={title} said={COMES}>
      <p>{COMES.french}</p>
      <p lang="en">{COMES.english}</p>
      <Link to="/jardin" className={buttonClass({ size: 'pupil' })}>
        <Plant strength={3} /> Mon jardin <small lang="en">My garden</small>
      </Link>
      <Button look="soft" size="pupil" onClick={onRetry}>
        <SignIcon shape="again" /> Réessayer <small lang="en">Try again</small>
      </Button>
    </Notice>
  )
}
