import type { Shot } from '../../content/videos/video-seed.ts'

/** A shot at its time in the film, in seconds from its start. */
export interface TimedShot extends Shot {
  start: number
  end: number
  /** When its words are heard. */
  heardAt: number
}

/** Time for the pictures to come in before the voice; and what is left to repeat after it. */
const LEAD = 0.6
const LEAST_PAUSE = 1.3
const PAUSE_PER_SECOND = 0.8

/** Spoken shots one after the other. @param lengths of the voice, in seconds, by shot */
export function spokenTimeline(shots: readonly Shot[], lengths: readonly number[]): TimedShot[] {
  let start = 0
  return shots.map((shot, index) => {
    const voice = lengths[index] ?? 0
    const heardAt = start + LEAD
    const end = heardAt + voice + Math.max(LEAST_PAUSE, voice * PAUSE_PER_SECOND)
    const timed = { ...shot, start, heardAt, end }
    start = end
    return timed
  })
}

/**
 * A shot for each line that is sung.
 * @throws {Error} where a line has no shot.
 */
export function sungTimeline(
  shots: readonly Shot[],
  lines: readonly { french: string; start: number }[],
  seconds: number,
): TimedShot[] {
  return lines.map((line, index) => {
    const shot = shots.find(({ french }) => french === line.french)
    if (!shot) throw new Error(`"${line.french}" has no shot.`)
    return {
      ...shot,
      start: index === 0 ? 0 : line.start,
      heardAt: line.start,
      end: lines[index + 1]?.start ?? seconds,
    }
  })
}

/** The captions as WebVTT. */
export function webVTT(shots: readonly TimedShot[]): string {
  const cues = shots.map(({ french, heardAt, end }) => `${stamp(heardAt)} --> ${stamp(end)}\n${french}\n`)
  return ['WEBVTT', ...cues].join('\n\n').replaceAll('\n\n\n', '\n\n')
}

/** 75.4 -> "00:01:15.400". */
function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
