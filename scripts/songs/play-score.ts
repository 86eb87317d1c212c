import { join } from 'node:path'
import { command } from '../command.ts'
import { requireTools } from '../media/tools.ts'

const SOUND_FONT = '/usr/share/sounds/sf2/FluidR3_GM.sf2'

/** Ends the process if a program that scores need is missing. */
export function requireScoreTools(): Promise<void> {
  return requireTools(
    ['abc2midi', 'fluidsynth', 'ffmpeg'],
    'apt-get install abcmidi fluidsynth fluid-soundfont-gm ffmpeg',
  )
}

/** Converts a score in ABC notation. Returns the path of its MIDI file in `folder`. */
export async function toMIDI(score: string, folder: string): Promise<string> {
  const midi = join(folder, 'score.mid')
  await command('abc2midi', [score, '-o', midi])
  return midi
}

/** Plays a MIDI file. Returns the path of its WAV file in `folder`. */
export async function playMIDI(midi: string, folder: string): Promise<string> {
  const wave = join(folder, 'score.wav')
  await command('fluidsynth', ['-ni', '-g', '0.7', '-r', '44100', '-F', wave, SOUND_FONT, midi])
  return wave
}

/** Encodes a WAV file as a small MP3, with ffmpeg audio filters. */
export async function writeMP3(wave: string, filters: readonly string[], path: string): Promise<void> {
  await command('ffmpeg', ['-v', 'error', '-y', '-i', wave, '-af', filters.join(','), ...MP3, path])
}

export const MP3 = ['-ac', '1', '-ar', '44100', '-b:a', '56k', '-map_metadata', '-1', '-id3v2_version', '0']
