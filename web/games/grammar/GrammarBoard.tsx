import { type ReactNode, useMemo } from 'react'
import { type GrammarItem, spokenWithBlank } from '../../../domain/games/grammar/deck.ts'
import type { GrammarState } from '../../../domain/games/grammar/rules.ts'
import { currentItem, type QuizAction } from '../../../domain/games/quiz-state.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { listen } from '../../lib/sound/sound.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Picture } from '../../ui/Picture.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import { FitText } from '../frame/FitText.tsx'
import fill from '../frame/frame.module.css'
import { ListenButton } from '../frame/ListenButton.tsx'
import { useRoundSound } from '../frame/use-round-sound.ts'
import { Options } from '../quiz/Options.tsx'
import { quizAnnouncement } from '../quiz/option-look.ts'
import { QuizBoard } from '../quiz/QuizBoard.tsx'
import styles from './grammar.module.css'
import { fillings, partsOf, type ReasonPart, reasonOf, type Sentence, sentenceOf } from './sentence.ts'

/**
 * A sentence with a blank and words to fill it. After the answer, the full sentence is spoken; after a
 * mistake also the reason.
 */
export function GrammarBoard({ state, act }: BoardProps<GrammarState, QuizAction>) {
  const item = currentItem(state)
  const sentence = sentenceOf(state)
  const isWhole = sentence.look === 'right'
  const open = spokenWithBlank(item)
  const reason = reasonOf(state)
  const parts = partsOf(reason?.french ?? '')
  const isRefused = state.phase === 'wrong'
  usePreloadedMedia(useMemo(() => mediaOf(state.items), [state.items]))
  const choices = state.options.map(({ word }) => word)
  const { isHeard } = item
  useRoundSound(isHeard && state.phase === 'asking', state.round, item.asked, open)

  return (
    <QuizBoard
      state={state}
      question={
        <Pictures {...item} word={open}>
          <FitText text={item.word} siblings={fillings(state)} ratio={isHeard || item.isPictured ? 3 : 1.6}>
            <FilledSentence {...sentence} />
          </FitText>
        </Pictures>
      }
      tools={
        <>
          <div className={styles.reason}>
            {reason && <WhyLine {...reason} parts={parts} image={item.image} />}
          </div>
          <ListenButton sound={isWhole ? item.sound : item.asked} text={isWhole ? item.word : open} />
        </>
      }
      announcement={
        isRefused ? parts.map(({ text }) => text).join('') : quizAnnouncement(state, open, item.word)
      }
    >
      <Options
        state={state}
        layout="texts"
        isHeard={isHeard}
        nameOf={(option) => option.word}
        onPick={(option) => act({ type: 'pick', option })}
      >
        {(option) => <FitText text={option.word} siblings={choices} ratio={6} narrowRatio={2} />}
      </Options>
    </QuizBoard>
  )
}

function mediaOf(items: readonly GrammarItem[]): Pick<GrammarItem, 'image' | 'sound'>[] {
  const said = items.flatMap((item) => [
    item,
    { image: null, sound: item.asked },
    { image: null, sound: item.why?.sound ?? null },
  ])
  return [...said, ...(items[0]?.choices ?? [])]
}

function FilledSentence({ before, after, filling, look }: Sentence) {
  return (
    <>
      {frenchSpaces(before)}
      <span className={styles.blank} data-look={look}>
        {filling ?? (
          <>
            <span aria-hidden="true">_____</span>
            <span className="for-ears">mot à trouver</span>
          </>
        )}
      </span>
      {frenchSpaces(after)}
    </>
  )
}

interface PicturesProps
  extends Pick<GrammarItem, 'image' | 'pictureAlt' | 'times' | 'isHeard' | 'isPictured'> {
  /** The sentence as asked; shown instead of a picture that does not load. */
  word: string
  children: ReactNode
}

/** The subject of a sentence as one or several pictures above it. */
function Pictures({ image, pictureAlt, times, word, isHeard, isPictured, children }: PicturesProps) {
  if (!(isHeard || isPictured) || image === null) return children
  return (
    <div className={styles.asking}>
      <div className={styles.pictures} style={{ gridTemplateColumns: `repeat(${times}, minmax(0, 1fr))` }}>
        {Array.from({ length: times }, (_none, place) => place).map((place) => (
          <Picture
            key={place}
            image={image}
            word={word}
            alt={place === 0 ? pictureAlt : ''}
            lang="en"
            size={180}
            isFirst
            className={fill.picture}
          />
        ))}
      </div>
      {children}
    </div>
  )
}

interface WhyLineProps {
  parts: readonly ReasonPart[]
  english: string
  sound: string | null
  /** Path under the media base, or null. */
  image: string | null
}

/** Explains the right answer with a picture and one line, which can be replayed. */
function WhyLine({ parts, english, sound, image }: WhyLineProps) {
  const text = parts.map((part) => part.text).join('')
  return (
    <button type="button" className={styles.why} onClick={() => listen(sound, text)}>
      {image !== null && <Picture image={image} word={text} size={56} isFirst className={styles.picture} />}
      <span className={styles.words}>
        <span className="for-ears">Écouter : </span>
        <span>
          {parts.map(({ text: words, place, isMatter }) =>
            isMatter ? (
              <strong key={place} className={styles.matter}>
                {words}
              </strong>
            ) : (
              <span key={place}>{frenchSpaces(words)}</span>
            ),
          )}
        </span>
        {english !== '' && <small lang="en">{english}</small>}
      </span>
      <SpeakerIcon />
    </button>
  )
}
