import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { Button } from '../../ui/Button.tsx'
import { LateOwl } from '../../ui/late-owl.ts'
import { Said } from '../../ui/Said.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { BackButton } from './BackButton.tsx'
import styles from './SecretPictures.module.css'
import { StepPrompt } from './StepPrompt.tsx'
import { type SignInStepProps, useSignIn } from './use-sign-in.ts'

const TO_DO = { french: 'Touche le grand bouton.', english: 'Tap the big button.' }

/** Confirms the chosen name, in a class without secret pictures. */
export function ItIsMe({ who, face, onDone, onBack }: SignInStepProps) {
  const { failure, send } = useSignIn(who, onDone)
  return (
    <div className="stack loose">
      <div className="row middle centred">
        {face}
        <StepPrompt
          {...TO_DO}
          owl={<LateOwl {...joinTexts([...(failure ? [failure.said] : []), TO_DO])} />}
        />
      </div>
      {failure && (
        <p role="alert" className={styles.notice}>
          <Said {...failure.shown} />
        </p>
      )}
      <Button size="pupil" onClick={() => send()}>
        <SignIcon shape="done" /> C'est moi! <small lang="en">It is me!</small>
      </Button>
      <BackButton onBack={onBack} />
    </div>
  )
}
