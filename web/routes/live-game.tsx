import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { SessionUser } from '../../domain/api/user.ts'
import { normalizeCode } from '../../domain/lesson.ts'
import { EnterGame } from '../features/live-game/EnterGame.tsx'
import { PlayerView } from '../features/live-game/PlayerView.tsx'
import { Projector } from '../features/live-game/Projector.tsx'
import { type Enter, entryOf, entryWith, useLiveGame } from '../features/live-game/use-live-game.ts'
import { isNetworkError } from '../lib/api/api.ts'
import { callAs } from '../lib/api/call-as.ts'
import { callWith } from '../lib/api/call-with.ts'
import { owlTextOf } from '../lib/api/owl-text-of.ts'
import { liveGamesQuery } from '../lib/lesson/lesson-queries.ts'
import { useSession } from '../lib/session/session.ts'
import { unlockSound } from '../lib/sound/sound-player.ts'
import { Bilingual } from '../ui/Bilingual.tsx'
import { Button } from '../ui/Button.tsx'
import { HomeLink } from '../ui/HomeLink.tsx'
import { LoadError, PageLoader } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Said } from '../ui/Said.tsx'
import { SaidInFrench } from '../ui/SaidInFrench.tsx'
import { SignInButton } from '../ui/SignInButton.tsx'

const TITLE = 'Jouer avec la classe'
const NO_GAME = {
  message: "L'espace des jeux à plusieurs n'est pas encore prêt. Reviens plus tard!",
  english: 'The multi-player area is not ready yet. Come back later!',
} as const

/**
 * A live game by its code, or the open games of a multiplayer token, which works without a session. Teachers see the
 * projector view.
 */
export function LiveGameRoute() {
  const { _splat: rest = '' } = useParams({ strict: false })
  const user = useSession()
  const isToken = rest === '' || rest.includes('.')
  if (!user && rest.includes('.')) return <OpenGames key={rest} token={rest} user={null} />
  if (!user) return <SignInFirst />
  // Remount for another pupil.
  return isToken ? (
    <OpenGames key={user.id} token={rest} user={user} />
  ) : (
    <OpenGame
      key={`${user.id} ${rest}`}
      code={normalizeCode(rest)}
      createEntry={() => entryOf(user.id)}
      exitPath={user.isAdmin ? '/admin/lessons' : '/'}
    />
  )
}

function SignInFirst() {
  return (
    <Notice title={TITLE}>
      <SignInButton />
    </Notice>
  )
}

/**
 * Opens the only game, or offers several. Waits for a game if there is none.
 * @param user null for a visitor with a token
 */
function OpenGames({ token, user }: { token: string; user: SessionUser | null }) {
  const own = liveGamesQuery(user?.id ?? 0)
  const [chosen, setChosen] = useState<string | null>(null)
  const {
    data: games,
    error,
    refetch,
  } = useQuery({
    ...own,
    queryKey: [...own.queryKey, token],
    // Falls back to the session after the token has expired.
    queryFn: async () => {
      const ofToken = () => callWith(token)('GET live-games')
      const ofSession = (id: number) => callAs(id, 'GET live-games')
      if (!user) return (await ofToken()).data
      return (await (token === '' ? ofSession(user.id) : ofToken().catch(() => ofSession(user.id)))).data
    },
    select: (all) => all.filter(({ ended }) => ended === null),
  })
  const [first, ...others] = games ?? []
  // The game stays chosen when it ends and leaves the list.
  if (first && others.length === 0 && chosen === null) setChosen(first.code)
  if (chosen !== null)
    return user ? (
      <EnterGame code={chosen} />
    ) : (
      // The game's own address would require a session.
      <OpenGame code={chosen} createEntry={() => entryWith(token)} exitPath="/" />
    )
  if (!games && error && !user && !isNetworkError(error)) return <SignInFirst />
  if (!games) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageLoader />
  if (!first)
    return (
      <Notice title={TITLE} said={owlTextOf(NO_GAME)}>
        <p role="status">
          <SaidInFrench {...NO_GAME} />
        </p>
        <HomeLink />
      </Notice>
    )
  return (
    <Notice title={TITLE}>
      {games.map(({ code, title }) => (
        <Button
          key={code}
          size="pupil"
          onClick={() => {
            unlockSound()
            setChosen(code)
          }}
        >
          {title}
        </Button>
      ))}
    </Notice>
  )
}

interface OpenGameProps {
  code: string
  createEntry(): Enter
  /** Path to open after leaving. */
  exitPath: string
}

function OpenGame({ code, createEntry, exitPath }: OpenGameProps) {
  const navigate = useNavigate()
  const [enter] = useState(createEntry)
  const { view, endsAt, isLost, refusal, send } = useLiveGame(code, enter)
  const props = {
    endsAt,
    isLost,
    onLeave: () => void navigate({ to: exitPath }),
  }
  // The result stays after the game has ended.
  if (refusal && view?.phase !== 'over')
    return (
      <Notice title={TITLE}>
        <p role="alert">
          <Said {...refusal} />
        </p>
        <HomeLink />
      </Notice>
    )
  if (!view)
    return isLost ? (
      <Notice title={TITLE}>
        <p role="status">
          <Bilingual
            french="On cherche le jeu. Attends un peu."
            english="Looking for the game. Wait a little."
          />
        </p>
      </Notice>
    ) : (
      <PageLoader />
    )
  return view.type === 'host' ? (
    <Projector view={view} onSend={send} {...props} />
  ) : (
    <PlayerView
      view={view}
      onAnswer={(number, answer) =>
        send({
          type: 'answer',
          number,
          given: 'option' in answer ? answer : { placed: [...answer.placed] },
        })
      }
      {...props}
    />
  )
}
