import { type Drawing, type Fill, isThing, type Stroke, type Thing } from './drawing.ts'

/** The layers of a drawing, bottom first. */
export interface Layers {
  /** Fills, and the eraser strokes that affect them. Below everything else. */
  ground: readonly (Fill | Stroke)[]
  /** Single things, and groups of consecutive strokes together with the later eraser strokes that affect them. */
  above: readonly (StrokeLayer | ThingLayer)[]
}
export interface StrokeLayer {
  kind: 'strokes'
  strokes: readonly Stroke[]
}
export interface ThingLayer {
  kind: 'thing'
  thing: Thing
}

/** An eraser stroke affects earlier strokes and fills, never things. */
export function layersOf({ items }: Drawing): Layers {
  const above: (StrokeLayer | ThingLayer)[] = []
  const ground: (Fill | Stroke)[] = []
  // Iterate from the top, so that later eraser strokes are known.
  let run: Stroke[] = []
  let erasers: Stroke[] = []
  const endRun = () => {
    if (run.some((stroke) => stroke.tool === 'brush')) {
      above.unshift({ kind: 'strokes', strokes: [...run, ...erasers] })
    }
    erasers = [...run.filter((stroke) => stroke.tool === 'eraser'), ...erasers]
    run = []
  }
  for (const item of items.toReversed()) {
    if (isThing(item)) {
      endRun()
      above.unshift({ kind: 'thing', thing: item })
    } else if (item.kind === 'fill') ground.unshift(item)
    else {
      run.unshift(item)
      if (item.tool === 'eraser') ground.unshift(item)
    }
  }
  endRun()
  const firstFill = ground.findIndex(({ kind }) => kind === 'fill')
  return { ground: firstFill === -1 ? [] : ground.slice(firstFill), above }
}

/** The topmost brush stroke at a point, or null. */
export function strokeAt({ items }: Drawing, x: number, y: number): Stroke | null {
  const isAt = ({ points, size }: Stroke) => {
    for (let place = 0; place < points.length; place += 2) {
      const from = Math.max(0, place - 2)
      const ends = [points[from], points[from + 1], points[place], points[place + 1]]
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends
      if (distanceFromSegment(x, y, x1, y1, x2, y2) <= size / 2) return true
    }
    return false
  }
  const found = items.findLast((item) => item.kind === 'stroke' && item.tool === 'brush' && isAt(item))
  return found?.kind === 'stroke' ? found : null
}

function distanceFromSegment(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const share = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length
  const part = Math.min(1, Math.max(0, share))
  return Math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1))
}
