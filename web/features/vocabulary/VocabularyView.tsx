import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { VocabularyContent } from '../../../domain/api/page.ts'
import { loadTwice } from '../../lib/load-twice.ts'
import { stopSound } from '../../lib/sound.ts'
import { Button } from '../../ui/Button.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { Dialogues } from './Dialogues.tsx'
import { Figures } from './Figures.tsx'
import { FoodMenu } from './FoodMenu.tsx'
import { Notes } from './Notes.tsx'
import { NumberGrid } from './NumberGrid.tsx'
import { ShownSwitches } from './ShownSwitches.tsx'
import { SpokenLine } from './SpokenLine.tsx'
import { type Shown, StudyContext } from './study.ts'
import { Tables } from './Tables.tsx'
import styles from './VocabularyView.module.css'
import { WordSection } from './WordSection.tsx'
import { WordsAloud } from './WordsAloud.tsx'
import { wordsOf } from './words-of.ts'

const Projector = lazy(() =>
  loadTwice(async () => ({ default: (await import('./Projector.tsx')).Projector })),
)

interface VocabularyViewProps {
  title: string
  content: VocabularyContent
  /** Links to the games on the same words, where there are any. */
  games: ReactNode
}

/** A page of words: what its form adds, then the words by section, then what there is to read about them. */
export function VocabularyView({ title, content, games }: VocabularyViewProps) {
  const [shown, setShown] = useState<Shown>('french')
  const [news, setNews] = useState<{ text: string; lang: 'fr' | 'en' } | null>(null)
  const [isProjected, setProjected] = useState(false)
  const words = useMemo(() => wordsOf(content), [content])
  const study = useMemo(
    () => ({ shown, announce: (text: string, lang: 'fr' | 'en') => setNews({ text, lang }) }),
    [shown],
  )
  useEffect(() => stopSound, [])
  const switches = <ShownSwitches shown={shown} onChange={setShown} />
  return (
    <StudyContext value={study}>
      <div className={styles.page}>
        <SoundNotice isFloating />
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.hint}>
            Touche une image pour écouter. <span lang="en">Tap a picture to listen.</span>
          </p>
          {words.length > 0 && (
            <div className={styles.toolbar}>
              <WordsAloud words={words} />
              <Button look="soft" onClick={() => setProjected(true)}>
                Grand écran
              </Button>
              {switches}
            </div>
          )}
        </header>
        <p role="status" className="for-ears" lang={news?.lang}>
          {news?.text}
        </p>
        {isProjected && (
          <Suspense>
            <Projector title={title} words={words} switches={switches} onClose={() => setProjected(false)} />
          </Suspense>
        )}
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
    </StudyContext>
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
