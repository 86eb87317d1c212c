import { useLayoutEffect, useRef, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { NO_PRAISE, praiseOf } from '../../../domain/games/praise.ts'
import type { Answer } from '../../../domain/learning/question.ts'
import type { PupilView } from '../../../domain/live/messages.ts'
import { useRoundSound } from '../../games/frame/use-round-sound.ts'
import { owlTextOf } from '../../lib/api/owl-text-of.ts'
import { useGameInProgress } from '../../lib/page/in-game.ts'
import { listen } from '../../lib/sound/sound.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PressGuard } from '../../ui/PressGuard.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import endStyles from '../mission/MissionEnd.module.css'
import { QuestionView } from '../mission/QuestionView.tsx'
import { ResultTitle } from '../play/end/ResultTitle.tsx'
import { useSpaceBelow } from '../play/page/use-space-below.ts'
import { LeaveButton, SoundSwitch } from '../play/tools/GameTools.tsx'
import styles from './live-game.module.css'
import { ClassBar, Countdown } from './parts.tsx'
import { shownQuestion } from './shown-question.ts'
import { teamNames, teamPicture } from './team-names.ts'

const JOINED_TEXT = {
  message: 'Tu es dans le jeu! Attends un peu.',
  english: 'You are in the game! Wait a little.',
}
const GAME_OVER_TEXT: OwlText = { french: 'Bravo!', english: 'Well done!' }

interface PlayerViewProps {
  view: PupilView
  endsAt: number | null
  isLost: boolean
  onAnswer(number: number, answer: Answer): void
  onLeave(): void
}

/** A pupil's screen of a live game. */
export function PlayerView({ view, endsAt, isLost, onAnswer, onLeave }: PlayerViewProps) {
  const { title, number, total, question, solution, phase, isPaused } = view
  const [sentNow, setSentNow] = useState<{ number: number; answer: Answer } | null>(null)
  const frame = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus the heading; a focused option would look like a hint.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useSpaceBelow(frame, true)
  useGameInProgress(phase !== 'over')
  useRoundSound(solution !== null, number, solution?.word.sound ?? null, solution?.word.word ?? '')
  if (phase === 'over') return <PlayerEnd view={view} />

  // An answer is too late if the game has not accepted it before the solution.
  const isSending = phase === 'asking' && sentNow?.number === number
  const sent = view.given ?? (isSending ? sentNow.answer : null)
  const status = statusOf(view, { isSent: sent !== null, isLost })
  return (
    <section ref={frame} className={styles.frame} aria-label={title}>
      <h1 ref={heading} tabIndex={-1} className="for-ears">
        {title}
      </h1>
      <LeaveButton onLeave={onLeave} />
      <div className={styles.state}>
        {number > 0 && (
          <b className={styles.number}>
            <span className="for-ears">Question </span>
            {number} / {total}
          </b>
        )}
        <Standing view={view} />
        {endsAt !== null && phase === 'asking' && <Countdown key={number} endsAt={endsAt} />}
        <SoundNotice />
      </div>
      <SoundSwitch />
      <PressGuard screen={`${number} ${phase}`}>
        {question ? (
          <div className={styles.round} inert={isPaused}>
            <QuestionView
              question={shownQuestion({ question, given: toGivenAnswer(sent), solution })}
              round={number}
              isExplained={number === 1}
              sent={sent}
              onAnswer={(answer) => {
                if (sent) return
                unlockSound()
                setSentNow({ number, answer })
                onAnswer(number, answer)
              }}
            />
          </div>
        ) : (
          <div className={styles.lobby}>
            <Notice title={title} said={owlTextOf(JOINED_TEXT)}>
              <p className={styles.wait}>
                <Bilingual french={JOINED_TEXT.message} english={JOINED_TEXT.english} />
              </p>
            </Notice>
          </div>
        )}
      </PressGuard>
      <p className={styles.status} role="status" data-look={isPaused ? 'pause' : undefined}>
        {status && (
          <>
            <Picture image={status.picture} word="" size={40} />
            <span>
              <Bilingual {...status} />
            </span>
          </>
        )}
      </p>
    </section>
  )
}

/** The bar of the class, the pupil's team, or the pupil's own points. */
function Standing({ view: { way, bar, team, points, phase } }: { view: PupilView }) {
  if (way === 'together') return phase === 'lobby' ? null : <ClassBar bar={bar} />
  if (way === 'race')
    return (
      <b>
        <span aria-hidden="true">★</span> {points} {points < 2 ? 'point' : 'points'}
      </b>
    )
  return (
    team && (
      <span className={styles.team}>
        <Picture image={teamPicture(team)} word="" size={40} />
        <b>
          <Bilingual {...teamNames[team]} />
        </b>
      </span>
    )
  )
}

interface Status {
  french: string
  english: string
  picture: string
}

function statusOf(
  { phase, isPaused }: PupilView,
  { isSent, isLost }: { isSent: boolean; isLost: boolean },
): Status | null {
  if (isLost)
    return {
      french: 'Le réseau est coupé. Attends un peu, le jeu revient.',
      english: 'The network is down. Wait a little, the game will be back.',
      picture: 'pictures/hourglass-face.svg',
    }
  if (isPaused)
    return {
      french: 'Pause! Le jeu va continuer.',
      english: 'Break! The game will go on.',
      picture: 'pictures/raised-hand.svg',
    }
  if (phase === 'asking' && !isSent) return null
  return phase === 'asking'
    ? {
        french: "C'est noté! On attend les autres.",
        english: 'Got it! We are waiting for the others.',
        picture: 'pictures/hourglass-face.svg',
      }
    : phase === 'lobby'
      ? {
          french: 'Le jeu va commencer.',
          english: 'The game is about to start.',
          picture: 'pictures/hourglass-face.svg',
        }
      : {
          french: 'La prochaine question arrive.',
          english: 'The next question is coming.',
          picture: 'pictures/hourglass-face.svg',
        }
}

function toGivenAnswer(answer: Answer | null) {
  return answer && ('option' in answer ? answer : { placed: [...answer.placed] })
}

/** The end of the game: the class's result, and the pupil's own words to hear again. */
function PlayerEnd({ view }: { view: PupilView }) {
  const { way, bar, words } = view
  const tries = words.map(({ isRight }) => ({ right: isRight }))
  const stars = tries.length > 0 ? praiseOf('', tries, undefined).stars : undefined
  const title: OwlText = stars === 0 ? NO_PRAISE : GAME_OVER_TEXT
  return (
    <PressGuard screen="end">
      <section className={endStyles.end}>
        <div className={endStyles.result}>
          <ResultTitle level="h1" title={<Bilingual {...title} />} stars={stars} said={title}>
            {way === 'together' ? (
              <p>
                <Bilingual
                  french={`Toute la classe : ${bar.right} ${bar.right < 2 ? 'bonne réponse' : 'bonnes réponses'}.`}
                  english={`The whole class: ${bar.right} right ${bar.right === 1 ? 'answer' : 'answers'}.`}
                />
              </p>
            ) : (
              <Standing view={view} />
            )}
          </ResultTitle>
          {words.length > 0 && (
            <ul className={styles.words} aria-label="Tes mots">
              {words.map(({ word, isRight }) => (
                <li key={word.id}>
                  <Button look="soft" onClick={() => listen(word.sound, word.word)}>
                    <span aria-hidden="true">{isRight ? '✓' : '↻'}</span> {word.word}
                    <span className="for-ears">{isRight ? ', réussi' : ', à revoir'}</span> <SpeakerIcon />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <HomeLink look="main" />
        </div>
      </section>
    </PressGuard>
  )
}
