import { Link, redirect, useLoaderData } from '@tanstack/react-router'
import { signInByCard } from '../features/sign-in/sign-in-by-card.ts'
import { takePresentedCard } from '../lib/presented-card.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Signs in by the card that opened the site and goes home. @returns the sentence that says why not */
export async function enterByCard(): Promise<string> {
  const card = takePresentedCard()
  const problem = card === null ? null : await signInByCard(card)
  if (problem === null) throw redirect({ to: '/', replace: true })
  return problem
}

/** What is left to say where the card did not sign in. */
export function LoginRoute() {
  const problem = useLoaderData({ strict: false })
  return (
    <Notice title="La carte n'ouvre pas">
      <p role="alert">{problem}</p>
      <p lang="en">Please ask your teacher, or sign in by name.</p>
      <Link to="/" className={buttonClass({ look: 'soft', size: 'pupil' })}>
        Retour à l'accueil
      </Link>
    </Notice>
  )
}
