import { Link, redirect, useLoaderData } from '@tanstack/react-router'
import { type CardProblem, openCard } from '../features/sign-in/open-card.ts'
import { takePresentedCard } from '../lib/presented-card.ts'
import { signIn } from '../lib/session.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Signs in by the card that opened the site and goes home. @returns why not */
export async function enterByCard(): Promise<CardProblem> {
  const card = takePresentedCard()
  const opened = card === null ? null : await openCard(card)
  if (opened !== null) {
    if (!('token' in opened)) return opened
    signIn(opened)
  }
  throw redirect({ to: '/', replace: true })
}

/** What is left to say where the card did not sign in. */
export function LoginRoute() {
  const problem = useLoaderData({ strict: false })
  return (
    <Notice title="La carte n'ouvre pas">
      <p role="alert" lang={problem?.lang}>
        {problem?.message}
      </p>
      <p lang="en">Please ask your teacher, or sign in by name.</p>
      <Link to="/" className={buttonClass({ look: 'soft', size: 'pupil' })}>
        Retour à l'accueil
      </Link>
    </Notice>
  )
}
