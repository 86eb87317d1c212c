import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { random } from '../../../domain/games/random.ts'
import { dealPractice, weakestWords } from '../../../domain/learning/mission-deck.ts'
import { pupilIDOf } from '../../lib/earning/earning.ts'
import { useRoundReporting } from '../../lib/earning/use-round-reporting.ts'
import { createRun, type SavedRun } from '../../lib/learning/saved-mission.ts'
import { wordsQuery } from '../../lib/learning/words-query.ts'
import { loadWordsRun, saveWordsRun } from '../../lib/lesson/words-run.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { newSeed } from '../../lib/new-seed.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { useSession } from '../../lib/session/session.ts'
import { ownSupports } from '../../lib/session/supports.ts'
import { stopAudio, unlockSound } from '../../lib/sound/sound-player.ts'
import { PageLoader } from '../../ui/Loading.tsx'
import { PressGuard } from '../../ui/PressGuard.tsx'
import { CountingNotice } from '../play/end/CountingNotice.tsx'
import { GrownWords, grownWords } from '../play/end/GrownWords.tsx'
import { ResultTitle } from '../play/end/ResultTitle.tsx'
import { usePlayer } from '../play/round/use-player.ts'
import styles from './MissionEnd.module.css'
import { MissionStart } from './MissionStart.tsx'

const MissionRun = lazyPart(async () => (await import('./MissionRun.tsx')).MissionRun, {
  fallback: <PageLoader />,
})

const PRACTICE_OVER_TEXT: OwlText = { french: 'Bravo!', english: 'Well done!' }

interface PracticeProps {
  title: string
  text: OwlText
  /** The address of the words, under which an unfinished run is stored. */
  path: string
  words: readonly ShownWord[]
  /** Maximum number of words asked at a time. */
  size?: number
  /** The key under which answers are reported. */
  clientID: string
  /** True if finishing is an activity of that page. */
  isCounting?: boolean
  /** Shown below the start. */
  note?: ReactNode
  /** Must be stable between renders. @param pupilID of the pupil who began, whose session may have ended */
  onDone?(pupilID: number | null): void
  /** Links at the end. */
  after(restart: () => void): ReactNode
}

/** Asks words one at a time like a mission, each at the pupil's level. */
export function Practice({ title, text, words, size = words.length, note, ...rest }: PracticeProps) {
  const { path } = rest
  const userID = useSession()?.id ?? null
  const pupilID = usePupilID()
  const { data: met = [], isPending } = useQuery({
    ...wordsQuery(pupilID ?? 0),
    enabled: pupilID !== null,
  })
  const [begun, setBegun] = useState<SavedRun | null>(null)
  const [seed, setSeed] = useState(newSeed)
  const isBegun = begun !== null
  const findRun = useCallback(() => loadWordsRun({ userID, path }, words, size), [userID, path, words, size])
  const stored = useMemo(() => (isBegun ? null : findRun()), [isBegun, findRun])
  useEffect(() => void MissionRun.preload().catch(() => undefined), [])

  const leave = () => {
    setSeed(newSeed())
    setBegun(null)
  }
  if (begun) return <StartedPractice title={title} begun={begun} onLeave={leave} {...rest} />
  // A pupil's known words decide the tasks, so wait for them. Other users begin immediately.
  const isKnown = pupilID === null || !isPending
  // Visitors have no stored words, so without shuffling each run would ask for the same ones.
  const candidates = pupilID === null ? random(seed).shuffle(words) : words
  const asked = weakestWords(candidates, met, size)
  const begin = () => {
    stopAudio()
    unlockSound()
    setBegun(findRun() ?? createRun(dealPractice(asked, met, ownSupports(), words)))
  }
  const shown = stored?.deck.tasks.map(({ word: { id, word, image } }) => ({ word: id, french: word, image }))
  return (
    <>
      <MissionStart
        title={title}
        text={text}
        words={isKnown ? (shown ?? asked) : null}
        done={isKnown ? (stored?.done ?? 0) : 0}
        expected={Math.min(words.length, size)}
        onStart={begin}
      />
      {note}
    </>
  )
}

interface BegunProps extends Omit<PracticeProps, 'text' | 'words' | 'size' | 'note'> {
  begun: SavedRun
  onLeave(): void
}

function StartedPractice({ title, path, clientID, isCounting, begun, onDone, after, onLeave }: BegunProps) {
  const player = usePlayer(begun)
  const userID = player?.id ?? null
  const [stars, setStars] = useState<number>()
  const { news, growth, reportTries, reportCompletion } = useRoundReporting(player, clientID)
  const keep = useCallback((run: SavedRun) => saveWordsRun({ userID, path }, run), [userID, path])
  const end = useCallback(
    (won: number) => {
      if (isCounting) reportCompletion()
      onDone?.(pupilIDOf(player))
      setStars(won)
    },
    [isCounting, reportCompletion, onDone, player],
  )
  if (stars === undefined)
    return (
      <MissionRun
        title={title}
        begun={begun}
        onKeep={keep}
        onTries={reportTries}
        onOver={end}
        onLeave={onLeave}
      />
    )
  const words = begun.deck.tasks.map(({ word }) => word)
  return (
    <PressGuard screen="end">
      <section className={styles.end}>
        <div className={styles.result}>
          <ResultTitle
            level="h1"
            title={
              <>
                {PRACTICE_OVER_TEXT.french} <small lang="en">{PRACTICE_OVER_TEXT.english}</small>
              </>
            }
            stars={stars}
            said={PRACTICE_OVER_TEXT}
          />
          <CountingNotice news={news} />
          <div className="row centred">{after(onLeave)}</div>
        </div>
        <GrownWords words={grownWords(words, growth.plants)} isPending={growth.isPending} />
      </section>
    </PressGuard>
  )
}
