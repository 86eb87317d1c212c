import type { Song } from '../../../domain/api/song.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Cover, coverCard, coverShelf } from '../../ui/Cover.tsx'
import styles from './SongPlayer.module.css'

interface SongShelfProps {
  songs: Song[]
  chosen: string
  onChoose(id: string): void
}

/** The covers of all songs to choose from. */
export function SongShelf({ songs, chosen, onChoose }: SongShelfProps) {
  return (
    <section>
      <h2 className={styles.shelfTitle}>
        <Bilingual french="Toutes les chansons" english="All songs" />
      </h2>
      <ul className={coverShelf}>
        {songs.map((song) => (
          <li key={song.id}>
            <button
              type="button"
              className={coverCard}
              aria-pressed={song.id === chosen}
              onClick={() => onChoose(song.id)}
            >
              <Cover image={song.image} title={song.title}>
                <span lang="en">{song.english}</span>
              </Cover>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
