import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { LazyOwl } from '../../ui/lazy-owl.ts'
import { Said } from '../../ui/Said.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { BackButton } from './BackButton.tsx'
import { StepPrompt } from './StepPrompt.tsx'
import styles from './sign-in.module.css'
import { type SignInStepProps, useSignIn } from './use-sign-in.ts'

const CONFIRM_TEXT = { french: 'Touche le grand bouton.', english: 'Tap the big button.' }

/** Confirms the chosen name, in a class without secret pictures. */
export function ItIsMe({ face, onBack, ...signIn }: SignInStepProps) {
  const { failure, send } = useSignIn(signIn)
  return (
    <div className="stack loose">
      <div className="row loose middle centred">
        {face}
        <StepPrompt
          {...CONFIRM_TEXT}
          owl={<LazyOwl {...joinTexts([...(failure ? [failure.said] : []), CONFIRM_TEXT])} />}
        />
      </div>
      {failure && (
        <p role="alert" className={styles.notice}>
          <Said {...failure.shown} />
        </p>
      )}
      <Button size="pupil" onClick={() => send()}>
        <SignIcon shape="done" /> <Bilingual french="C'est moi!" english="It is me!" />
      </Button>
      <BackButton onBack={onBack} />
    </div>
  )
}
