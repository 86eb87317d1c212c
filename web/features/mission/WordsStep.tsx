import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { MISSION_PAGE } from '../../../content/missions.ts'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { ShownWord } from '../../../domain/api/words.ts'
import { dealLessonWords } from '../../../domain/learning/mission-deck.ts'
import { lessonPath } from '../../../domain/lesson.ts'
import { useRoundReporting } from '../../lib/earning/use-round-reporting.ts'
import { createRun, type SavedRun } from '../../lib/learning/saved-mission.ts'
import { wordsQuery } from '../../lib/learning/words-query.ts'
import { LESSON_INSTRUCTION } from '../../lib/lesson/lesson-instruction.ts'
import { loadWordsRun, saveWordsRun } from '../../lib/lesson/words-run.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { usePupilID } from '../../lib/session/actor.ts'
import { useSession } from '../../lib/session/session.ts'
import { ownSupports } from '../../lib/session/supports.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PageLoader } from '../../ui/Loading.tsx'
import { PressGuard } from '../../ui/PressGuard.tsx'
import { GrownWords, grownWords } from '../play/end/GrownWords.tsx'
import { ResultTitle } from '../play/end/ResultTitle.tsx'
import { usePlayer } from '../play/round/use-player.ts'
import styles from './MissionEnd.module.css'
import { MissionStart } from './MissionStart.tsx'

const MissionRun = lazyPart(async () => (await import('./MissionRun.tsx')).MissionRun, {
  fallback: <PageLoader />,
})

const TITLE = 'Mots à revoir'
const OVER: OwlText = { french: 'Bravo!', english: 'Well done!' }

interface WordsStepProps {
  code: string
  step: string
  words: readonly ShownWord[]
  /** Must be stable between renders. */
  onDone(): void
}

/** A lesson step made of words. Asks one at a time like a mission, each at the pupil's level. */
export function WordsStep({ code, step, words, onDone }: WordsStepProps) {
  const userID = useSession()?.id ?? null
  const pupilID = usePupilID()
  const met = useQuery({ ...wordsQuery(pupilID ?? 0), enabled: pupilID !== null })
  const [begun, setBegun] = useState<SavedRun | null>(null)
  const isBegun = begun !== null
  const findRun = useCallback(() => loadWordsRun({ userID, code, step }), [userID, code, step])
  const done = useMemo(() => (isBegun ? 0 : (findRun()?.done ?? 0)), [isBegun, findRun])
  useEffect(() => void MissionRun.preload().catch(() => undefined), [])

  if (begun)
    return <Begun code={code} step={step} begun={begun} onDone={onDone} onLeave={() => setBegun(null)} />
  // A pupil's known words decide the tasks, so wait for them. Other users begin at once.
  if (pupilID !== null && met.isPending) return <PageLoader />
  const begin = () => {
    unlockSound()
    setBegun(findRun() ?? createRun(dealLessonWords(words, met.data ?? [], ownSupports())))
  }
  return <MissionStart title={TITLE} text={LESSON_INSTRUCTION} words={words} done={done} onStart={begin} />
}

interface BegunProps extends Omit<WordsStepProps, 'words'> {
  begun: SavedRun
  onLeave(): void
}

function Begun({ code, step, begun, onDone, onLeave }: BegunProps) {
  const player = usePlayer(begun)
  const userID = player?.id ?? null
  const [stars, setStars] = useState<number>()
  const { growth, reportTries } = useRoundReporting(player, MISSION_PAGE)
  const keep = useCallback((run: SavedRun) => saveWordsRun({ userID, code, step }, run), [userID, code, step])
  const end = useCallback(
    (won: number) => {
      onDone()
      setStars(won)
    },
    [onDone],
  )
  if (stars === undefined)
    return (
      <MissionRun
        title={TITLE}
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
                {OVER.french} <small lang="en">{OVER.english}</small>
              </>
            }
            stars={stars}
            said={OVER}
          />
          <Link to={lessonPath(code)} className={buttonClass({ size: 'pupil' })}>
            La leçon <small lang="en">The lesson</small>
          </Link>
        </div>
        <GrownWords words={grownWords(words, growth.plants)} isPending={growth.isPending} />
      </section>
    </PressGuard>
  )
}
