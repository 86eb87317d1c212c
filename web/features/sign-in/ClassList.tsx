import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { ListedPupil } from '../../../domain/api/secret-pictures.ts'
import { frenchOrder } from '../../../domain/french-order.ts'
import { ApiError, call } from '../../lib/api/api.ts'
import { playSound } from '../../lib/sound/sound.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { LoadError, Loading } from '../../ui/Loading.tsx'
import { LazyOwl } from '../../ui/lazy-owl.ts'
import { ItIsMe } from './ItIsMe.tsx'
import { SecretPictures } from './SecretPictures.tsx'
import { StepPrompt } from './StepPrompt.tsx'
import styles from './sign-in.module.css'

interface ClassListProps {
  /** The device's class. */
  listKey: string
  onDone(): void
  /** Called if the device's class has no list, e.g. because the teacher turned it off. */
  onNotListed(): void
  /** Other ways to sign in. */
  children: ReactNode
}

/** A tablet shows the list all day, while the teacher changes the class. */
const REFETCH_MS = 5 * 60_000

/**
 * Sign-in without reading or typing: the pupil taps their name, which is spoken, then their secret pictures
 * if the class uses them.
 */
export function ClassList({ listKey, onDone, onNotListed, children }: ClassListProps) {
  const [chosenID, setChosenID] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['sign-in', listKey],
    queryFn: async () => (await call('POST auth/class', { body: { key: listKey } })).data,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: REFETCH_MS,
  })
  const pupil = data?.pupils.find(({ id }) => id === chosenID)
  const isNotListed = error instanceof ApiError && error.status === 404
  // The device keeps its class: the list may return, e.g. if a restored backup lacks the class and is undone.
  useEffect(() => {
    if (isNotListed) onNotListed()
  }, [isNotListed, onNotListed])

  if (data && pupil) {
    const Step = data.usesPictures ? SecretPictures : ItIsMe
    return (
      <Step
        who={{ key: listKey, userID: pupil.id }}
        face={
          <p className={styles.who}>
            <span className={styles.face}>
              <Avatar person={pupil} size={80} />
            </span>
            {pupil.displayName}
          </p>
        }
        onDone={onDone}
        onBack={() => setChosenID(null)}
        onOutdated={() => void refetch()}
      />
    )
  }
  const choose = (chosen: ListedPupil) => {
    unlockSound()
    // Names have no generated sounds, so the device's voice speaks them.
    playSound(null, chosen.displayName)
    setChosenID(chosen.id)
  }
  return (
    <div className="stack left">
      <StepPrompt
        french="Touche ton nom."
        english="Tap your name."
        owl={<LazyOwl french="Qui es-tu? Touche ton nom." english="Who are you? Tap your name." />}
      />
      {data ? (
        <ul className={styles.tiles}>
          {data.pupils
            .toSorted((one, other) => frenchOrder(one.displayName, other.displayName))
            .map((each) => (
              <li key={each.id}>
                <button type="button" className={styles.tile} onClick={() => choose(each)}>
                  <Avatar person={each} size={80} />
                  {each.displayName}
                </button>
              </li>
            ))}
        </ul>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <div className="row tight">{children}</div>
    </div>
  )
}
