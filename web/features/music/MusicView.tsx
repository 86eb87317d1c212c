import { useRef, useState } from 'react'
import type { MusicContent } from '../../../domain/api/song.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SongPlayer } from './SongPlayer.tsx'
import { SongShelf } from './SongShelf.tsx'

/** Songs with instrumental music and spoken lyrics, for the pupil to sing. */
export function MusicView({ title, content: { songs } }: { title: string; content: MusicContent }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  const song = songs.find(({ id }) => id === chosen) ?? songs[0]

  const choose = (id: string) => {
    setChosen(id)
    stage.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="stack wide">
      <PageHeader
        title={title}
        hint="Choisis une chanson. La musique joue, et c'est toi qui chantes."
        english="Choose a song. The music plays, and you are the one who sings."
      />
      {song ? (
        <>
          <div ref={stage}>
            <SongPlayer key={song.id} song={song} isChosen={song.id === chosen} />
          </div>
          <SongShelf songs={songs} chosen={song.id} onChoose={choose} />
        </>
      ) : (
        <p>Il n'y a pas encore de chansons ici.</p>
      )}
    </div>
  )
}
