import type { VoiceCurve } from './voice-curve.ts'

/** Share of the height for the loudness; the pitch is drawn above. */
const LOUDNESS_SHARE = 0.6
const DOT_SHARE = 0.08
/** Pitch range around the voice's median, so that high and low voices fill the same height. */
const OCTAVES = 1

/** Draws a voice in one colour over the whole canvas, which is `steps` measures wide. */
export function drawVoice(
  context: CanvasRenderingContext2D,
  { loudness, pitch }: VoiceCurve,
  steps: number,
  colour: string,
): void {
  const { width, height } = context.canvas
  const xOf = (step: number) => (step / Math.max(1, steps - 1)) * width
  context.clearRect(0, 0, width, height)
  context.fillStyle = colour

  context.beginPath()
  context.moveTo(0, height)
  for (const [step, each] of loudness.entries())
    context.lineTo(xOf(step), height * (1 - LOUDNESS_SHARE * each))
  context.lineTo(xOf(loudness.length - 1), height)
  context.fill()

  const dot = (DOT_SHARE * height) / 2
  for (const [step, each] of heights(pitch).entries()) {
    if (each === null) continue
    context.beginPath()
    context.arc(xOf(step), dot + (1 - each) * (height * (1 - LOUDNESS_SHARE) - 4 * dot), dot, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Pitches as heights from 0 to 1 around the median of the voice. */
export function heights(pitch: VoiceCurve['pitch']): (number | null)[] {
  const sung = pitch.filter((each) => each !== null).toSorted((one, other) => one - other)
  const middle = sung[Math.floor(sung.length / 2)] ?? 1
  return pitch.map((each) =>
    each === null ? null : Math.min(1, Math.max(0, 0.5 + Math.log2(each / middle) / (2 * OCTAVES))),
  )
}
