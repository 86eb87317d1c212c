import { useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { shownSecretPicture } from '../../../content/secret-pictures.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { SECRET_LENGTH, type SecretPicture, secretPictures } from '../../../domain/secret-pictures.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { call, type Sentence, sentenceOf } from '../../lib/api/api.ts'
import { owlTextOf } from '../../lib/api/owl-text-of.ts'
import { signIn } from '../../lib/session/session.ts'
import { playSound } from '../../lib/sound/sound.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { Button } from '../../ui/Button.tsx'
import { LateOwl } from '../../ui/late-owl.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Said } from '../../ui/Said.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './SecretPictures.module.css'
import { StepPrompt } from './StepPrompt.tsx'
import { spokenSignInProblem } from './sign-in-problem.ts'

/** The pupil: by typed name, or chosen from the class list. */
export type WhoSignsIn = { userName: string } | { userID: number }

interface SecretPicturesProps {
  who: WhoSignsIn
  onDone(): void
  onBack(): void
}

const TO_DO: OwlText = {
  french: "Touche tes trois images, dans l'ordre.",
  english: 'Tap your three pictures, in order.',
}
const WRONG = {
  message: 'Ce ne sont pas tes images.',
  english: 'These are not your pictures.',
}

/** Why the sign-in failed, as shown and as read aloud. */
interface Failure {
  shown: Sentence
  said: OwlText
}

/** Asks for three of twelve pictures in order. The choice stays hidden from onlookers; sound is off by default. */
export function SecretPictures({ who, onDone, onBack }: SecretPicturesProps) {
  const [chosen, setChosen] = useState<readonly SecretPicture[]>([])
  const [notice, setNotice] = useState<Failure | null>(null)
  const [isHeard, setHeard] = useState(false)
  const isHere = useIsMounted()
  const isFull = chosen.length === SECRET_LENGTH

  const press = (picture: SecretPicture) => {
    if (isFull) return
    const { sound, french } = shownSecretPicture(picture)
    if (isHeard) playSound(sound, french)
    const pictures = [...chosen, picture]
    setChosen(pictures)
    setNotice(null)
    if (pictures.length === SECRET_LENGTH) void send(pictures)
  }
  const send = async (pictures: SecretPicture[]) => {
    const opened = await logIn(who, pictures)
    // Ignore the answer if the form was closed: the next pupil may hold the tablet.
    if (!isHere()) return
    if ('token' in opened) {
      signIn(opened)
      onDone()
      return
    }
    setChosen([])
    setNotice(opened)
  }

  return (
    <div className="stack">
      <StepPrompt
        {...TO_DO}
        id="secret-pictures"
        owl={<LateOwl {...joinTexts([...(notice ? [notice.said] : []), TO_DO])} />}
      />
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
          {notice && <Said {...notice.shown} />}
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
          Recommencer <small lang="en">Start again</small>
        </Button>
        <Button look="quiet" onClick={onBack}>
          Retour <small lang="en">Back</small>
        </Button>
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

/** Returns the pupil with these pictures, not signed in yet, or the reason for a failure. */
async function logIn(who: WhoSignsIn, pictures: SecretPicture[]): Promise<SessionUser | Failure> {
  try {
    const answer =
      'userName' in who
        ? await call('POST auth/login', { body: { ...who, pictures } })
        : await call('POST auth/pictures', { body: { ...who, pictures } })
    if (answer.auth) return 'token' in answer.user ? answer.user : asFailure(WRONG)
    return asFailure('needsPictures' in answer ? WRONG : answer)
  } catch (error) {
    return { shown: sentenceOf(error), said: spokenSignInProblem(error) }
  }
}

function asFailure(shown: Sentence): Failure {
  return { shown, said: owlTextOf(shown) }
}
