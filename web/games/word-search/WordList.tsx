import type { WordSearchState } from '../../../domain/games/word-search/rules.ts'
import { playSound } from '../../lib/sound/sound.ts'
import { Picture } from '../../ui/Picture.tsx'
import { FitText } from '../frame/FitText.tsx'
import { Mark } from '../frame/Mark.tsx'
import styles from './word-search.module.css'

/** The words to find, with pictures. A tap speaks the word. */
export function WordList({ state: { words, found, items } }: { state: WordSearchState }) {
  const texts = words.map(({ original }) => original)
  const done = new Set(found.map(({ word }) => word))
  return (
    <ul className={styles.list} aria-label="Les mots à trouver">
      {words.map(({ original, image }, word) => {
        const sound = items.find((item) => item.word === original)?.sound ?? null
        return (
          <li key={original} className={styles.item} data-found={done.has(word) || undefined}>
            <button type="button" className={styles.word} onClick={() => playSound(sound, original)}>
              {image !== null && (
                <Picture image={image} word={original} size={44} isFirst className={styles.picture} />
              )}
              <FitText text={original} siblings={texts} ratio={4} />
              {done.has(word) && (
                <>
                  <span className="for-ears">, trouvé</span>
                  <Mark look="good" />
                </>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
