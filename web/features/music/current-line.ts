import type { LyricLine } from '../../../domain/api/song.ts'

/** Index of the line sung at `time` (seconds); -1 before the first, between lines and after the last. */
export function currentLine(lines: readonly LyricLine[], time: number): number {
  return lines.findIndex(({ start, end }) => start <= time && time < end)
}

/** A part of a line. `state`: whether it has been sung or is being sung. */
interface SungPart {
  start: number
  text: string
  state?: 'sung' | 'now' | undefined
}

/** The syllables of a line at `time`. A line without syllables, or whose text a teacher changed, is one part. */
export function sungParts({ french, start, syllables = [] }: LyricLine, time: number): SungPart[] {
  if (syllables.map(([, text]) => text).join('') !== french) return [{ start, text: french }]
  const now = syllables.findLastIndex(([begin]) => begin <= time)
  return syllables.map(([begin, text], index) => ({
    start: begin,
    text,
    state: index > now ? undefined : index === now ? 'now' : 'sung',
  }))
}

/** 75.4 -> "1:15". */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
