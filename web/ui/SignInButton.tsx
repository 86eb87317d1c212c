import { useLocation } from '@tanstack/react-router'
import { rememberRequestedPage } from '../lib/page/requested-page.ts'
import { openSignIn } from '../lib/session/open-sign-in.ts'
import { Bilingual } from './Bilingual.tsx'
import { Button } from './Button.tsx'
import { SignIcon } from './ToolIcon.tsx'

/** A sign-in button for pages that need a user. Afterwards the user stays on the page or returns to it. */
export function SignInButton() {
  const href = useLocation({ select: (location) => location.href })
  const ask = () => {
    rememberRequestedPage(href)
    openSignIn()
  }
  return (
    <Button size="pupil" onClick={ask}>
      <SignIcon shape="person" /> <Bilingual french="Je me connecte" english="Sign in" />
    </Button>
  )
}
