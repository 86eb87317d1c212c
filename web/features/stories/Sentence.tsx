import type { StoryWord } from '../../../domain/api/story.ts'
import type { SpokenText } from '../../../domain/api/text.ts'
import { frenchSpaces } from '../../lib/french-spaces.ts'
import { pieces } from './pieces.ts'
import styles from './Sentence.module.css'

interface SentenceProps {
  sentence: SpokenText
  words: StoryWord[]
  isReading: boolean
  isEnglishShown: boolean
  onTouch(word: StoryWord): void
}

/** A sentence whose known words can be touched. */
export function Sentence({ sentence, words, isReading, isEnglishShown, onTouch }: SentenceProps) {
  return (
    <p className={styles.sentence} data-reading={isReading || undefined}>
      {pieces(frenchSpaces(sentence.french), words).map(({ text, word, at }) =>
        word ? (
          <button key={at} type="button" className={styles.word} onClick={() => onTouch(word)}>
            {text}
          </button>
        ) : (
          text
        ),
      )}
      {isEnglishShown && (
        <span className={styles.english} lang="en">
          {sentence.english}
        </span>
      )}
    </p>
  )
}
