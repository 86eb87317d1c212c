import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageOf } from '../../../content/routes.ts'
import { soundPath } from '../../../content/words/media-path.ts'
import { type Frame, linkWords, reasons, type WritingTopic, wordsInFrame } from '../../../content/writing.ts'
import { practiceQuery } from '../../lib/learning/practice-query.ts'
import { loadPart } from '../../lib/loading/load-part.ts'
import { playSound } from '../../lib/sound/sound.ts'
import { Choice } from '../../ui/Choice.tsx'
import { LoadError, Loading } from '../../ui/Loading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './writing.module.css'

const nounFormsQuery = {
  queryKey: ['noun-forms'],
  queryFn: async () => (await loadPart(() => import('../../../content/site/noun-forms.ts'))).nounForms,
  staleTime: Number.POSITIVE_INFINITY,
}

interface WordBankProps {
  topic: WritingTopic
  /** The frame that the pupil continues. */
  frame: Frame
  onInsert(word: string): void
}

/** Words to insert: linking words, reasons, and the words of the topic's pages in the forms that fit the frame. */
export function WordBank({ topic, frame, onInsert }: WordBankProps) {
  const pages = frame.pages ?? topic.pages
  const [chosen, choosePage] = useState('')
  const page = pages.find((each) => each === chosen) ?? pages[0] ?? ''
  const { data, error, refetch } = useQuery(practiceQuery([[page, []]]))
  const { data: forms, error: formsError, refetch: refetchForms } = useQuery(nounFormsQuery)
  const failure = error ?? formsError
  const insert = (word: string, sound: string | null) => {
    playSound(sound, word)
    onInsert(word)
  }
  const words =
    forms &&
    data?.words.flatMap(({ french, sound, ...word }) =>
      wordsInFrame(frame, french, forms).map((form) => ({
        ...word,
        french: form,
        sound: form === french ? sound : soundPath(form),
      })),
    )
  return (
    <section className="stack" aria-label="Des mots">
      <div className="row tight">
        {[...linkWords, ...reasons].map((word) => (
          <button key={word} type="button" className={styles.chip} onClick={() => insert(word, null)}>
            {word}
          </button>
        ))}
      </div>
      {pages.length > 1 && (
        <Choice
          label="Les mots"
          english="Words"
          value={page}
          options={pages.map((clientID) => ({ value: clientID, name: pageOf(clientID)?.title ?? '' }))}
          onChoose={choosePage}
        />
      )}
      {!words &&
        (failure ? (
          <LoadError
            error={failure}
            onRetry={() => {
              void refetch()
              void refetchForms()
            }}
          />
        ) : (
          <Loading />
        ))}
      <ul className={styles.words}>
        {words?.map(({ french, english, image, sound }) => (
          <li key={french}>
            <button type="button" className={styles.word} onClick={() => insert(french, sound)}>
              {image !== null && <Picture image={image} word={french} size={56} />}
              <span lang="fr">{french}</span> <small lang="en">{english}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
