import { Link } from '@tanstack/react-router'
import { countOwlText, missionsLeft, wordsGrown } from '../../../content/owl-counts.ts'
import type { OwlText } from '../../../content/owl-texts.ts'
import { pageOf } from '../../../content/routes.ts'
import { weekOf } from '../../../domain/calendar.ts'
import { MISSIONS_PER_STICKER } from '../../../domain/economy.ts'
import type { AskedWord } from '../../../domain/learning/asked-word.ts'
import { joinTexts } from '../../../domain/spoken-sentences.ts'
import type { CompletionNews, RoundGrowth } from '../../lib/earning/use-round-reporting.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useCountedPages } from '../../lib/school/week-query.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Plant } from '../../ui/Plant.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { PressGuard } from '../../ui/PressGuard.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { Buds } from '../garden/Buds.tsx'
import { CountingNotice } from '../play/end/CountingNotice.tsx'
import { grownWords } from '../play/end/GrownWords.tsx'
import { ResultTitle } from '../play/end/ResultTitle.tsx'
import styles from './MissionEnd.module.css'
import { missionsOfWeek } from './missions-of-week.ts'

const WeekSticker = lazyPart(async () => (await import('../album/WeekSticker.tsx')).WeekSticker, {
  onFail: 'omit',
})

interface MissionEndProps {
  date: string
  words: readonly AskedWord[]
  /** Null if the mission was finished before. */
  growth: RoundGrowth | null
  /** Stars of the result, 0 to 3. Undefined if the mission was finished before. */
  stars?: number | undefined
  news: CompletionNews | null
}

const MISSION_OVER_TEXT: OwlText = {
  french: 'Bravo! Ta mission est finie.',
  english: 'Well done! Your mission is finished.',
}

/** End of a mission: grown words, progress of the week, and where to go next. */
export function MissionEnd({ date, words, growth, stars, news }: MissionEndProps) {
  const counted = useCountedPages()
  const week = missionsOfWeek(date, counted, news)
  const theme = pageOf(words.find(({ page }) => page !== null)?.page ?? '')
  const grown = growth ? grownWords(words, growth.plants) : []
  const toSticker = countOwlText(missionsLeft, Math.max(MISSIONS_PER_STICKER - week, 0))
  const said = [
    MISSION_OVER_TEXT,
    toSticker,
    ...(grown.length > 0 ? [countOwlText(wordsGrown, grown.length)] : []),
  ]

  return (
    <PressGuard screen="end">
      <section className={styles.end}>
        <div className={styles.result}>
          <ResultTitle
            level="h1"
            title={
              <>
                {MISSION_OVER_TEXT.french} <small lang="en">{MISSION_OVER_TEXT.english}</small>
              </>
            }
            stars={stars}
            said={joinTexts(said)}
          />
          <CountingNotice news={news} />
          <div className="row centred">
            <Link to="/jardin" className={buttonClass({ size: 'pupil' })}>
              <Plant strength={3} className={styles.plant} /> Mon jardin <small lang="en">My garden</small>
            </Link>
            <Link to="/jardin" hash="album" className={buttonClass({ look: 'soft', size: 'pupil' })}>
              <SignIcon shape="book" /> Mon album <small lang="en">My album</small>
            </Link>
            {theme && (
              <Link to={theme.path} className={buttonClass({ look: 'soft', size: 'pupil' })}>
                <PlayIcon /> Jouer encore <small lang="en">Play more</small>
              </Link>
            )}
          </div>
        </div>
        <div className={styles.gains}>
          <div className={styles.week}>
            <div className={styles.sticker}>
              <WeekSticker week={weekOf(date)} isWon={week >= MISSIONS_PER_STICKER} />
            </div>
            <p>
              <Stars count={week} max={MISSIONS_PER_STICKER} outOf={MISSIONS_PER_STICKER} />{' '}
              {toSticker.french} <small lang="en">{toSticker.english}</small>
            </p>
          </div>
          {growth && <Buds words={grown} isPending={growth.isPending} date={date} />}
        </div>
      </section>
    </PressGuard>
  )
}
