import { useState } from 'react'
import { NO_PRAISE } from '../../../domain/games/praise.ts'
import { canHear } from '../../../domain/learning/question.ts'
import { liveGamePath } from '../../../domain/live/address.ts'
import type { HostView, LiveGameMessage, LivePlayer } from '../../../domain/live/messages.ts'
import { useRoundSound } from '../../games/frame/use-round-sound.ts'
import { useGameInProgress } from '../../lib/page/in-game.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { QRCode } from '../../ui/QRCode.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { instructionOf } from '../mission/Instruction.tsx'
import { FullScreenButton, LeaveButton, SoundSwitch } from '../play/tools/GameTools.tsx'
import { Controls } from './Controls.tsx'
import { HandCount } from './HandCount.tsx'
import { ProjectedAnswers, ProjectedPrompt } from './ProjectedQuestion.tsx'
import styles from './Projector.module.css'
import { ClassBar, Countdown, withIndices } from './parts.tsx'
import { shownQuestion } from './shown-question.ts'
import { teamNames, teamPicture } from './team-names.ts'

interface ProjectorProps {
  view: HostView
  endsAt: number | null
  isLost: boolean
  onSend(message: LiveGameMessage): void
  onLeave(): void
}

/** The teacher's screen of a live game, to be read from the back of the room. */
export function Projector({ view, endsAt, isLost, onSend, onLeave }: ProjectorProps) {
  const { title, phase, number, total, isPaused, solution } = view
  const [isEnding, setEnding] = useState(false)
  // True even in the end view, because otherwise the teacher's name tag would cover its buttons.
  useGameInProgress(true)
  const question =
    view.question &&
    shownQuestion({
      question: view.question,
      given: null,
      solution: solution && { ...solution, isRight: true },
    })
  useRoundSound(
    phase === 'asking' && question !== null && canHear(question),
    number,
    question?.word.sound ?? null,
    question?.word.word ?? '',
  )
  useRoundSound(solution !== null, number, solution?.word.sound ?? null, solution?.word.word ?? '')
  return (
    <section className={styles.projector} aria-label={title}>
      <header className={styles.head}>
        <LeaveButton onLeave={onLeave} />
        <h1 className={styles.title}>{title}</h1>
        {number > 0 && phase !== 'over' && (
          <b className={styles.number}>
            <span className="for-ears">Question </span>
            {number} / {total}
          </b>
        )}
        {phase !== 'lobby' && phase !== 'over' && <b className={styles.letters}>{view.code}</b>}
        <SoundNotice />
        <SoundSwitch />
        <FullScreenButton />
      </header>
      <p className={styles.news} role="status" data-paused={isPaused || undefined}>
        {isLost
          ? "La connexion est coupée. Elle reviendra d'elle-même."
          : isPaused
            ? 'Pause'
            : phase === 'asking' && question
              ? instructionOf(question).french
              : solution && frenchSpaces(`La bonne réponse : ${solution.word.word}`)}
      </p>
      {phase === 'lobby' && <Lobby view={view} />}
      {phase === 'over' && <ClassResult view={view} />}
      {question && (phase === 'asking' || phase === 'revealed') && (
        <div className={styles.round} data-paused={isPaused || undefined}>
          <ProjectedPrompt question={question} />
          <ProjectedAnswers question={question} />
          <aside className={styles.side} aria-label="La classe">
            {phase === 'asking' && view.hasTablets && (
              <p className={styles.count}>
                <b>
                  {view.answersIn} / {askedOf(view.players).length}
                </b>{' '}
                réponses
              </p>
            )}
            {endsAt !== null && phase === 'asking' && <Countdown key={number} endsAt={endsAt} />}
            {solution && view.hasTablets && (
              <p className={styles.count}>
                <b>{solution.right}</b> {solution.right < 2 ? 'bonne réponse' : 'bonnes réponses'}
              </p>
            )}
            {!view.hasTablets && solution && (
              <HandCount
                key={number}
                view={view}
                onCount={(hands) => onSend({ type: 'hands', number, ...hands })}
              />
            )}
            {view.way !== 'together' && <Standings view={view} />}
          </aside>
        </div>
      )}
      {view.way === 'together' && phase !== 'lobby' && phase !== 'over' && (
        <div className={styles.classBar}>
          <ClassBar bar={view.bar} />
        </div>
      )}
      <Controls view={view} onSend={onSend} onEnd={() => setEnding(true)} />
      <Dialog isOpen={isEnding} onClose={() => setEnding(false)} title="Finir le jeu maintenant?">
        <p>Les réponses données comptent.</p>
        <Button
          onClick={() => {
            setEnding(false)
            onSend({ type: 'end' })
          }}
        >
          Finir le jeu
        </Button>
      </Dialog>
    </section>
  )
}

function presentOf(players: readonly LivePlayer[]): LivePlayer[] {
  return players.filter(({ isHere }) => isHere)
}

/** The pupils who can answer, and those who have answered and disconnected. */
function askedOf(players: readonly LivePlayer[]): LivePlayer[] {
  return players.filter(({ isHere, hasAnswered }) => isHere || hasAnswered)
}

/** Shows how to join, and the pupils who have joined. */
function Lobby({ view: { code, players, hasTablets } }: { view: HostView }) {
  const address = location.host + liveGamePath(code)
  const joined = presentOf(players)
  if (!hasTablets)
    return (
      <div className={styles.lobby}>
        <p className={styles.big}>Lève la main pour répondre!</p>
      </div>
    )
  return (
    <div className={styles.lobby}>
      <div className={styles.way}>
        <p>Touche « Jouer avec la classe », ou écris ces lettres :</p>
        <p className={styles.code}>{code}</p>
        <p className={styles.address}>{address}</p>
      </div>
      <div className={styles.qr}>
        <QRCode text={location.origin + liveGamePath(code)} label="Code QR du jeu" />
      </div>
      <div className={styles.joined}>
        <p role="status">
          <b>{joined.length}</b> {joined.length < 2 ? 'élève est là' : 'élèves sont là'}
        </p>
        <ul className={styles.names}>
          {joined.map((player) => (
            <li key={player.userID} className={styles.name}>
              <Avatar person={player} size={36} /> {player.displayName}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Depending on the mode: the class bar, the teams or the best pupils. */
function Standings({ view: { way, bar, teams, board } }: { view: HostView }) {
  if (way === 'together') return <ClassBar bar={bar} />
  if (way === 'teams')
    return (
      <ol className={styles.standings} aria-label="Les équipes">
        {teams
          .toSorted((one, other) => other.points - one.points)
          .map(({ animal, points }) => (
            <li key={animal}>
              <Picture image={teamPicture(animal)} word="" size={48} />{' '}
              <span>{teamNames[animal].french}</span> <b>{points}</b>
            </li>
          ))}
      </ol>
    )
  return (
    board.length > 0 && (
      <ol className={styles.standings} aria-label="Les points">
        {withIndices(board).map(({ item: person, place }) => (
          <li key={place}>
            <Avatar person={person} size={40} /> <span>{person.displayName}</span> <b>{person.points}</b>
          </li>
        ))}
      </ol>
    )
  )
}

const praise: Record<HostView['way'], string> = {
  together: 'Bravo, tout le monde!',
  teams: 'Bravo, les équipes!',
  race: 'Bravo!',
}

/** The result of the class at the end. */
function ClassResult({ view }: { view: HostView }) {
  const { way, bar } = view
  return (
    <div className={styles.result}>
      <p className={styles.big}>{bar.right === 0 ? NO_PRAISE.french : praise[way]}</p>
      <p>
        Toute la classe : <b>{bar.right}</b> {bar.right < 2 ? 'bonne réponse' : 'bonnes réponses'}
      </p>
      <Standings view={view} />
    </div>
  )
}
