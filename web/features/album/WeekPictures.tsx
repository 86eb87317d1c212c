import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { pictureOf, SLOTS_PER_PICTURE, type WeekPicture } from '../../../content/week-pictures.ts'
import { schoolDay, weekOf } from '../../../domain/calendar.ts'
import { fullDateInWords } from '../../../domain/day-in-words.ts'
import { wordsByWeek } from '../../../domain/learning/week-words.ts'
import { wordsQuery } from '../../lib/learning/words-query.ts'
import { schoolTodayQuery, useSchoolDay } from '../../lib/school/school-today.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './album.module.css'
import type { PlacedWord } from './placement.ts'
import { PaperScene, Scene } from './Scene.tsx'

/**
 * One picture a week, filled with the words that the pupil met that week. Works offline with the stored
 * words.
 */
export function WeekPictures({ userID }: { userID: number }) {
  const titleID = useId()
  const current = weekOf(useSchoolDay())
  const { data: school } = useQuery(schoolTodayQuery)
  const timeZone = school?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const { data: words, error } = useQuery(wordsQuery(userID))
  const filled = useMemo(() => {
    const dayOf = (instant: string) => schoolDay(new Date(instant), timeZone)
    return wordsByWeek(words ?? [], { dayOf, max: SLOTS_PER_PICTURE })
  }, [words, timeZone])
  const [chosen, setChosen] = useState<string | null>(null)
  const week = chosen ?? current
  const weeks = [...new Set([...filled.keys(), current])].toSorted()
  const page = weeks.indexOf(week)
  const picture = pictureOf(week)
  const placed = filled.get(week) ?? []
  const turn = (step: 1 | -1) => setChosen(weeks[page + step] ?? week)
  if (!words && error) return null

  return (
    <section className={styles.weekPage} aria-labelledby={titleID} aria-busy={!words}>
      <div className={styles.head}>
        <h3 id={titleID} className={styles.title}>
          <Bilingual french={picture.title} english={picture.english} />
        </h3>
        <time dateTime={week}>{weekTitle(week)}</time>
      </div>
      <div className={styles.weekScene}>
        <Scene
          key={week}
          picture={picture}
          words={placed}
          hasEmptyPlaces={week === current}
          owner={{ userID, week }}
        />
      </div>
      <div className={styles.below}>
        <PictureStatus placed={words ? placed.length : null} isCurrent={week === current} />
        <div className={styles.ways}>
          {weeks.length > 1 && (
            <>
              <Button look="soft" isOff={page === 0} onClick={() => turn(-1)}>
                <PlayIcon shape="back" /> <span className="for-ears">Image d'avant</span>
              </Button>
              <span role="status">
                <span className="for-ears">Image </span>
                {page + 1} / {weeks.length}
              </span>
              <Button look="soft" isOff={page === weeks.length - 1} onClick={() => turn(1)}>
                <PlayIcon /> <span className="for-ears">Image d'après</span>
              </Button>
            </>
          )}
          {placed.length > 0 && <PrintButton week={week} picture={picture} words={placed} userID={userID} />}
        </div>
      </div>
    </section>
  )
}

/** Number of words in the picture and the next action. `placed` is null while the words load. */
function PictureStatus({ placed, isCurrent }: { placed: number | null; isCurrent: boolean }) {
  if (placed === 0 && isCurrent)
    return (
      <div className={styles.invitation}>
        <p>
          <Bilingual french="Tes nouveaux mots viendront ici." english="Your new words will come here." />
        </p>
        <Link to="/mission" className={buttonClass({ size: 'pupil' })}>
          <PlayIcon /> <Bilingual french="Faire ma mission" english="Do my mission" />
        </Link>
      </div>
    )
  return (
    <p className={styles.help}>
      {placed !== null && (
        <b>
          {placed} {placed < 2 ? 'mot' : 'mots'}.{' '}
        </b>
      )}
      {placed === SLOTS_PER_PICTURE ? (
        <Bilingual french="Ton image est complète!" english="Your picture is complete!" />
      ) : (
        <Bilingual french="Touche un mot. Tu peux le déplacer." english="Tap a word. You can move it." />
      )}
    </p>
  )
}

interface PrintButtonProps {
  week: string
  picture: WeekPicture
  words: readonly PlacedWord[]
  userID: number
}

/** Prints only a week's picture, on one page. */
function PrintButton({ week, picture, words, userID }: PrintButtonProps) {
  const paper = useRef<HTMLDivElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const stop = () => setPrinting(false)
    window.addEventListener('afterprint', stop)
    const images = [...(paper.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(images.map((image) => image.decode())).then(() => print())
    return () => window.removeEventListener('afterprint', stop)
  }, [isPrinting])
  return (
    <>
      <Button look="soft" onClick={() => setPrinting(true)}>
        <Bilingual french="Imprimer" english="Print" />
      </Button>
      {isPrinting &&
        createPortal(
          <div ref={paper} className={`for-paper ${styles.paper}`}>
            <h2>{picture.title}</h2>
            <p>{weekTitle(week)}</p>
            <PaperScene picture={picture} words={words} owner={{ userID, week }} />
            <p>Mes mots : {words.map(({ french }) => french).join(', ')}.</p>
          </div>,
          document.body,
        )}
    </>
  )
}

/** "semaine du 15 novembre 2026" @param week its Sunday, `YYYY-MM-DD` */
export function weekTitle(week: string): string {
  return `semaine du ${fullDateInWords(week)}`
}
