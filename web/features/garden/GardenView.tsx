import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { countOwlText, grownThisWeek as weekCount, wordsInBloom } from '../../../content/owl-counts.ts'
import type { OwlText } from '../../../content/owl-texts.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import type { RememberedWord } from '../../../domain/api/words.ts'
import { bedsOf, gardenTotals, isThirsty } from '../../../domain/learning/garden.ts'
import { isPlant } from '../../../domain/learning/plant.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { wordsQuery } from '../../lib/learning/words-query.ts'
import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { useSchoolDay } from '../../lib/school/school-today.ts'
import { listen } from '../../lib/sound/sound.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/Loading.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PaperLink } from '../../ui/PaperLink.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { PupilsOnly } from '../mission/no-mission.tsx'
import { BedList } from './BedList.tsx'
import { BedScene } from './BedScene.tsx'
import { EmptyGarden } from './EmptyGarden.tsx'
import { GardenStart } from './GardenStart.tsx'
import styles from './GardenView.module.css'
import { openedText } from './opened-text.ts'
import { useOvernight } from './use-overnight.ts'

const GARDEN_TEXT: OwlText = { french: 'Voici ton jardin.', english: 'Here is your garden.' }
const TAP_THIRSTY_TEXT: OwlText = { french: 'Touche une plante qui a soif.', english: 'Tap a thirsty plant.' }
const NO_THIRST_TEXT: OwlText = { french: "Aucune plante n'a soif.", english: 'No plant is thirsty.' }

/** The words a pupil has met, as plants. */
export function GardenView({ title, user }: { title: string; user: SessionUser }) {
  return user.isAdmin ? <PupilsOnly title={title} /> : <PupilsGarden title={title} userID={user.id} />
}

function PupilsGarden({ title, userID }: { title: string; userID: number }) {
  const { data: words, error, refetch } = useQuery(wordsQuery(userID))
  const plants = useMemo(() => words?.filter(isPlant), [words])
  if (error && !words)
    return (
      <div className={styles.garden}>
        <LoadError error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!words || !plants) return <GardenStart title={title} />
  return plants.length === 0 ? (
    <EmptyGarden title={title} />
  ) : (
    <Garden title={title} userID={userID} plants={plants} words={words} />
  )
}

interface GardenProps {
  title: string
  userID: number
  plants: RememberedWord[]
  /** All words, including sentences: watering takes its wrong options from them. */
  words: RememberedWord[]
}

function Garden({ title, userID, plants, words }: GardenProps) {
  const today = useSchoolDay()
  // Watering does not reorder the beds.
  const [order] = useState(() => bedsOf(plants, today).map(({ key }) => key))
  const beds = useMemo(
    () => bedsOf(plants, today).toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key)),
    [plants, today, order],
  )
  const { closed, opened } = useOvernight(userID, plants)
  const [isList, setList] = useState(false)
  const [asked, setAsked] = useState<RememberedWord | null>(null)
  const [open, watering] = useLazyDialog(async () => (await import('./WateringDialog.tsx')).WateringDialog, {
    word: asked,
    words,
    userID,
  })
  // Keeps `touch` stable, since a new function would render every plant again.
  const openWatering = useRef(open)
  useEffect(() => {
    openWatering.current = open
  })
  const touch = useCallback(
    (word: RememberedWord) => {
      unlockSound()
      if (!isThirsty(word, today)) return listen(word.sound, word.french)
      // In a transition, so that the plant responds before the question renders.
      startTransition(() => {
        setAsked(word)
        openWatering.current()
      })
    },
    [today],
  )
  const strip = useRef<HTMLDivElement>(null)
  const thirsty = beds.reduce((sum, bed) => sum + bed.thirsty, 0)
  const harvested = gardenTotals(plants)
  const { inBloom, grownThisWeek } = harvested
  const said = [
    GARDEN_TEXT,
    ...(inBloom > 0 ? [countOwlText(wordsInBloom, inBloom)] : []),
    countOwlText(weekCount, grownThisWeek),
    thirsty > 0 ? TAP_THIRSTY_TEXT : NO_THIRST_TEXT,
  ]
  const common = { today, closed, onTouch: touch }

  return (
    <div className={styles.garden}>
      <header className={styles.sky}>
        <OwlSays {...joinTexts(said)} size={80} className={styles.owl} />
        <div className={styles.words}>
          <Harvest title={title} harvested={harvested} thirsty={thirsty} opened={opened.size} />
        </div>
        <div className={styles.ways} data-ticked>
          <BackLink />
          <Button look="soft" aria-pressed={isList} onClick={() => startTransition(() => setList(!isList))}>
            <Bilingual french="Liste" english="List" />
          </Button>
          <PaperLink search={{ de: `eleve:${userID}` }} />
          {!isList && beds.length > 1 && <BedArrows strip={strip} />}
        </div>
      </header>
      <SoundNotice isFloating />
      {isList ? (
        <div className={styles.list}>
          {beds.map((bed, place) => (
            <BedList key={bed.key} bed={bed} isOpenAtFirst={place === 0} {...common} />
          ))}
        </div>
      ) : (
        <div ref={strip} className={styles.beds}>
          <Beds total={beds.length}>
            {(count) =>
              beds
                .slice(0, count)
                .map((bed) => <BedScene key={bed.key} bed={bed} opened={opened} {...common} />)
            }
          </Beds>
        </div>
      )}
      {watering}
    </div>
  )
}

/** Number of beds in the first render. The others are added one by one, so that a large garden does not block input. */
const FIRST_BEDS = 2

function Beds({ total, children }: { total: number; children(count: number): ReactNode }) {
  const [count, setCount] = useState(FIRST_BEDS)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)), 60)
    return () => clearTimeout(timer)
  }, [count, total])
  return children(count)
}

/** Scrolls to the next or previous bed. Hidden where the beds are below each other. */
function BedArrows({ strip }: { strip: RefObject<HTMLDivElement | null> }) {
  const scroll = (step: 1 | -1) => {
    const [place, start] = [strip.current, strip.current?.getBoundingClientRect().left ?? 0]
    const beds = [...(place?.children ?? [])]
    const offsets = beds.map((bed) => bed.getBoundingClientRect().left - start)
    const target =
      step > 0 ? offsets.find((offset) => offset > 40) : offsets.findLast((offset) => offset < -40)
    if (target !== undefined) place?.scrollBy({ left: target - 16, behavior: isCalm() ? 'auto' : 'smooth' })
  }
  return (
    <span className={styles.arrows}>
      <Button look="soft" onClick={() => scroll(-1)}>
        <span aria-hidden="true">◀</span>
        <span className="for-ears">Thème précédent</span>
      </Button>
      <Button look="soft" onClick={() => scroll(1)}>
        <span aria-hidden="true">▶</span>
        <span className="for-ears">Thème suivant</span>
      </Button>
    </span>
  )
}

interface HarvestProps {
  title: string
  harvested: ReturnType<typeof gardenTotals>
  thirsty: number
  /** Number of plants that opened overnight. */
  opened: number
}

function Harvest({ title, harvested, thirsty, opened }: HarvestProps) {
  const { inBloom, bloomedThisWeek, grownThisWeek } = harvested
  const bloom = wordsInBloom.text(inBloom)
  const week = weekCount.text(grownThisWeek)
  return (
    <>
      <div className={styles.top}>
        <h1>{title}</h1>
        <p className={styles.bloom}>
          <Plant strength={5} className={styles.flower} />
          {bloom.french}
          <small lang="en">{bloom.english}</small>
        </p>
      </div>
      {opened > 0 ? (
        <p role="status" className={styles.opened}>
          <Bilingual {...openedText(opened)} />
        </p>
      ) : (
        <p className={styles.week}>
          {week.french}{' '}
          {bloomedThisWeek > 0 && `${bloomedThisWeek} ${bloomedThisWeek === 1 ? 'a' : 'ont'} fleuri.`}{' '}
          <small lang="en">{week.english}</small>
        </p>
      )}
      <p role="status" className={styles.thirst}>
        {thirsty === 0 ? (
          <Bilingual {...NO_THIRST_TEXT} />
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
function BackLink() {
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
