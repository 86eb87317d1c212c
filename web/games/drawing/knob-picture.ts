import type { Point } from '../../../domain/drawing/drawing.ts'
import type { KnobKind } from '../../../domain/drawing/knobs.ts'

const BLUE = '#1a4fb5'

/** A round knob with the symbol of its function. `radius` in units. */
export function paintKnob(
  context: CanvasRenderingContext2D,
  kind: KnobKind,
  { x, y }: Point,
  radius: number,
): void {
  context.save()
  context.translate(x, y)
  context.scale(radius / 20, radius / 20)
  context.beginPath()
  context.arc(0, 0, 18, 0, 2 * Math.PI)
  context.fillStyle = BLUE
  context.fill()
  context.lineWidth = 4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = '#ffffff'
  context.stroke()
  context.lineWidth = 3
  context.stroke(new Path2D(SIGNS[kind]))
  context.restore()
}

/** Symbols: a circular arrow and a diagonal double arrow. */
const SIGNS: Readonly<Record<KnobKind, string>> = {
  turn: 'M7 -5A8.5 8.5 0 1 0 8.5 1M8.5 -10V-4.5H3',
  resize: 'M-7 -7L7 7M-7 -1V-7H-1M7 1V7H1',
}
