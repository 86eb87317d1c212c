import {
  accentKeysOf,
  type DictationAction,
  type DictationState,
  dicteeEclair,
  expectedText,
  roundOf,
  tilesOf,
} from '../../../domain/games/dictee-eclair/rules.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { stopSound, useSound } from '../../lib/sound/sound.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ListenButton } from '../frame/ListenButton.tsx'
import { ScoreLine } from '../frame/ScoreLine.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { useSeconds, useStopwatch } from '../frame/use-stopwatch.ts'
import styles from './dictee.module.css'
import { announcement, type Correction, correctionOf, wordOf } from './dictee-view.ts'
import { TextWriting } from './TextWriting.tsx'
import { TileWriting } from './TileWriting.tsx'
import type { WritingProps } from './WritingForm.tsx'

const LABEL = { french: 'Écris le mot', english: 'Write the word' }

/** A spoken word is typed, with keys for accents, or built from letter tiles. */
export function DicteeBoard({ state, act, isPaused }: BoardProps<DictationState, DictationAction>) {
  const { word, image, sound } = wordOf(state)
  const round = roundOf(state)
  const isRunning = state.phase === 'writing' && !isPaused
  const watch = useStopwatch(round, isRunning)
  const seconds = useSeconds(watch, isRunning)
  useRoundSound(state.phase === 'writing', round, sound, word)
  usePreloadedMedia(state.items)
  const correction = correctionOf(state)
  const writing: WritingProps = {
    verdict: correction?.verdict,
    result: correction && <Spelling {...correction} />,
    next: { french: 'Mot suivant', english: 'Next word' },
    onWrite: (text, ms) => act({ type: 'write', text, ms }),
    onSkip: () => act({ type: 'skip' }),
    onNext: () => {
      // Stop the speech of the finished word.
      stopSound()
      act({ type: 'next' })
    },
  }

  return (
    <div className={styles.board}>
      <section className={styles.sheet} aria-label="Le mot à écrire">
        {image !== null && (
          <Picture key={image} image={image} word="?" size={220} isFirst className={styles.picture} />
        )}
        <div className={styles.tools}>
          <ListenButton sound={sound} text={word} />
          <ScoreLine score={dicteeEclair.score?.(state) ?? 0} seconds={seconds} />
          <NoSoundNotice hasPicture={image !== null} />
        </div>
      </section>
      {state.isTiled ? (
        <TileWriting
          key={round}
          wanted={expectedText(state)}
          tiles={tilesOf(state)}
          isPaused={isPaused}
          watch={watch}
          {...writing}
        />
      ) : (
        <TextWriting key={round} label={LABEL} keys={accentKeysOf(state)} watch={watch} {...writing} />
      )}
      <p className="for-ears" aria-live="polite">
        {announcement(state)}
      </p>
    </div>
  )
}

function Spelling({ verdict, message, word, points }: Correction) {
  return (
    <div className={styles.spelling} data-verdict={verdict}>
      <strong className={styles.verdict}>{message}</strong>
      <span className={styles.word} lang="fr">
        {word}
      </span>
      <span>
        + {points} {points < 2 ? 'point' : 'points'}
      </span>
    </div>
  )
}

/** Shown if sound is off or fails: tells the pupil what to do instead. */
export function NoSoundNotice({ hasPicture }: { hasPicture: boolean }) {
  const { isOn } = useSoundSettings()
  const { unheard } = useSound()
  if (isOn && unheard === null) return null
  return (
    <p className={styles.unheard}>
      {hasPicture ? "Pas de son : aide-toi de l'image." : 'Pas de son : touche « Je ne sais pas ».'}{' '}
      <small lang="en">
        {hasPicture ? 'No sound: use the picture.' : 'No sound: press "I don\'t know".'}
      </small>
    </p>
  )
}
