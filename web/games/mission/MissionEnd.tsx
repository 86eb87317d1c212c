import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { missionPageOf, missionPages } from '../../../content/missions.ts'
import { pageOf } from '../../../content/routes.ts'
import { MISSIONS_PER_STICKER } from '../../../domain/economy.ts'
import { CountingNotice } from '../../features/play/CountingNotice.tsx'
import type { CompletionNews } from '../../lib/earning/use-completion.ts'
import { useCountedPages } from '../../lib/school/week-query.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { Stars } from '../../ui/Stars.tsx'
import styles from './MissionEnd.module.css'
import type { Grown } from './use-grown.ts'

interface MissionEndProps {
  date: string
  words: readonly { word: string; french: string; page: string | null }[]
  /** How the plants of its words stand; null where the mission was finished before. */
  plants: ReadonlyMap<string, Grown> | null
  news: CompletionNews | null
}

/** After the mission: what has grown, how far the week has come, and where to go from here. */
export function MissionEnd({ date, words, plants, news }: MissionEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const counted = useCountedPages()
  const today = missionPageOf(date)
  const week = missionPages.filter((page) => page === today || counted?.has(page)).length
  const theme = pageOf(words.find(({ page }) => page !== null)?.page ?? '')

  return (
    <section className={styles.end}>
      <OwlSays
        french="Bravo! Ta mission est finie."
        english="Well done! Your mission is finished."
        size={120}
        className={styles.owl}
      />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        Bravo! Ta mission est finie. <small lang="en">Well done! Your mission is finished.</small>
      </h1>
      <CountingNotice news={news} />
      <p className={styles.week}>
        <Stars count={week} most={MISSIONS_PER_STICKER} outOf={MISSIONS_PER_STICKER} />{' '}
        {weekText(week).french} <small lang="en">{weekText(week).english}</small>
      </p>
      {plants && <GrownPlants words={words} plants={plants} />}
      <div className={styles.ways}>
        <Link to="/jardin" className={buttonClass({ size: 'pupil' })}>
          Mon jardin <small lang="en">My garden</small>
        </Link>
        {theme && (
          <Link to={theme.path} className={buttonClass({ look: 'soft', size: 'pupil' })}>
            Jouer encore <small lang="en">Play more</small>
          </Link>
        )}
      </div>
    </section>
  )
}

function weekText(done: number): { french: string; english: string } {
  const left = MISSIONS_PER_STICKER - done
  if (left <= 0)
    return { french: 'Tu as ton autocollant de la semaine!', english: 'You have your sticker of the week!' }
  return {
    french: `Encore ${left} ${left === 1 ? 'mission' : 'missions'} pour un autocollant.`,
    english: `${left} more ${left === 1 ? 'mission' : 'missions'} for a sticker.`,
  }
}

function GrownPlants({
  words,
  plants,
}: Required<Pick<MissionEndProps, 'words'>> & { plants: ReadonlyMap<string, Grown> }) {
  const grown = words.flatMap(({ word, french }) => {
    const plant = plants.get(word)
    return plant && plant.strength > plant.before ? [{ word, french, ...plant }] : []
  })
  return (
    <div className={styles.grown}>
      <p role="status">
        {grown.length > 0 && (
          <>
            {grown.length === 1 ? '1 plante a grandi!' : `${grown.length} plantes ont grandi!`}{' '}
            <small lang="en">
              {grown.length === 1 ? '1 plant has grown!' : `${grown.length} plants have grown!`}
            </small>
          </>
        )}
      </p>
      <ul>
        {grown.map(({ word, french, before, strength }) => (
          <li key={word}>
            <span className={styles.plants}>
              <Plant strength={before} className={styles.before} />
              <span aria-hidden="true">➜</span>
              <Plant strength={strength} className={styles.now} />
            </span>
            {french}
            <span className="for-ears">
              {' '}
              : {strength} sur 5, avant {before}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
