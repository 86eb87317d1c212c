import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NO_PRAISE } from '../../../domain/games/praise.ts'
import { canHear, type Question } from '../../../domain/learning/question.ts'
import { liveGamePath } from '../../../domain/live/address.ts'
import type { HostView, LiveGameMessage, LivePlayer } from '../../../domain/live/messages.ts'
import { FitText } from '../../games/frame/FitText.tsx'
import { ListenButton } from '../../games/frame/ListenButton.tsx'
import { useRoundSound } from '../../games/frame/use-round-sound.ts'
import { useGameInProgress } from '../../lib/page/in-game.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { QRCode } from '../../ui/QRCode.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import { instructionOf } from '../mission/Instruction.tsx'
import { FullScreenButton, LeaveButton, SoundSwitch } from '../play/tools/GameTools.tsx'
import styles from './Projector.module.css'
import { ClassBar, Countdown } from './parts.tsx'
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
  // To its end, since the name of the teacher would cover its tools.
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
      {phase === 'over' && <Result view={view} />}
      {question && (phase === 'asking' || phase === 'revealed') && (
        <div className={styles.round} data-paused={isPaused || undefined}>
          <Asked question={question} />
          <Answers question={question} />
          <aside className={styles.side} aria-label="La classe">
            {phase === 'asking' && view.hasTablets && (
              <p className={styles.count}>
                <b>
                  {view.answersIn} / {presentOf(view.players).length}
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
              <Hands
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

/** How pupils join, and who has. */
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

/** The prompt; after the answer the word with its picture. */
function Asked({ question }: { question: Question }) {
  const { task, face, word, phase } = question
  const isKnown = phase !== 'asking'
  const hasPicture =
    word.image !== null && (isKnown || ((task === 'recall' || task === 'spell') && face === 'picture'))
  const text =
    isKnown || task === 'recognise' ? word.word : face === 'english' && task !== 'listen' ? word.caption : ''
  return (
    <div className={styles.asked}>
      {hasPicture && <Picture image={word.image} word="" size={320} isFirst className={styles.picture} />}
      {task === 'listen' && !isKnown && (
        <span className={styles.ear} aria-hidden="true">
          <SpeakerIcon />
        </span>
      )}
      {text !== '' && (
        <div className={styles.word} lang={isKnown || task === 'recognise' ? 'fr' : 'en'} data-stays>
          <FitText text={text} ratio={3} />
        </div>
      )}
      {canHear(question) && <ListenButton sound={word.sound} text={word.word} />}
    </div>
  )
}

const LETTERS = 'ABCDEFGHIJ'

/** The items with their index, which distinguishes equal items. */
function numbered<Item>(items: readonly Item[]) {
  return items.map((item, place) => ({ item, place }))
}

/** The options with a letter each, or the tiles of a word to spell, in order after the answer. */
function Answers({ question }: { question: Question }) {
  const { task, face, options, tiles, pieces, right, phase } = question
  if (task === 'spell') {
    const inOrder = pieces.flatMap(({ text, isTile }) => (isTile ? [text] : []))
    return (
      <ul
        className={styles.tiles}
        aria-label="Les lettres"
        data-look={phase === 'asking' ? undefined : 'right'}
      >
        {numbered(phase === 'asking' ? tiles : inOrder).map(({ item, place }) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    )
  }
  const isPicture = task !== 'recall' && face === 'picture'
  const nameOf = ({ word, caption }: Question['word']) =>
    task === 'recall' || face === 'french' ? word : caption
  return (
    <ol className={styles.options} data-layout={isPicture ? 'pictures' : 'texts'} aria-label="Les réponses">
      {numbered(options).map(({ item: option, place }) => (
        <li key={place} data-look={phase === 'asking' ? undefined : place === right ? 'right' : 'other'}>
          <b className={styles.letter}>{place === right ? '✓' : LETTERS[place]}</b>
          {isPicture ? (
            <Picture image={option.image} word={option.caption} alt={option.caption} size={220} isFirst />
          ) : (
            <FitText text={nameOf(option)} siblings={options.map(nameOf)} ratio={5} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** The bar, the teams or the five names. */
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
        {board.map((person) => (
          <li key={person.displayName}>
            <Avatar person={person} size={40} /> <span>{person.displayName}</span> <b>{person.points}</b>
          </li>
        ))}
      </ol>
    )
  )
}

interface HandsProps {
  view: HostView
  onCount(hands: { right: number; of: number }): void
}

/** Without tablets: the teacher counts the hands that were right. */
function Hands({ view: { hands, classSize }, onCount }: HandsProps) {
  const [of, setOf] = useState(hands?.of ?? classSize)
  const [right, setRight] = useState(hands?.right ?? 0)
  const count = (change: { right?: number; of?: number }) => {
    const next = { right, of, ...change }
    const counted = { of: next.of, right: Math.min(next.right, next.of) }
    setOf(counted.of)
    setRight(counted.right)
    onCount(counted)
  }
  return (
    <fieldset className={styles.hands}>
      <legend>Combien de mains justes?</legend>
      <Counter label="Justes" value={right} max={of} onChange={(value) => count({ right: value })} />
      <Counter label="Élèves" value={of} max={99} onChange={(value) => count({ of: value })} />
    </fieldset>
  )
}

interface CounterProps {
  label: string
  value: number
  max: number
  onChange(value: number): void
}

function Counter({ label, value, max, onChange }: CounterProps) {
  return (
    <div className={styles.counter}>
      <Button
        look="soft"
        aria-label={`${label} : un de moins`}
        isOff={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <label>
        <input
          type="number"
          min={0}
          max={max}
          value={value}
          // Typed digits replace the number.
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange(Math.max(0, Math.min(max, Math.round(Number(target.value)))))}
        />{' '}
        {label}
      </label>
      <Button
        look="soft"
        aria-label={`${label} : un de plus`}
        isOff={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </div>
  )
}

interface ControlsProps {
  view: HostView
  onSend(message: LiveGameMessage): void
  onEnd(): void
}

/** The teacher's buttons. Page Down, sent by presenter remotes, presses the first one. */
function Controls({ view: { phase, number, total, isPaused, code }, onSend, onEnd }: ControlsProps) {
  if (phase === 'over')
    return (
      <div className={styles.controls}>
        <Link to="/admin/lessons" search={{ jeu: code }} className={buttonClass({ size: 'pupil' })}>
          Voir les résultats
        </Link>
      </div>
    )
  const next: Record<typeof phase, { name: string; message: LiveGameMessage }> = {
    lobby: { name: 'Commencer', message: { type: 'start' } },
    asking: { name: 'Montrer la réponse', message: { type: 'reveal', number } },
    revealed: {
      name: number === total ? 'Voir la fin' : 'Question suivante',
      message: { type: 'next', number },
    },
  }
  return (
    <div className={styles.controls}>
      <MainButton key={`${number} ${phase}`} onPress={() => onSend(next[phase].message)}>
        {next[phase].name}
      </MainButton>
      {phase === 'asking' && (
        <Button size="pupil" look="soft" onClick={() => onSend({ type: isPaused ? 'resume' : 'pause' })}>
          {isPaused ? 'Reprendre' : 'Pause'}
        </Button>
      )}
      {phase !== 'lobby' && (
        <Button size="pupil" look="soft" onClick={() => onSend({ type: 'skip', number })}>
          {phase === 'asking' ? 'Passer' : 'Ne pas compter'}
        </Button>
      )}
      <Button size="pupil" look="quiet" onClick={onEnd}>
        Finir
      </Button>
    </div>
  )
}

/** Takes the focus when it appears. */
function MainButton({ children, onPress }: { children: ReactNode; onPress(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'PageDown' || event.repeat) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', turn, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <Button
      ref={button}
      size="pupil"
      onClick={onPress}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {children}
    </Button>
  )
}

const praise: Record<HostView['way'], string> = {
  together: 'Bravo, tout le monde!',
  teams: 'Bravo, les équipes!',
  race: 'Bravo!',
}

/** The result of the class at the end. */
function Result({ view }: { view: HostView }) {
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
