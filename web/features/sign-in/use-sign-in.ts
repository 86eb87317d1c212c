import { type ReactNode, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import type { SecretPicture } from '../../../domain/secret-pictures.ts'
import { ApiError, call, type Sentence, sentenceOf } from '../../lib/api/api.ts'
import { owlTextOf } from '../../lib/api/owl-text-of.ts'
import { signIn } from '../../lib/session/session.ts'
import { sayText } from '../../lib/sound/say-text.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { spokenSignInProblem } from './sign-in-problem.ts'

/** The pupil: by typed name, or chosen from the list of the device's class. */
type WhoSignsIn = { userName: string } | { key: string; userID: number }

/** Props of the last step of a sign-in. */
export interface SignInStepProps {
  who: WhoSignsIn
  /** Avatar and name of a pupil chosen from a list. */
  face?: ReactNode
  onDone(): void
  onBack(): void
  /** Called if the list that the pupil was chosen from is outdated: the pupil has left it, or needs pictures now. */
  onOutdated?(): void
}

const WRONG_PICTURES = {
  message: 'Ce ne sont pas tes images.',
  english: 'These are not your pictures.',
}

/** Why the sign-in failed, as shown and as read aloud. */
interface Failure {
  shown: Sentence
  said: OwlText
  isOutdated?: boolean
}

/** The sign-in needs pictures, but the pupil was not asked for any. */
const PICTURES_MISSING = 'pictures missing'

/** Signs a pupil in. `send` resolves to false if it failed. */
export function useSignIn({ who, onDone, onOutdated }: Omit<SignInStepProps, 'onBack'>) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const isHere = useIsMounted()
  const send = async (pictures?: SecretPicture[]): Promise<boolean> => {
    const opened = await logIn(who, pictures)
    // Ignore the answer if the form was closed: the next pupil may hold the tablet.
    if (!isHere()) return true
    if (opened === PICTURES_MISSING) {
      onOutdated?.()
      return false
    }
    if ('token' in opened) {
      signIn(opened)
      onDone()
      return true
    }
    if (opened.isOutdated) onOutdated?.()
    setFailure(opened)
    sayText(opened.said)
    return false
  }
  return { failure, send, forgetFailure: () => setFailure(null) }
}

/** Returns the pupil, not signed in yet, or the reason for a failure. */
async function logIn(
  who: WhoSignsIn,
  pictures?: SecretPicture[],
): Promise<SessionUser | Failure | typeof PICTURES_MISSING> {
  const given = pictures ? { pictures } : {}
  try {
    const answer =
      'userName' in who
        ? await call('POST auth/login', { body: { ...who, ...given } })
        : await call('POST auth/pictures', { body: { ...who, ...given } })
    if (answer.auth) return 'token' in answer.user ? answer.user : toFailure(WRONG_PICTURES)
    if (!('needsPictures' in answer)) return toFailure(answer)
    return pictures ? toFailure(WRONG_PICTURES) : PICTURES_MISSING
  } catch (error) {
    const isOutdated = error instanceof ApiError && error.status === 404
    return { shown: sentenceOf(error), said: spokenSignInProblem(error), isOutdated }
  }
}

function toFailure(shown: Sentence): Failure {
  return { shown, said: owlTextOf(shown) }
}
