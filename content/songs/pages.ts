import type { Song } from '../../domain/api/song.ts'
import { type PageSeed, writtenPage } from '../pages/page-seed.ts'
import { soundPath } from '../words/media-path.ts'
import { coverPath } from './covers.ts'
import recordings from './recordings.json' with { type: 'json' }
import { firstSongs, type SongSeed, songs } from './songs.ts'

const recorded: ReadonlyMap<string, (typeof recordings)[keyof typeof recordings]> = new Map(
  Object.entries(recordings),
)

export const musicPages: readonly PageSeed[] = [
  writtenPage('music', '/music', { songs: songs.map(toSong) }),
  writtenPage('music', '/grade1/music', {
    songs: firstSongs.flatMap((id) => songs.filter((song) => song.id === id)).map(toSong),
  }),
]

/** @throws {Error} if the song has no recording or a line has no English */
function toSong({ id, title, english, about, translation }: SongSeed): Song {
  const recording = recorded.get(id)
  if (recording === undefined) throw new Error(`There is no recording of "${id}".`)
  return {
    id,
    title,
    english,
    about,
    image: coverPath(id),
    recording: `songs/${id}.mp3`,
    seconds: recording.seconds,
    lines: recording.lines.map((line) => {
      const inEnglish = translation[line.french]
      if (inEnglish === undefined) throw new Error(`"${line.french}" of "${id}" has no English.`)
      return {
        ...line,
        english: inEnglish,
        sound: soundPath(line.french),
        syllables: line.syllables.split('|').map((written) => {
          const space = written.indexOf(' ')
          return [Number(written.slice(0, space)), written.slice(space + 1)]
        }),
      }
    }),
  }
}
