import { createPortal } from 'react-dom'
import type { ShownWord } from '../../../../domain/api/words.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './KnowledgeView.module.css'

interface WordSheetProps {
  title: string
  words: readonly Pick<ShownWord, 'word' | 'french' | 'english' | 'image'>[]
}

/** Printable sheet: the picture or English of each word and a line for the French, with the answers at the bottom. */
export function WordSheet(props: WordSheetProps) {
  const sheet = <Sheet {...props} />
  return (
    <div className="stack loose left">
      <Button onClick={() => print()}>Imprimer</Button>
      {sheet}
      {createPortal(<div className="for-paper">{sheet}</div>, document.body)}
    </div>
  )
}

function Sheet({ title, words }: WordSheetProps) {
  return (
    <article>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>Nom : ______________________________</p>
      </header>
      <p>
        Écris le mot en français. <span lang="en">Write the word in French.</span>
      </p>
      <ol className={styles.sheet}>
        {words.map(({ word, english, image }) => (
          <li key={word} className={styles.word}>
            {image ? (
              <img className={styles.picture} src={mediaUrl(image)} alt={english} />
            ) : (
              <p lang="en" className={styles.english}>
                {english}
              </p>
            )}
            <p className={styles.line} />
          </li>
        ))}
      </ol>
      <p className={styles.answers}>Réponses, à plier : {words.map(({ french }) => french).join(', ')}</p>
    </article>
  )
}
