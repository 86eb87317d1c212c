import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { SessionUser } from '../../domain/api/user.ts'
import { normalizeCode } from '../../domain/lesson.ts'
import { liveGamePath } from '../../domain/live/address.ts'
import { EnterGame } from '../features/live-game/EnterGame.tsx'
import { PlayerView } from '../features/live-game/PlayerView.tsx'
import { Projector } from '../features/live-game/Projector.tsx'
import { useLiveGame } from '../features/live-game/use-live-game.ts'
import { sentenceOf } from '../lib/api/api.ts'
import { callAs } from '../lib/api/call-as.ts'
import { callWith } from '../lib/api/call-with.ts'
import { owlTextOf } from '../lib/api/owl-text-of.ts'
import { liveGamesQuery } from '../lib/lesson/lesson-queries.ts'
import { useSession } from '../lib/session/session.ts'
import { Bilingual } from '../ui/Bilingual.tsx'
import { buttonClass } from '../ui/Button.tsx'
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

/** A live game by its code, or the open games of a multiplayer token. The teacher gets the projector. */
export function LiveGameRoute() {
  const { _splat: rest = '' } = useParams({ strict: false })
  const user = useSession()
  const isToken = rest === '' || rest.includes('.')
  if (!user)
    return (
      <Notice title={TITLE}>
        <SignInButton />
      </Notice>
    )
  // Remount for another pupil.
  return isToken ? (
    <OpenGames key={user.id} token={rest} user={user} />
  ) : (
    <OpenGame key={`${user.id} ${rest}`} code={normalizeCode(rest)} user={user} />
  )
}

/** Opens the only game, or offers several. Waits for a game if there is none. */
function OpenGames({ token, user }: { token: string; user: SessionUser }) {
  const own = liveGamesQuery(user.id)
  const {
    data: games,
    error,
    refetch,
  } = useQuery({
    ...own,
    queryKey: [...own.queryKey, token],
    // The session serves once the token has expired.
    queryFn: async () => {
      const ofSession = () => callAs(user.id, 'GET live-games')
      const { data } = await (token === '' ? ofSession() : callWith(token)('GET live-games').catch(ofSession))
      return data
    },
    select: (all) => all.filter(({ ended }) => ended === null),
  })
  if (!games) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageLoader />
  const [first, ...others] = games
  if (!first)
    return (
      <Notice title={TITLE} said={owlTextOf(NO_GAME)}>
        <p role="status">
          <SaidInFrench {...NO_GAME} />
        </p>
        <HomeLink />
      </Notice>
    )
  if (others.length === 0) return <EnterGame code={first.code} />
  return (
    <Notice title={TITLE}>
      {games.map(({ code, title }) => (
        <Link key={code} to={liveGamePath(code)} replace className={buttonClass({ size: 'pupil' })}>
          {title}
        </Link>
      ))}
    </Notice>
  )
}

function OpenGame({ code, user }: { code: string; user: SessionUser }) {
  const navigate = useNavigate()
  const { view, endsAt, isLost, refusal, send } = useLiveGame(code, user.id)
  const props = {
    endsAt,
    isLost,
    onLeave: () => void navigate({ to: user.isAdmin ? '/admin/lessons' : '/' }),
  }
  // The result stays after the game has ended.
  if (refusal && view?.phase !== 'over')
    return (
      <Notice title={TITLE}>
        <p role="alert">
          <Said {...sentenceOf(refusal)} />
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
