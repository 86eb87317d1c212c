import type { Shot } from '../../content/videos/video-seed.ts'

/** A shot with its times in seconds from the start of the video. */
export interface TimedShot extends Shot {
  start: number
  end: number
  /** Start of the voice. */
  heardAt: number
}

/** Seconds for the pictures to arrive before the voice. */
const LEAD_SECONDS = 0.6
/** Pause after the voice, for repeating it: per second of voice, and at least. */
const PAUSE_PER_SECOND = 0.8
const MIN_PAUSE_SECONDS = 1.3

/** Times of spoken shots. @param lengths seconds of voice by shot */
export function spokenTimeline(shots: readonly Shot[], lengths: readonly number[]): TimedShot[] {
  let start = 0
  return shots.map((shot, index) => {
    const voice = lengths[index] ?? 0
    const heardAt = start + LEAD_SECONDS
    const end = heardAt + voice + Math.max(MIN_PAUSE_SECONDS, voice * PAUSE_PER_SECOND)
    const timed = { ...shot, start, heardAt, end }
    start = end
    return timed
  })
}

/**
 * Times of sung shots, one for each lyrics line.
 * @throws {Error} if a line has no shot
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

/** 75.4 → "00:01:15.400". */
function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
