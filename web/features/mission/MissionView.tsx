import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { gradeOfUser } from '../../../content/grades.ts'
import { missionPageOf } from '../../../content/missions.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { toAskedWord } from '../../../domain/learning/asked-word.ts'
import { canChooseLightning } from '../../../domain/learning/mission.ts'
import { dealMission } from '../../../domain/learning/mission-deck.ts'
import { useRoundReporting } from '../../lib/earning/use-round-reporting.ts'
import {
  continueRun,
  countDoneWords,
  isMissionFinished,
  loadMission,
  type SavedMission,
  type SavedRun,
  saveMission,
} from '../../lib/learning/saved-mission.ts'
import { isNetworkError, type Mission, missionQuery, wordsQuery } from '../../lib/learning/words-query.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useCountedPages } from '../../lib/school/week-query.ts'
import { ownSupports } from '../../lib/session/supports.ts'
import { stopAudio, unlockSound } from '../../lib/sound/sound-player.ts'
import { useCanSpeak } from '../../lib/speaking/speaking.tsx'
import { LoadError, PageLoader } from '../../ui/Loading.tsx'
import { LevelSwitch, useLightningLevel } from './LevelSwitch.tsx'
import { MissionEnd } from './MissionEnd.tsx'
import { MissionStart } from './MissionStart.tsx'
import { MISSION_INTRO } from './mission-intro.ts'
import { MissionOffline, NoWordsYet, PupilsOnly } from './no-mission.tsx'

const MissionRun = lazyPart(async () => (await import('./MissionRun.tsx')).MissionRun, {
  fallback: <PageLoader />,
})

/** The mission of the day: its start, round and end. */
export function MissionView({ title, user }: { title: string; user: SessionUser }) {
  return user.isAdmin ? <PupilsOnly title={title} /> : <PupilsMission title={title} user={user} />
}

function PupilsMission({ title, user }: { title: string; user: SessionUser }) {
  const userID = user.id
  const { data: mission, error, refetch } = useQuery(missionQuery(userID))
  const { data: met } = useQuery(wordsQuery(userID))
  // A mission in progress is not replaced by newer data.
  const [begun, setBegun] = useState<SavedMission | null>(null)
  const canSpeak = useCanSpeak()
  useEffect(() => void MissionRun.preload().catch(() => undefined), [])

  if (begun) return <StartedMission title={title} begun={begun} onLeave={() => setBegun(null)} />
  if (!mission && isNetworkError(error))
    return <MissionOffline title={title} onRetry={() => void refetch()} />
  if (error && !mission) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!mission)
    return (
      <MissionStart title={title} {...MISSION_INTRO} words={null} done={0}>
        {null}
      </MissionStart>
    )
  if (mission.words.length === 0) return <NoWordsYet title={title} />
  const begin = (stored: SavedMission | null) => {
    stopAudio()
    unlockSound()
    const run = continueRun(mission, stored, (words) =>
      dealMission(words, met ?? [], canSpeak, ownSupports()),
    )
    setBegun({ ...run, userID, date: mission.date })
  }
  return <MissionIntro title={title} user={user} mission={mission} onBegin={begin} />
}

interface BeforeProps {
  title: string
  user: SessionUser
  mission: Mission
  /** `stored`: the stored run; null if there is none. */
  onBegin(stored: SavedMission | null): void
}

function MissionIntro({ title, user, mission, onBegin }: BeforeProps) {
  const userID = user.id
  const { date, words } = mission
  const counted = useCountedPages()
  const [storedRun] = useState(() => loadMission(userID, date))
  const { mutate, isPending, variables } = useLightningLevel(userID)
  if (isMissionFinished(mission, storedRun, counted))
    return <MissionEnd date={date} words={words.map(toAskedWord)} growth={null} news={null} />
  const done = countDoneWords(mission, storedRun)
  return (
    <MissionStart
      title={title}
      {...MISSION_INTRO}
      // If Start is pressed while the level is changing, wait for the new mission.
      words={isPending ? null : words}
      done={done < words.length ? done : 0}
      // Read again, because leaving a run stores its first tries after this render.
      onStart={() => onBegin(loadMission(userID, date))}
    >
      {!storedRun && done === 0 && canChooseLightning(gradeOfUser(user)) && (
        <LevelSwitch isLightning={isPending ? variables : mission.isLightning === true} onChange={mutate} />
      )}
    </MissionStart>
  )
}

function StartedMission({ title, begun, onLeave }: { title: string; begun: SavedMission; onLeave(): void }) {
  const { userID, date, deck } = begun
  const [stars, setStars] = useState<number>()
  const player = useMemo(() => ({ id: userID, role: 'pupil' }) as const, [userID])
  const { news, growth, reportTries, reportCompletion } = useRoundReporting(player, missionPageOf(date))
  const end = useCallback(
    (won: number) => {
      reportCompletion()
      setStars(won)
    },
    [reportCompletion],
  )
  const keep = useCallback((run: SavedRun) => saveMission({ ...run, userID, date }), [userID, date])
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
  const words = deck.tasks.map(({ word }) => word)
  return <MissionEnd date={date} words={words} growth={growth} stars={stars} news={news} />
}
