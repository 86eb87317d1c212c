import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { onNetworkBack } from '../../lib/api/network.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'

/** Shown to administrators, who have no mission or garden. */
export function PupilsOnly({ title }: { title: string }) {
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

const NO_WORDS_TEXT: OwlText = {
  french: "Il n'y a pas encore de mots pour toi. Joue à un jeu!",
  english: 'There are no words for you yet. Play a game!',
}

/** Shown if the pupil has no words yet. */
export function NoWordsYet({ title }: { title: string }) {
  return (
    <Notice title={title} said={NO_WORDS_TEXT}>
      <p>{NO_WORDS_TEXT.french}</p>
      <p lang="en">{NO_WORDS_TEXT.english}</p>
      <HomeLink />
    </Notice>
  )
}

const OFFLINE_TEXT: OwlText = {
  french: "Ta mission t'attend : il faut Internet.",
  english: 'Your mission is waiting: you need the Internet.',
}

/** Shown if the mission was not loaded before going offline. Retries when the network is back. */
export function MissionOffline({ title, onRetry }: { title: string; onRetry(): void }) {
  useEffect(() => onNetworkBack(onRetry))
  return (
    <Notice title={title} said={OFFLINE_TEXT}>
      <p>{OFFLINE_TEXT.french}</p>
      <p lang="en">{OFFLINE_TEXT.english}</p>
      <Link to="/jardin" className={buttonClass({ size: 'pupil' })}>
        <Plant strength={3} /> Mon jardin <small lang="en">My garden</small>
      </Link>
      <Button look="soft" size="pupil" onClick={onRetry}>
        <SignIcon shape="again" /> Réessayer <small lang="en">Try again</small>
      </Button>
    </Notice>
  )
}
