import { useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { shownSecretPicture } from '../../../content/secret-pictures.ts'
import { SECRET_LENGTH, type SecretPicture, secretPictures } from '../../../domain/secret-pictures.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { listen } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { LazyOwl } from '../../ui/lazy-owl.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Said } from '../../ui/Said.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { BackButton } from './BackButton.tsx'
import { StepPrompt } from './StepPrompt.tsx'
import styles from './sign-in.module.css'
import { type SignInStepProps, useSignIn } from './use-sign-in.ts'

const TAP_PICTURES_TEXT: OwlText = {
  french: "Touche tes trois images, dans l'ordre.",
  english: 'Tap your three pictures, in order.',
}

/** Asks for three of twelve pictures in order. The choice stays hidden from onlookers; sound is off by default. */
export function SecretPictures({ face, onBack, ...signIn }: SignInStepProps) {
  const [chosen, setChosen] = useState<readonly SecretPicture[]>([])
  const [isHeard, setHeard] = useState(false)
  const { failure, send, forgetFailure } = useSignIn(signIn)
  const isFull = chosen.length === SECRET_LENGTH

  const press = (picture: SecretPicture) => {
    if (isFull) return
    const { sound, french } = shownSecretPicture(picture)
    if (isHeard) listen(sound, french)
    const pictures = [...chosen, picture]
    setChosen(pictures)
    forgetFailure()
    if (pictures.length === SECRET_LENGTH) void finish(pictures)
  }
  const finish = async (pictures: SecretPicture[]) => {
    if (!(await send(pictures))) setChosen([])
  }

  return (
    <div className="stack">
      <div className="row middle">
        {face}
        <StepPrompt
          {...TAP_PICTURES_TEXT}
          id="secret-pictures"
          owl={<LazyOwl {...joinTexts([...(failure ? [failure.said] : []), TAP_PICTURES_TEXT])} />}
        />
      </div>
      <div className={styles.state}>
        <p role="status" className={styles.progress}>
          <span aria-hidden="true">
            {'●'.repeat(chosen.length) + '○'.repeat(SECRET_LENGTH - chosen.length)}
          </span>
          <span className="for-ears">
            {chosen.length} {chosen.length < 2 ? 'image' : 'images'} sur {SECRET_LENGTH}
          </span>
        </p>
        <p role="alert" className={styles.notice}>
          {failure && <Said {...failure.shown} />}
        </p>
      </div>
      <fieldset aria-labelledby="secret-pictures" className={styles.pictures}>
        {secretPictures.map((picture) => {
          const { french, image } = shownSecretPicture(picture)
          return (
            <button
              key={picture}
              type="button"
              className={styles.picture}
              // Not `disabled`, which would lose the focus.
              aria-disabled={isFull || undefined}
              onClick={() => press(picture)}
            >
              <Picture image={image} word={french} size={64} isFirst />
              {french}
            </button>
          )
        })}
      </fieldset>
      <div className="row tight">
        <Button look="soft" isOff={chosen.length === 0 || isFull} onClick={() => setChosen([])}>
          <SignIcon shape="again" /> <Bilingual french="Recommencer" english="Start again" />
        </Button>
        <BackButton onBack={onBack} />
      </div>
      <Switch
        label="Entendre les mots"
        hint={<span lang="en">Hear the words</span>}
        isOn={isHeard}
        onChange={setHeard}
      />
    </div>
  )
}
