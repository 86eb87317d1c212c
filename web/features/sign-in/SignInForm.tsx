import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { LoginAnswer } from '../../../domain/api/auth.ts'
import { ApiError, call } from '../../lib/api/api.ts'
import { focusOnce } from '../../lib/display/focus-once.ts'
import { showToast } from '../../lib/display/toast.ts'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { signInByPassword } from '../../lib/session/known-devices.ts'
import { openSignIn, prefilledName } from '../../lib/session/open-sign-in.ts'
import { hasPasskeys, PasskeyNotUsed, signInByPasskey } from '../../lib/session/passkey.ts'
import { signIn } from '../../lib/session/session.ts'
import { sayText } from '../../lib/sound/say-text.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './sign-in.module.css'
import { signInProblem, spokenSignInProblem } from './sign-in-problem.ts'

interface SignInFormProps {
  onDone(): void
  /** Called if the pupil's class asks for secret pictures after the name. */
  onPicturesNeeded(userName: string): void
}

/**
 * Asks for the user name and, for administrators, the password. Calls `onDone` after success or refusal, which
 * closes the form and discards the input. The toast then offers to correct a pupil's refused name.
 */
export function SignInForm({ onDone, onPicturesNeeded }: SignInFormProps) {
  const [userName, setUserName] = useState(prefilledName.value)
  const [password, setPassword] = useState('')
  const [isAdmin, setAdmin] = useState(false)
  /** Code of the authenticator app, or a recovery code. Null until the server asks for it. */
  const [code, setCode] = useState<string | null>(null)
  /** Error of the code or passkey. */
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const page = useCurrentPage()?.page
  const navigate = useNavigate()
  // Ignore answers after the form was closed: the next pupil may hold the tablet, or be signed in already.
  const isHere = useIsMounted()

  useEffect(() => {
    prefilledName.value = ''
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return enter(() =>
      isAdmin
        ? signInByPassword({ userName, password, ...(code && { code }) })
        : call('POST auth/login', { body: { userName } }),
    )
  }

  const enter = async (ask: () => Promise<LoginAnswer>) => {
    unlockSound()
    setBusy(true)
    setProblem('')
    try {
      const user = outcomeOf(await ask())
      if (!isHere()) return
      if (typeof user === 'object' && 'needsCode' in user) {
        if (code !== null) setProblem(user.message)
        setCode('')
        return
      }
      if (user === 'password needed') {
        setAdmin(true)
        return
      }
      if (user === 'pictures needed') {
        onPicturesNeeded(userName)
        return
      }
      signIn(user)
      onDone()
      // Teachers who sign in on the front page start with their day; on other pages they stay.
      if (user.isAdmin && page?.path === '/') void navigate({ to: '/admin/start' })
    } catch (error) {
      if (!isHere()) return
      if (error instanceof PasskeyNotUsed) return setProblem(error.message)
      if (isAdmin) showToast(signInProblem(error))
      else {
        showToast(signInProblem(error), { label: FIX_NAME_LABEL, onClick: () => openSignIn(userName) })
        sayText(spokenSignInProblem(error))
      }
      onDone()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="stack loose" onSubmit={submit}>
      <label className={styles.field}>
        <span>
          <Bilingual french="Ton nom d'utilisateur" english="Username" />
        </span>
        <input
          value={userName}
          placeholder="username..."
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          readOnly={isAdmin}
          ref={focusOnce}
          onChange={(event) => setUserName(event.target.value)}
        />
      </label>
      {isAdmin && (
        <label className={styles.field}>
          <span>
            <Bilingual french="Mot de passe" english="Password" />
          </span>
          <input
            type="password"
            value={password}
            placeholder="password..."
            autoComplete="current-password"
            maxLength={256}
            ref={focusOnce}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
      )}
      {code !== null && (
        <label className={styles.field}>
          <span>
            <Bilingual
              french="Code de l'application, ou code de secours"
              english="Code of your app, or recovery code"
            />
          </span>
          <input
            value={code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            ref={focusOnce}
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
      )}
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" size="pupil" disabled={isBusy || userName.trim() === ''}>
        <PlayIcon /> Entrer{' '}
        <small lang="en" data-stays>
          Login
        </small>
      </Button>
      {isAdmin && hasPasskeys() && (
        <Button look="soft" disabled={isBusy} onClick={() => enter(signInByPasskey)}>
          <Bilingual french="Entrer avec une clé d'accès" english="Use a passkey" />
        </Button>
      )}
      {isAdmin && (
        <details className={styles.forgotten}>
          <summary>
            <Bilingual french="Mot de passe oublié?" english="Forgot your password?" />
          </summary>
          <ul>
            {hasPasskeys() && <li>Entrez avec votre clé d'accès, si vous en avez une.</li>}
            <li>
              Ou demandez à un autre administrateur un nouveau mot de passe : il peut en créer un dans « Les
              comptes ».
            </li>
            <li>
              Ou demandez à la personne qui a installé le site : elle peut en créer un nouveau avec{' '}
              <code>npm run reset-admin</code>.
            </li>
          </ul>
        </details>
      )}
    </form>
  )
}

const FIX_NAME_LABEL = (
  <>
    <Bilingual french="Corriger mon nom" english="Fix my name" />
  </>
)

function outcomeOf(answer: LoginAnswer) {
  if (answer.auth) return 'token' in answer.user ? answer.user : 'password needed'
  if ('needsPictures' in answer) return 'pictures needed'
  if ('needsCode' in answer) return answer
  throw new ApiError(403, answer.message, { english: answer.english, lang: 'fr' })
}
