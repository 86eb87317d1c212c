import { redirect, useLoaderData, useNavigate } from '@tanstack/react-router'
import type { OwlText } from '../../content/owl-texts.ts'
import type { SessionUser } from '../../domain/api/user.ts'
import { classKeyIn } from '../../domain/class-address.ts'
import { joinTexts } from '../../domain/spoken-sentences.ts'
import { openCard } from '../features/sign-in/open-card.ts'
import { useSignOutRequest } from '../features/sign-in/use-sign-out-request.tsx'
import type { Sentence } from '../lib/api/api.ts'
import { endSession } from '../lib/api/api.ts'
import { owlTextOf } from '../lib/api/owl-text-of.ts'
import { takeRequestedPage } from '../lib/page/requested-page.ts'
import { setDeviceClassKey } from '../lib/session/class-device.ts'
import { takePresentedCard } from '../lib/session/presented-card.ts'
import { session, signIn } from '../lib/session/session.ts'
import { signOut } from '../lib/session/sign-out.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Said } from '../ui/Said.tsx'
import styles from './login.module.css'

/** A card was read while another pupil is signed in. */
interface UserSwitch {
  present: SessionUser
  newcomer: SessionUser
}

/**
 * Signs in with the card that opened the site and redirects, or registers the device for the class whose
 * address opened the site.
 * @returns an error, or the two pupils to choose from
 */
export async function enterByCard(): Promise<Sentence | UserSwitch> {
  const key = classKeyIn(location.href)
  if (key !== null) setDeviceClassKey(key)
  const card = takePresentedCard()
  const opened = card === null ? null : await openCard(card)
  if (opened !== null) {
    if (!('token' in opened)) return opened
    const present = session.current()
    if (present && present.id !== opened.id) return { present, newcomer: opened }
    signIn(opened)
  }
  throw redirect({ href: takeRequestedPage() ?? '/', replace: true })
}

/** Shown if the card did not sign in: an error or a choice. */
export function LoginRoute() {
  const found = useLoaderData({ from: '/login' })
  return 'newcomer' in found ? <UserSwitchView {...found} /> : <CardProblem {...found} />
}

const ASK_TEACHER_TEXT: OwlText = {
  french: 'Demande à ton enseignante, ou entre avec ton nom.',
  english: 'Please ask your teacher, or sign in by name.',
}

function CardProblem(told: Sentence) {
  return (
    <Notice title="La carte n'ouvre pas" said={joinTexts([owlTextOf(told), ASK_TEACHER_TEXT])}>
      <p role="alert">
        <Said {...told} />
      </p>
      <p>
        {ASK_TEACHER_TEXT.french} <span lang="en">{ASK_TEACHER_TEXT.english}</span>
      </p>
      <HomeLink />
    </Notice>
  )
}

/** Asks before switching users: a link or a card found somewhere must not sign out the pupil at work. */
function UserSwitchView({ present, newcomer }: UserSwitch) {
  const navigate = useNavigate()
  const [requestSignOut, signOutDialog] = useSignOutRequest()
  const go = (href: string) => void navigate({ href, replace: true })
  const stay = () => {
    endSession(newcomer.token).catch(() => undefined)
    go('/')
  }
  const change = () => {
    signOut()
    signIn(newcomer)
    go('/')
  }
  return (
    <Notice title="Qui es-tu?">
      <p role="alert">
        Tu es {withPeriod(present.displayName)} Changer pour {newcomer.displayName}?
      </p>
      <p lang="en">
        You are {withPeriod(present.displayName)} Change to {newcomer.displayName}?
      </p>
      <div className="row">
        <Choice person={present} name="Rester" english="Stay" onChoose={stay} />
        <Choice
          person={newcomer}
          name="Changer pour"
          english="Change to"
          onChoose={() => void requestSignOut(change)}
        />
      </div>
      {signOutDialog}
    </Notice>
  )
}

/** Ends a name with exactly one period: "Alice." and "Alice R." */
function withPeriod(name: string): string {
  return name.endsWith('.') ? name : `${name}.`
}

interface ChoiceProps {
  person: SessionUser
  name: string
  english: string
  onChoose(): void
}

/** Includes the avatar, for pupils who cannot read. */
function Choice({ person, name, english, onChoose }: ChoiceProps) {
  return (
    <Button look="soft" size="pupil" className={styles.choice} onClick={onChoose}>
      <Avatar person={person} size={96} />
      <span>
        {name} {person.displayName}{' '}
        <small lang="en">
          {english} {person.displayName}
        </small>
      </span>
    </Button>
  )
}
