import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { Bravo } from '../../../domain/api/bravo.ts'
import type { SettingsAnswer } from '../../../domain/api/settings.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { weekSpan } from '../../../domain/calendar.ts'
import { MULTIPLAYER_ANSWERS_PER_POINT, MULTIPLAYER_POINTS_PER_BRAVO } from '../../../domain/economy.ts'
import { liveGamePath } from '../../../domain/live/address.ts'
import { NO_PIN } from '../../../domain/no-pin.ts'
import { type SchoolMonth, schoolMonth } from '../../../domain/school-months.ts'
import { sentenceOf } from '../../lib/api/api.ts'
import { showToast } from '../../lib/display/toast.ts'
import { monthBravosQuery } from '../../lib/school/month-bravos-query.ts'
import { schoolTodayQuery } from '../../lib/school/school-today.ts'
import { settingsQuery } from '../../lib/school/settings-query.ts'
import { useCan } from '../../lib/session/actor.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadError, Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { addressWith, enterGames } from './enter-games.ts'
import styles from './MultiplayerView.module.css'
import { PinDialog } from './PinDialog.tsx'

const PLAY_TEXT: OwlText = {
  french: 'Joue avec les autres! Touche le grand bouton.',
  english: 'Play with others! Tap the big button.',
}

/** Link to the multiplayer games: those of the class, or of an external site if the school has one. */
export function MultiplayerView({ title, user }: { title: string; user: SessionUser }) {
  const { data, error, refetch } = useQuery({ ...settingsQuery, staleTime: 0 })
  return (
    <Notice title={title} {...(data && { said: PLAY_TEXT })}>
      {data && <EntryButton user={user} school={data} />}
      {!data && !error && <Loading />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </Notice>
  )
}

function EntryButton({ user, school }: { user: SessionUser; school: SettingsAnswer }) {
  const [isAskingPin, setAskingPin] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const canSkipPin = useCan('skipPIN')
  const { multiplayerUrl: site, settings } = school
  const needsPin = !canSkipPin && settings[0].enablePIN
  const isHere = useIsMounted()
  const open = (token: string) => {
    if (site === '') void navigate({ to: liveGamePath(token) })
    else location.assign(addressWith(site, token))
  }
  const enterWith = (pin: string, isWanted: () => boolean) => enterGames(pin, user.id, open, isWanted)
  const enterWithoutPin = async () => {
    setBusy(true)
    try {
      const refusal = await enterWith(NO_PIN, isHere)
      if (refusal !== null) showToast(refusal)
    } catch (error) {
      if (isHere()) showToast(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>
        {site === ''
          ? 'Joue en même temps que ta classe!'
          : "Joue avec les autres! Les jeux s'ouvrent sur un autre site."}
      </p>
      <p>
        {MULTIPLAYER_ANSWERS_PER_POINT} bonnes réponses donnent un point, et {MULTIPLAYER_POINTS_PER_BRAVO}{' '}
        points font un Bravo.
      </p>
      {!user.isAdmin && <WeekOfBravos user={user} cap={settings[0].mpgBravoCap} />}
      <Button
        size="pupil"
        disabled={isBusy}
        onClick={() => (needsPin ? setAskingPin(true) : void enterWithoutPin())}
      >
        <PlayIcon /> <Bilingual french="Jouer à plusieurs" english="Play with others" />
      </Button>
      <p lang="en" className={styles.english}>
        Play with others. {MULTIPLAYER_ANSWERS_PER_POINT} correct answers make a point,{' '}
        {MULTIPLAYER_POINTS_PER_BRAVO} points a Bravo.
      </p>
      {needsPin && <PinDialog isOpen={isAskingPin} onClose={() => setAskingPin(false)} onEnter={enterWith} />}
    </>
  )
}

/** The pupil's Bravos from multiplayer games this week, and a note when the cap is reached. */
function WeekOfBravos({ user, cap }: { user: SessionUser; cap: number }) {
  const count = useWeekCount(user.id)
  if (cap === 0)
    return (
      <p className={styles.week}>
        Ces jeux ne donnent pas de Bravos en ce moment.{' '}
        <small lang="en">These games give no Bravos at the moment.</small>
      </p>
    )
  return (
    <p className={styles.week}>
      <span>
        Cette semaine : {count ?? '…'} / {cap} {cap < 2 ? 'Bravo' : 'Bravos'} avec les jeux à plusieurs.{' '}
        <small lang="en">from multi-player games this week</small>
      </span>
      {count !== null && count >= cap && (
        <span>
          C'est le maximum : dimanche, on recommence à zéro.{' '}
          <small lang="en">That is the most: on Sunday it starts again.</small>
        </span>
      )}
    </p>
  )
}

/** Null while loading; the page does not wait for it. */
function useWeekCount(userID: number): number | null {
  const { data: today } = useQuery(schoolTodayQuery)
  const start = today && weekSpan(today.week, today.timeZone).start
  const months: SchoolMonth[] =
    today && start ? monthsOfWeek(schoolMonth(start, today.timeZone), today.month) : []
  return useQueries({
    queries: months.map((month) => ({ ...monthBravosQuery(userID, month), refetchOnWindowFocus: true })),
    combine: (answers) => {
      const bravos: Bravo[] = answers.flatMap(({ data }) => data?.data ?? [])
      return start && answers.every(({ data }) => data) ? countThisWeek(bravos, start) : null
    },
  })
}

/** The one or two months that the week spans so far. */
export function monthsOfWeek(first: SchoolMonth, now: SchoolMonth): SchoolMonth[] {
  return first.month === now.month ? [now] : [first, now]
}

/** Number of Bravos from multiplayer games since `start`, the week's first instant. */
export function countThisWeek(bravos: readonly Bravo[], start: Date): number {
  return bravos.filter(
    ({ source, dateCreated }) => source === 'multiplayer' && new Date(dateCreated) >= start,
  ).length
}
