import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useId, useRef } from 'react'
import { bravosEarned } from '../../../domain/economy.ts'
import { onNetworkBack } from '../../lib/api/network.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { type Celebration, useCelebrations } from '../../lib/earning/celebrations.ts'
import { claimBravos, onEarningNews, sendQueuedJobs } from '../../lib/earning/earning.ts'
import { invalidateWeeks, weekQuery } from '../../lib/school/week-query.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { session } from '../../lib/session/session.ts'
import { playUnrepeated } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { BlockingDialog } from '../../ui/BlockingDialog.tsx'
import { Owl } from '../../ui/Owl.tsx'
import { applyEarningNews } from './apply-earning-news.ts'
import styles from './BravoCelebration.module.css'
import fanfare from './fanfare.mp3'

/** Directions of the stars, in degrees. */
const RAYS = [-162, -126, -90, -54, -18, 18, 54, 90, 126, 162]

/** Requests what the pupil has earned or won, and celebrates it. */
export function BravoCelebration() {
  const { shown } = useCelebrations()
  useEarning(usePupilID())
  // Identifies the celebration, even while its count is updated.
  const place = shown?.place
  useEffect(() => {
    // No sound in calm mode.
    if (place !== undefined && !isCalm()) playUnrepeated(fanfare, 'Bravo!')
  }, [place])
  return shown && <CelebrationDialog celebration={shown} />
}

function CelebrationDialog({ celebration: { french, english } }: { celebration: Celebration }) {
  const words = useId()
  return (
    <BlockingDialog className={styles.celebration} labelledBy={words}>
      <div className={styles.stars} aria-hidden="true">
        {RAYS.map((ray) => (
          <span key={ray} style={rayStyle(ray)}>
            ★
          </span>
        ))}
      </div>
      <div className={styles.owl}>
        <Owl pose="cheering" />
      </div>
      <p id={words} className={styles.words}>
        <Bilingual french={french} english={english} />
      </p>
    </BlockingDialog>
  )
}

function rayStyle(ray: number): CSSProperties & Record<'--ray', string> {
  return { '--ray': `${ray}deg` }
}

/**
 * Sends pending jobs of the pupil from page load on, updates what the page shows, and celebrates Bravos. The
 * queue itself requests the Bravo for every fifth activity; after loading or signing in, this hook requests
 * Bravos whose job was lost.
 */
function useEarning(pupilID: number | null): void {
  const queryClient = useQueryClient()
  const { data: week } = useQuery({ ...weekQuery(pupilID ?? 0), enabled: pupilID !== null })

  const askedFor = useRef<number | null>(null)
  useEffect(() => {
    if (pupilID === null) askedFor.current = null
    if (pupilID === null || !week || askedFor.current === pupilID) return
    askedFor.current = pupilID
    claimBravos(pupilID, bravosEarned(week.data.length) - week.bravosClaimed)
  }, [pupilID, week])

  useEffect(() => {
    const stopListening = onEarningNews((news) => applyEarningNews(queryClient, news))
    // Send the jobs only after subscribing to their outcomes, because the week may have been read without
    // them.
    const stopSending = session.subscribe(() => void sendQueuedJobs())
    void sendQueuedJobs()
    return () => {
      stopSending()
      stopListening()
    }
  }, [queryClient])
  // Data from before going offline may be outdated.
  useEffect(() => onNetworkBack(() => void invalidateWeeks(queryClient)), [queryClient])
}
