import { Link } from '@tanstack/react-router'
import { type PractisedWords, practicePath } from '../../domain/practice-address.ts'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { PlayIcon } from './PlayIcon.tsx'

interface PracticeLinkProps extends Pick<ButtonLook, 'look'> {
  practised: PractisedWords
}

/** Links to questions about words of pages or games, which fit a screen of any size. */
export function PracticeLink({ practised, look }: PracticeLinkProps) {
  return (
    <Link to={practicePath(practised)} className={buttonClass({ look, size: 'pupil' })}>
      <PlayIcon /> Pratique ces mots <small lang="en">Practise these words</small>
    </Link>
  )
}
