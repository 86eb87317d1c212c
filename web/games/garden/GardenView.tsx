import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { countOwlText, grownThisWeek as weekCount, wordsInBloom } from '../../../content/owl-counts.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { bedsOf, gardenTotals, isThirsty } from '../../../domain/learning/garden.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { useWordsToday } from '../../lib/learning/use-words-today.ts'
import { wordsQuery } from '../../lib/learning/words-query.ts'
import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { playSound } from '../../lib/sound/sound.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PageLoader } from '../../ui/PageLoader.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { NoWordsYet, PupilsOnly } from '../mission/no-mission.tsx'
import { BedView } from './BedView.tsx'
import styles from './GardenView.module.css'

const HERE = { french: 'Voici ton jardin.', english: 'Here is your garden.' }
const TO_TOUCH = { french: 'Touche une plante qui a soif.', english: 'Tap a thirsty plant.' }
const NO_THIRST = { french: "Aucune plante n'a soif.", english: 'No plant is thirsty.' }

/** The words a pupil has met, as plants. */
export function GardenView({ title, user }: { title: string; user: SessionUser }) {
  return user.isAdmin ? <PupilsOnly title={title} /> : <PupilsGarden title={title} userID={user.id} />
}

function PupilsGarden({ title, userID }: { title: string; userID: number }) {
  const { data: words, error, refetch } = useQuery(wordsQuery(userID))
  if (!words) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageLoader />
  return words.length === 0 ? (
    <NoWordsYet title={title} />
  ) : (
    <Garden title={title} userID={userID} words={words} />
  )
}

function Garden({ title, userID, words }: { title: string; userID: number; words: RememberedWord[] }) {
  const today = useWordsToday()
  // Watering does not reorder the beds.
  const [order] = useState(() => bedsOf(words, today).map(({ key }) => key))
  const beds = bedsOf(words, today).toSorted(
    (one, other) => order.indexOf(one.key) - order.indexOf(other.key),
  )
  const [asked, setAsked] = useState<RememberedWord | null>(null)
  const [openWatering, watering] = useLazyDialog(
    async () => (await import('./WateringDialog.tsx')).WateringDialog,
    { word: asked, words, userID },
  )
  const touch = useCallback(
    (word: RememberedWord) => {
      unlockSound()
      if (!isThirsty(word, today)) return playSound(word.sound, word.french)
      setAsked(word)
      openWatering()
    },
    [today, openWatering],
  )
  const thirsty = beds.reduce((sum, bed) => sum + bed.thirsty, 0)
  const harvested = gardenTotals(words)
  const { inBloom, grownThisWeek } = harvested
  const said = [
    HERE,
    ...(inBloom > 0 ? [countOwlText(wordsInBloom, inBloom)] : []),
    countOwlText(weekCount, grownThisWeek),
    thirsty > 0 ? TO_TOUCH : NO_THIRST,
  ]

  return (
    <div className="stack loose">
      <header className={styles.header}>
        <OwlSays {...joinTexts(said)} size={96} />
        <div>
          <h1>{title}</h1>
          <Harvest harvested={harvested} thirsty={thirsty} />
        </div>
        <Back />
      </header>
      <SoundNotice isFloating />
      {beds.map((bed, place) => (
        <BedView key={bed.key} bed={bed} today={today} isOpenAtFirst={place === 0} onTouch={touch} />
      ))}
      {watering}
    </div>
  )
}

function Harvest({ harvested, thirsty }: { harvested: ReturnType<typeof gardenTotals>; thirsty: number }) {
  const { inBloom, bloomedThisWeek, grownThisWeek } = harvested
  const bloom = wordsInBloom.text(inBloom)
  const week = weekCount.text(grownThisWeek)
  return (
    <>
      <p className={styles.bloom}>
        <Plant strength={5} className={styles.flower} />
        {bloom.french}
        <small lang="en">{bloom.english}</small>
      </p>
      <p className={styles.week}>
        {week.french}{' '}
        {bloomedThisWeek > 0 && `${bloomedThisWeek} ${bloomedThisWeek === 1 ? 'a' : 'ont'} fleuri.`}{' '}
        <small lang="en">{week.english}</small>
      </p>
      <p role="status" className={styles.thirst}>
        {thirsty === 0 ? (
          <>
            {NO_THIRST.french} <small lang="en">{NO_THIRST.english}</small>
          </>
        ) : (
          <>
            {thirsty === 1 ? '1 plante a soif : touche-la!' : `${thirsty} plantes ont soif : touche-les!`}{' '}
            <small lang="en">
              {thirsty === 1 ? '1 plant is thirsty: tap it!' : `${thirsty} plants are thirsty: tap them!`}
            </small>
          </>
        )}
      </p>
    </>
  )
}

/** Returns to the page that linked here, otherwise to the mission. */
function Back() {
  const from = useLocation({
    select: ({ state }) =>
      'cameFrom' in state && typeof state.cameFrom === 'string' ? state.cameFrom : null,
  })
  return (
    <Link to={from ?? '/mission'} className={buttonClass({ look: 'soft', size: 'pupil' })}>
      <PlayIcon shape="back" /> {from === null ? 'Ma mission' : 'Retour'}{' '}
      <small lang="en">{from === null ? 'My mission' : 'Back'}</small>
    </Link>
  )
}
