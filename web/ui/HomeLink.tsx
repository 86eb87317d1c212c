import { Link } from '@tanstack/react-router'
import { Bilingual } from './Bilingual.tsx'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { SignIcon } from './ToolIcon.tsx'

/** A link to the home page, for pages that lead nowhere else. */
export function HomeLink({ look = 'soft' }: Pick<ButtonLook, 'look'>) {
  return (
    <Link to="/" className={buttonClass({ look, size: 'pupil' })}>
      <SignIcon shape="home" /> <Bilingual french="Retour à l'accueil" english="Back to the home page" />
    </Link>
  )
}
