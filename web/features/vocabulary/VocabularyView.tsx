import { type ReactNode, useEffect, useState } from 'react'
import type { VocabularyContent } from '../../../domain/api/page.ts'
import { stopSound } from '../../lib/sound.ts'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { Dialogues } from './Dialogues.tsx'
import { EnglishShown } from './english.ts'
import { Figures } from './Figures.tsx'
import { FoodMenu } from './FoodMenu.tsx'
import { Notes } from './Notes.tsx'
import { NumberGrid } from './NumberGrid.tsx'
import { SpokenLine } from './SpokenLine.tsx'
import { Tables } from './Tables.tsx'
import styles from './VocabularyView.module.css'
import { WordSection } from './WordSection.tsx'

interface VocabularyViewProps {
  title: string
  content: VocabularyContent
  /** Links to the games on the same words, where there are any. */
  games: ReactNode
}

/** A page of words: what its form adds, then the words by section, then what there is to read about them. */
export function VocabularyView({ title, content, games }: VocabularyViewProps) {
  const [isEnglishShown, setEnglishShown] = useState(false)
  useEffect(() => stopSound, [])
  return (
    <EnglishShown value={isEnglishShown}>
      <div className={styles.page}>
        <SoundNotice isFloating />
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.hint}>
            Touche une image pour écouter. <span lang="en">Tap a picture to listen.</span>
          </p>
          <button
            type="button"
            className={styles.english}
            aria-pressed={isEnglishShown}
            lang="en"
            onClick={() => setEnglishShown(!isEnglishShown)}
          >
            English
          </button>
        </header>
        <Form content={content} />
        {content.sections.map((section, index) => (
          <WordSection
            key={section.title}
            {...section}
            isScene={content.form === 'scenes'}
            isFirst={index === 0}
          />
        ))}
        {content.form === 'dialogue' && <Dialogues dialogues={content.dialogues} />}
        {content.form === 'menu' && <Dialogues dialogues={content.dialogues} />}
        {content.notes && <Notes notes={content.notes} />}
        {games && (
          <section className={styles.games}>
            <h2 className={styles.subtitle}>Joue avec ces mots!</h2>
            {games}
          </section>
        )}
      </div>
    </EnglishShown>
  )
}

/** What stands above the words. */
function Form({ content }: { content: VocabularyContent }) {
  switch (content.form) {
    case 'number-grid':
      return <NumberGrid columns={content.columns} numbers={content.numbers} />
    case 'dialogue':
      return <SpokenLine {...content.question} isLarge />
    case 'menu':
      return <FoodMenu restaurant={content.restaurant} courses={content.courses} />
    case 'figure':
      return <Figures figures={content.figures} sections={content.sections} />
    case 'tables':
      return <Tables tables={content.tables} />
    case 'cards':
    case 'scenes':
      return null
  }
}
