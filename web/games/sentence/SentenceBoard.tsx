import { accentKeysFor } from '../../../domain/games/french-letters.ts'
import { currentItem } from '../../../domain/games/quiz-state.ts'
import {
  hintOf,
  refusedText,
  type SentenceAction,
  type SentenceState,
  shuffledTiles,
} from '../../../domain/games/sentence-quiz.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { Picture } from '../../ui/Picture.tsx'
import { NoSoundNotice } from '../dictee-eclair/DicteeBoard.tsx'
import sheet from '../dictee-eclair/dictee.module.css'
import { TextWriting } from '../dictee-eclair/TextWriting.tsx'
import type { WritingProps } from '../dictee-eclair/WritingForm.tsx'
import { ListenButton } from '../frame/ListenButton.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { useStopwatch } from '../frame/use-stopwatch.ts'
import { Differences } from './Differences.tsx'
import { HintLine } from './HintLine.tsx'
import { OrderWriting } from './OrderWriting.tsx'
import { Solved } from './Solved.tsx'
import styles from './sentence.module.css'
import { sentenceAnnouncement } from './sentence-view.ts'

const LABEL = { french: 'Écris la phrase', english: 'Write the sentence' }

/** A sentence with its picture, built from word tiles or typed. */
export function SentenceBoard({ state, act, isPaused }: BoardProps<SentenceState, SentenceAction>) {
  const item = currentItem(state)
  const { round, phase, isHeard } = state
  const { word, image, sound } = item
  const watch = useStopwatch(round, phase === 'asking' && !isPaused)
  useRoundSound(isHeard && phase === 'asking', round, sound, word)
  usePreloadedMedia(state.items)
  const refused = refusedText(state)
  const hint = <HintLine hint={hintOf(state)} isRefused={refused !== null} />
  const writing: WritingProps = {
    verdict: phase === 'asking' ? undefined : phase === 'right' ? 'right' : 'wrong',
    result: phase === 'asking' ? null : <Solved state={state} />,
    next: { french: 'Phrase suivante', english: 'Next sentence' },
    onWrite: (text, ms) => act({ type: 'write', text, ms }),
    onSkip: () => act({ type: 'reveal' }),
    onNext: () => {
      stopSound()
      act({ type: 'next' })
    },
  }

  return (
    <div className={sheet.board}>
      <section className={sheet.sheet} aria-label="La phrase à trouver">
        {image !== null && (
          <Picture key={image} image={image} word="?" size={220} isFirst className={sheet.picture} />
        )}
        <div className={sheet.tools}>
          <ListenButton sound={sound} text={word} />
          {!state.isTiled && <NoSoundNotice hasPicture={image !== null} />}
        </div>
      </section>
      {state.isTiled ? (
        <OrderWriting
          key={round}
          item={item}
          tiles={shuffledTiles(state)}
          sounds={state.words.length > 0 ? state.words : null}
          refused={refused}
          hint={hint}
          isPaused={isPaused}
          watch={watch}
          {...writing}
        />
      ) : (
        <TextWriting
          key={round}
          label={LABEL}
          isLong
          keys={accentKeysFor(state.items.map((each) => each.word))}
          watch={watch}
          hint={
            <>
              <div className={styles.comparison}>
                {refused !== null && <Differences sentence={word} written={refused} />}
              </div>
              {hint}
            </>
          }
          {...writing}
        />
      )}
      <p className="for-ears" aria-live="polite">
        {sentenceAnnouncement(state)}
      </p>
    </div>
  )
}
