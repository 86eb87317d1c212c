import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import { Button } from '../../ui/Button.tsx'
import { SignIcon } from '../../ui/SignIcon.tsx'
import { openExercise } from './open-exercise.ts'
import { rolesOf } from './roles.ts'

/** Opens a dialogue to act out. Renders nothing if it has only one role. */
export function PlayButton({ dialogue }: { dialogue: VocabularyDialogue }) {
  if (rolesOf(dialogue).length < 2) return null
  return (
    <Button look="soft" onClick={() => openExercise({ dialogue })}>
      <SignIcon shape="microphone" /> Joue un rôle <small lang="en">Play a part</small>
      <span className="for-ears"> – {dialogue.title}</span>
    </Button>
  )
}
