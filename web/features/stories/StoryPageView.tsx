import { useState } from 'react'
import { soundPath } from '../../../content/words/media-path.ts'
import type { StoryPage, StoryWord } from '../../../domain/api/story.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { listen, useSound } from '../../lib/sound/sound.ts'
import { Sentence, type TouchedWord } from './Sentence.tsx'
import styles from './stories.module.css'

interface StoryPageProps {
  words: StoryWord[]
  page: StoryPage
  /** Index of the sentence being read aloud; null for none. */
  reading: number | null
  isFirst: boolean
}

/** A page of a book: picture and sentences. The current sentence is highlighted, and words are spoken when touched. */
export function StoryPageView({ words, page, reading, isFirst }: StoryPageProps) {
  const [touched, setTouched] = useState<TouchedWord | null>(null)
  const { unheard } = useSound()
  const said = touched?.known?.french ?? touched?.text

  const touch = (word: TouchedWord) => {
    setTouched(word)
    const { text, known } = word
    // Words of a teacher's own story may have no recording; the device then speaks them.
    listen(known ? known.sound : soundPath(text), known?.french ?? text)
  }

  return (
    <div className={styles.page}>
      <img
        className={styles.scene}
        src={mediaUrl(page.scene)}
        alt={page.shows}
        width={960}
        height={600}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <div className={styles.side}>
        <div className="stack tight">
          {page.sentences.map((sentence, index) => (
            <Sentence
              key={sentence.french}
              sentence={sentence}
              words={words}
              isReading={index === reading}
              onTouch={touch}
            />
          ))}
        </div>
        <p role="status" className={styles.meaning} data-mute={(said && unheard?.text === said) || undefined}>
          {touched && (
            <>
              <b>{said}</b>
              {touched.known && (
                <span lang="en" className="for-english">
                  {' '}
                  {touched.known.english}
                </span>
              )}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
