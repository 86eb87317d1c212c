import type { Song } from '../../../domain/api/song.ts'
import page from '../../ui/MediaPage.module.css'
import { Picture } from '../../ui/Picture.tsx'
import styles from './SongPlayer.module.css'

interface SongShelfProps {
  songs: Song[]
  chosen: string
  isEnglishShown: boolean
  onChoose(id: string): void
}

/** Record sleeves to choose from. */
export function SongShelf({ songs, chosen, isEnglishShown, onChoose }: SongShelfProps) {
  return (
    <section>
      <h2 className={styles.shelfTitle}>Chante avec la musique</h2>
      <ul className={page.choices}>
        {songs.map((song) => (
          <li key={song.id}>
            <button
              type="button"
              className={page.choice}
              aria-pressed={song.id === chosen}
              onClick={() => onChoose(song.id)}
            >
              <Picture className={page.picture} image={song.image} word={song.title} size={56} />
              <span>
                {song.title}
                {isEnglishShown && (
                  <span className={page.small} lang="en" data-stays>
                    {song.english}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
