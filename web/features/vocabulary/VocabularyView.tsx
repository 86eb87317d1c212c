import { type ReactNode, useMemo, useState } from 'react'
import { WORDS_HINT, wordsOf } from '../../../content/site/page-words.ts'
import type { VocabularyContent } from '../../../domain/api/page.ts'
import { type LazyPart, lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useSession } from '../../lib/session/session.ts'
import { READ_ALL_BUTTON_ID } from '../../lib/sound/read-all.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { formParts } from './form-parts.ts'
import type { FormProps, VocabularyForm } from './forms/form-props.ts'
import { Notes } from './Notes.tsx'
import { ShownSwitches } from './ShownSwitches.tsx'
import { type Shown, StudyContext } from './study.ts'
import styles from './VocabularyView.module.css'
import { WordSection } from './WordSection.tsx'
import { WordsAloud } from './WordsAloud.tsx'

const Projector = lazyPart(async () => (await import('./Projector.tsx')).Projector)

interface VocabularyViewProps {
  title: string
  content: VocabularyContent
  /** Games with the same words, shown below. */
  games: ReactNode
}

/** A word page: the parts its form adds, the words by section, then the notes. */
export function VocabularyView({ title, content, games }: VocabularyViewProps) {
  const user = useSession()
  // A self-test ends when the user or the setting of the class changes: French-only classes have no switch to end it.
  const owner = `${user?.id} ${user?.englishHelp}`
  const [test, setTest] = useState<{ shown: Shown; owner: string }>({ shown: 'all', owner })
  const shown = test.owner === owner ? test.shown : 'all'
  const [news, setNews] = useState<{ text: string; lang: 'fr' | 'en' } | null>(null)
  const [isProjected, setProjected] = useState(false)
  const words = useMemo(() => wordsOf(content), [content])
  const study = useMemo(
    () => ({ shown, announce: (text: string, lang: 'fr' | 'en') => setNews({ text, lang }) }),
    [shown],
  )
  const switches = <ShownSwitches shown={shown} onChange={(next) => setTest({ shown: next, owner })} />
  const status = (
    <p role="status" className="for-ears" lang={news?.lang} data-stays>
      {news?.text}
    </p>
  )
  return (
    <div className={styles.page}>
      <StudyContext value={study}>
        <PageHeader title={title} {...WORDS_HINT}>
          {words.length > 0 && (
            <div id={READ_ALL_BUTTON_ID} className={styles.toolbar}>
              <WordsAloud words={words} />
              <Button look="soft" onClick={() => setProjected(true)}>
                Grand écran <small lang="en">Big screen</small>
              </Button>
              {switches}
            </div>
          )}
        </PageHeader>
        {isProjected ? (
          <Projector title={title} words={words} switches={switches} onClose={() => setProjected(false)}>
            {status}
          </Projector>
        ) : (
          status
        )}
        <Form form={content.form} content={content}>
          {content.sections.map((section, index) => (
            <WordSection
              key={section.title}
              {...section}
              isScene={content.form === 'scenes'}
              isFirst={index === 0}
            />
          ))}
        </Form>
        {content.notes && <Notes notes={content.notes} />}
      </StudyContext>
      {games}
    </div>
  )
}

/** The words with the parts that the page's form adds. */
function Form<Name extends VocabularyForm>({ form, content, children }: FormProps<Name> & { form: Name }) {
  const Part: LazyPart<FormProps<Name>> | null = formParts[form]
  return Part ? <Part content={content}>{children}</Part> : children
}
