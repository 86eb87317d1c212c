import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageOf } from '../../../content/routes.ts'
import { linkWords, reasons, type WritingTopic } from '../../../content/writing.ts'
import { practiceQuery } from '../../lib/learning/practice-query.ts'
import { playSound } from '../../lib/sound/sound.ts'
import { Choice } from '../../ui/Choice.tsx'
import { LoadError, Loading } from '../../ui/Loading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './writing.module.css'

interface WordBankProps {
  topic: WritingTopic
  onInsert(word: string): void
}

/** Words to insert: linking words, reasons, and the words of the topic's pages with pictures and sounds. */
export function WordBank({ topic: { pages }, onInsert }: WordBankProps) {
  const [page = '', choosePage] = useState(pages[0])
  const { data, error, refetch } = useQuery(practiceQuery([[page, []]]))
  const insert = (word: string, sound: string | null) => {
    playSound(sound, word)
    onInsert(word)
  }
  // Leave out sentences and split the two forms of an adjective ("content, contente").
  const words = data?.words
    .filter(({ french }) => !/[.!?]$/.test(french))
    .flatMap((each) => each.french.split(', ').map((french) => ({ ...each, french })))
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
      {!words && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />)}
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
