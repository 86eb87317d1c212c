import type { LyricLine } from '../../../domain/api/song.ts'

/** Index of the line sung at `time` (seconds); -1 before the first, between lines and after the last. */
export function currentLine(lines: readonly LyricLine[], time: number): number {
  return lines.findIndex(({ start, end }) => start <= time && time < end)
}

/** 75.4 -> "1:15". */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
