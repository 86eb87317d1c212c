import { useLocation } from '@tanstack/react-router'
import { wantPage } from '../lib/page/wanted-page.ts'
import { askToSignIn } from '../lib/session/ask-sign-in.ts'
import { Button } from './Button.tsx'
import { SignIcon } from './SignIcon.tsx'

/** For a visitor, where it takes a name to go on: signs in, and stays on this page or comes back to it. */
export function SignInButton() {
  const href = useLocation({ select: (location) => location.href })
  const ask = () => {
    wantPage(href)
    askToSignIn()
  }
  return (
    <Button size="pupil" onClick={ask}>
      <SignIcon shape="person" /> Je me connecte <small lang="en">Sign in</small>
    </Button>
  )
}
