import type { Song } from '../../../domain/api/song.ts'
import { CoverCard, coverShelf } from '../../ui/CoverCard.tsx'
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
        Toutes les chansons <small lang="en">All songs</small>
      </h2>
      <ul className={coverShelf}>
        {songs.map((song) => (
          <li key={song.id}>
            <CoverCard
              image={song.image}
              title={song.title}
              english={song.english}
              aria-pressed={song.id === chosen}
              onClick={() => onChoose(song.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
