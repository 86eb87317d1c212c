import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { countOwlText, missionsLeft } from '../../../content/owl-counts.ts'
import type { OwlText } from '../../../content/owl-texts.ts'
import { stickerOf } from '../../../content/stickers.ts'
import type { AlbumAnswer } from '../../../domain/api/words.ts'
import { MISSIONS_PER_STICKER } from '../../../domain/economy.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { LoadError } from '../../ui/Loading.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import styles from './album.module.css'
import { SayingSticker } from './SayingSticker.tsx'
import { WeekPictures, weekTitle } from './WeekPictures.tsx'
import { WeekSticker } from './WeekSticker.tsx'

/** Fragment of the garden's address that leads to the album. */
const ALBUM_FRAGMENT = 'album'

/** A pupil's missions by week and the stickers earned. Refetched whenever the album is shown. */
function albumQuery(userID: number) {
  return queryOptions({
    queryKey: ['words', userID, 'album'],
    queryFn: () => callAs(userID, 'GET words/:userID/album', { path: { userID } }),
    staleTime: 0,
  })
}

/** The pictures of the weeks, progress towards this week's owl sticker, and all stickers of the pupil. */
export function Album({ userID }: { userID: number }) {
  const titleID = useId()
  const { data, error, refetch } = useQuery(albumQuery(userID))
  const heading = useRef<HTMLHeadingElement>(null)
  const isLinked = useLocation({ select: ({ hash }) => hash === ALBUM_FRAGMENT })
  // The album loads after its page, so scroll to it once it is there.
  useEffect(() => {
    if (!isLinked || !data) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isLinked, data])
  return (
    <section className={styles.album} aria-labelledby={titleID} aria-busy={!data}>
      <h2 ref={heading} id={titleID} tabIndex={-1} className="title">
        <Bilingual french="Mon album" english="My album" />
      </h2>
      <WeekPictures userID={userID} />
      {data && (
        <div className={styles.book}>
          <div className={styles.page}>
            <ThisWeek {...data.data.thisWeek} />
          </div>
          <div className={styles.page}>
            <Stickers stickers={data.data.stickers} />
          </div>
        </div>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </section>
  )
}

const STICKER_WON_TEXT: OwlText = {
  french: "Bravo! Tu as l'autocollant de la semaine.",
  english: "Well done! You have this week's sticker.",
}
const STICKER_TO_WIN_TEXT: OwlText = {
  french: 'Trois missions cette semaine, et ce hibou est à toi.',
  english: 'Three missions this week, and this owl is yours.',
}
const MARKS = Array.from({ length: MISSIONS_PER_STICKER }, (_none, index) => index + 1)

/** This week's missions and the sticker they earn. */
function ThisWeek({ week, missions }: AlbumAnswer['data']['thisWeek']) {
  const done = Math.min(missions, MISSIONS_PER_STICKER)
  const isWon = done === MISSIONS_PER_STICKER
  const notice = isWon ? STICKER_WON_TEXT : STICKER_TO_WIN_TEXT
  const said = isWon
    ? STICKER_WON_TEXT
    : joinTexts([countOwlText(missionsLeft, MISSIONS_PER_STICKER - done), STICKER_TO_WIN_TEXT])
  return (
    <div className={styles.week}>
      <WeekSticker week={week} isWon={isWon} />
      <div>
        <OwlSays {...said} className={styles.owl} />
        <p className={styles.count}>
          {done} {done < 2 ? 'mission' : 'missions'} sur {MISSIONS_PER_STICKER}{' '}
          <small lang="en">
            {done} of {MISSIONS_PER_STICKER} missions
          </small>
        </p>
        <p className={styles.marks} aria-hidden="true">
          {MARKS.map((mark) => (
            <span key={mark} data-done={mark <= done || undefined}>
              {mark <= done ? '✓' : ''}
            </span>
          ))}
        </p>
        <p>
          <Bilingual {...notice} />
        </p>
      </div>
    </div>
  )
}

/** A new album has four empty frames. A fuller one always ends with one empty frame. */
const FRAMES = ['first', 'second', 'third', 'fourth']

/** The stickers earned, in frames, followed by empty frames. */
function Stickers({ stickers }: Pick<AlbumAnswer['data'], 'stickers'>) {
  const emptyFrames = FRAMES.slice(Math.min(stickers.length, FRAMES.length - 1))
  return (
    <ul className={styles.stickers} aria-label="Mes autocollants">
      {stickers.map(({ week }) => {
        const sticker = stickerOf(week)
        return (
          <li key={week}>
            <SayingSticker sticker={sticker} className={styles.sticker} />
            <span className={styles.name}>
              <Bilingual french={sticker.name} english={sticker.english} />
            </span>
            <time dateTime={week}>{weekTitle(week)}</time>
          </li>
        )
      })}
      {emptyFrames.map((frame) => (
        <li key={frame} className={styles.empty} aria-hidden="true" />
      ))}
    </ul>
  )
}
