import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { missionPageOf } from '../../../content/missions.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import type { MadeTry } from '../../../domain/learning/first-try.ts'
import { dealMission } from '../../../domain/learning/mission-deck.ts'
import { useCompletion } from '../../lib/earning/use-completion.ts'
import {
  findMission,
  type KeptMission,
  type KeptRun,
  keepMission,
  newRun,
  wordsDone,
} from '../../lib/learning/kept-mission.ts'
import { isUnanswered, type Mission, missionQuery, wordsQuery } from '../../lib/learning/words-query.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useCountedPages } from '../../lib/school/week-query.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { useMaySpeak } from '../../lib/speaking/use-may-speak.ts'
import { LoadTrouble } from '../../ui/LoadTrouble.tsx'
import { PageLoader } from '../../ui/PageLoader.tsx'
import { MissionEnd } from './MissionEnd.tsx'
import { MissionStart } from './MissionStart.tsx'
import { ForPupils, MissionComes, NoWordsYet } from './no-mission.tsx'
import { TODAYS } from './todays.ts'
import { useGrown } from './use-grown.ts'

const MissionRun = lazyPart(async () => (await import('./MissionRun.tsx')).MissionRun, {
  fallback: <PageLoader />,
})

/** The mission of the day: before it, under way, and after it. */
export function MissionView({ title, user }: { title: string; user: SessionUser }) {
  return user.isAdmin ? <ForPupils title={title} /> : <PupilsMission title={title} userID={user.id} />
}

function PupilsMission({ title, userID }: { title: string; userID: number }) {
  const { data: mission, error, refetch } = useQuery(missionQuery(userID))
  const { data: met } = useQuery(wordsQuery(userID))
  // What was begun stays as it was begun, whatever the API says meanwhile.
  const [begun, setBegun] = useState<KeptMission | null>(null)
  const maySpeak = useMaySpeak()
  useEffect(() => void MissionRun.preload().catch(() => undefined), [])

  if (begun) return <Begun title={title} begun={begun} />
  if (!mission && isUnanswered(error)) return <MissionComes title={title} onRetry={() => void refetch()} />
  if (error && !mission) return <LoadTrouble error={error} onRetry={() => void refetch()} />
  if (!mission) return <MissionStart title={title} {...TODAYS} words={null} done={0} />
  if (mission.words.length === 0) return <NoWordsYet title={title} />
  const begin = (kept: KeptMission | null) => {
    unlockSound()
    const run = newRun(dealMission(mission.words, met ?? [], maySpeak))
    setBegun(kept ?? { userID, date: mission.date, ...run })
  }
  return <Before title={title} userID={userID} mission={mission} onBegin={begin} />
}

interface BeforeProps {
  title: string
  userID: number
  mission: Mission
  /** `kept`: what was begun before; null where nothing was. */
  onBegin(kept: KeptMission | null): void
}

function Before({ title, userID, mission, onBegin }: BeforeProps) {
  const { date, words } = mission
  const counted = useCountedPages()
  const [kept] = useState(() => findMission(userID, date))
  if (kept?.isOver || counted?.has(missionPageOf(date)))
    return <MissionEnd date={date} words={words} plants={null} news={null} />
  const done = wordsDone(mission, kept)
  return (
    <MissionStart
      title={title}
      {...TODAYS}
      words={words}
      done={done < words.length ? done : 0}
      onStart={() => onBegin(kept)}
    />
  )
}

function Begun({ title, begun }: { title: string; begun: KeptMission }) {
  const { userID, date, deck } = begun
  const [isOver, setOver] = useState(false)
  const { plants, tell } = useGrown()
  const { news, report } = useCompletion()
  const page = missionPageOf(date)
  const tries = useCallback(
    (told: readonly MadeTry[]) => tell({ id: userID, role: 'pupil' }, page, told),
    [tell, userID, page],
  )
  const end = useCallback(() => {
    report({ id: userID, role: 'pupil' }, page)
    setOver(true)
  }, [report, userID, page])
  const keep = useCallback((run: KeptRun) => keepMission({ ...run, userID, date }), [userID, date])
  if (!isOver) return <MissionRun title={title} begun={begun} onKeep={keep} onTries={tries} onOver={end} />
  const words = deck.tasks.map(({ word: { id, word, page: ofPage } }) => ({
    word: id,
    french: word,
    page: ofPage,
  }))
  return <MissionEnd date={date} words={words} plants={plants} news={news} />
}
