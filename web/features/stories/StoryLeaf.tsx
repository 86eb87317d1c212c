import { useState } from 'react'
import type { StoryPage, StoryWord } from '../../../domain/api/story.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { playSound } from '../../lib/sound.ts'
import { setSoundSettings, useSoundSettings } from '../../lib/sound-settings.ts'
import { useReadAloud } from '../../lib/use-read-aloud.ts'
import { Button } from '../../ui/Button.tsx'
import { Sentence } from './Sentence.tsx'
import styles from './StoryLeaf.module.css'

interface StoryLeafProps {
  leaf: StoryPage
  words: StoryWord[]
  isEnglishShown: boolean
  isFirst: boolean
}

/** A page of a book: the picture, and its sentences, which are read aloud and marked meanwhile. */
export function StoryLeaf({ leaf, words, isEnglishShown, isFirst }: StoryLeafProps) {
  const { reading, read, stop } = useReadAloud(leaf.sentences)
  const { isOn } = useSoundSettings()
  const [touched, setTouched] = useState<StoryWord | null>(null)

  const touch = (word: StoryWord) => {
    setTouched(word)
    playSound(word.sound, word.french)
  }

  return (
    <div className={styles.leaf}>
      <img
        className={styles.scene}
        src={mediaUrl(leaf.scene)}
        alt={leaf.shows}
        width={960}
        height={600}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <div className={styles.side}>
        <div className={styles.text}>
          {leaf.sentences.map((sentence, index) => (
            <Sentence
              key={sentence.french}
              sentence={sentence}
              words={words}
              isReading={index === reading}
              isEnglishShown={isEnglishShown}
              onTouch={touch}
            />
          ))}
        </div>
        <p role="status" className={styles.word}>
          {touched && (
            <>
              <b>{touched.french}</b> <span lang="en">{touched.english}</span>
            </>
          )}
        </p>
        {isOn ? (
          <Button size="pupil" onClick={reading === null ? () => read() : stop}>
            <span className={styles.sign} data-pause={reading !== null || undefined} aria-hidden="true" />
            {reading === null ? 'Lis-moi la page' : 'Arrêter'}
          </Button>
        ) : (
          <Button look="soft" size="pupil" onClick={() => setSoundSettings({ isOn: true })}>
            Le son est coupé : remets-le.
          </Button>
        )}
      </div>
    </div>
  )
}
