import type { ReactNode } from 'react'
import { gradeOfUser } from '../../../content/grades.ts'
import { RIDDLE_QUESTION, type Riddle, riddleOn } from '../../../content/riddles.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { computedText } from '../../../domain/spoken-sentences.ts'
import { useSchoolDay } from '../../lib/school/school-today.ts'
import { listenToText } from '../../lib/sound/say-text.ts'
import { useSayText } from '../../lib/sound/use-say-text.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import styles from './Riddles.module.css'
import { riddleDays } from './riddle-days.ts'

/** For pupils without a grade. */
const USUAL_GRADE = 3

/**
 * The last school day's riddle with its answer, then today's with the shadow of its answer. Each is spoken
 * when touched.
 */
export function Riddles({ user }: { user: SessionUser }) {
  const day = useSchoolDay()
  const grade = gradeOfUser(user) ?? USUAL_GRADE
  const { answered, title, answerNotice } = riddleDays(day)
  const former = riddleOn(answered, grade)
  const today = riddleOn(day, grade)
  return (
    <section className={styles.riddles} aria-labelledby="riddles">
      <h2 id="riddles" className={styles.title}>
        La devinette du jour <small lang="en">Riddle of the day</small>
      </h2>
      <RiddleCard riddle={former} said={former.answer}>
        <b className={styles.day}>
          {title.french} <small lang="en">{title.english}</small>
        </b>
        <span>{frenchSpaces(former.french)}</span>
        <b className={styles.answer}>C'était {former.answer}!</b>
      </RiddleCard>
      <RiddleCard riddle={today} said={RIDDLE_QUESTION.french} isSecret>
        <b className={styles.day}>{answerNotice.french}</b>
        <b>
          {frenchSpaces(today.french)} <span className={styles.whole}>{RIDDLE_QUESTION.french}</span>
        </b>
        <small lang="en">{`${today.english} ${RIDDLE_QUESTION.english} ${answerNotice.english}`}</small>
      </RiddleCard>
    </section>
  )
}

interface RiddleCardProps {
  riddle: Riddle
  /** Spoken after the riddle. */
  said: string
  /** Shows only the shadow of the answer. */
  isSecret?: boolean
  children: ReactNode
}

function RiddleCard({
  riddle: { french, answer, image },
  said,
  isSecret = false,
  children,
}: RiddleCardProps) {
  const text = computedText(`${french} ${said}`, '')
  const { isSpeaking, isMute, press } = useSayText(text, () => listenToText(text))
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={isSpeaking}
      data-mute={isMute || undefined}
      onClick={press}
    >
      <span className={styles.picture} data-secret={isSecret || undefined}>
        {/* A new element, since an image shows its old picture until the new one has loaded. */}
        <Picture key={image} image={image} word={isSecret ? '?' : answer} size={72} />
        <SpeakerIcon />
      </span>
      <span className={styles.words}>{children}</span>
    </button>
  )
}
