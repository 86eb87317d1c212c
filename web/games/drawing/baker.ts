import { type Fill, SHEET, type Stroke } from '../../../domain/drawing/drawing.ts'
import { newCanvas, paintMark, paintStroke } from './paint.ts'

/**
 * Strokes and fills rendered into one picture, so that the cost of showing them does not depend on their
 * number.
 */
export interface Baked {
  marks: readonly (Stroke | Fill)[]
  canvas: HTMLCanvasElement
  /** The covered part of the sheet, in units. */
  x: number
  y: number
  width: number
  height: number
}

export interface Baker {
  /** Returns one picture per layer, in order. Reuses earlier pictures where possible. */
  bake(layers: readonly (readonly (Stroke | Fill)[])[], scale: number): Baked[]
  /** Erases from all pictures, to preview a moving eraser. Does not change the stored marks. */
  erase(stroke: Omit<Stroke, 'id' | 'kind'>): void
}

export function createBaker(): Baker {
  let known: Baked[] = []
  let knownScale = 0

  return {
    bake(layers, scale) {
      if (scale !== knownScale) known = []
      knownScale = scale
      known = layers.map((marks) => {
        const last = known.find((baked) => baked.marks[0] === marks[0] && startsWith(marks, baked.marks))
        if (!last) return bakeNew(marks, scale)
        return last.marks.length === marks.length ? last : bakeAdded(last, marks, scale)
      })
      return known
    },
    erase(stroke) {
      for (const { canvas, x, y } of known) {
        const context = canvas.getContext('2d')
        if (context) paintOnSheet(context, x, y, knownScale, () => paintStroke(context, stroke))
      }
    },
  }
}

/** Whether `marks` starts with the baked marks. */
function startsWith(marks: readonly unknown[], baked: readonly unknown[]): boolean {
  return baked.length <= marks.length && baked.every((mark, index) => mark === marks[index])
}

function bakeNew(marks: Baked['marks'], scale: number): Baked {
  const box = boxOf(marks)
  const { canvas, context } = newCanvas(box.width * scale, box.height * scale)
  paintOnSheet(context, box.x, box.y, scale, () => paintAll(context, marks))
  return { marks, canvas, ...box }
}

/** Paints only the added marks. If they exceed the picture, it grows to the size of the sheet. */
function bakeAdded(last: Baked, marks: Baked['marks'], scale: number): Baked {
  const added = marks.slice(last.marks.length)
  const box = boxOf(added.filter((mark) => mark.kind === 'fill' || mark.tool === 'brush'))
  if (isWithin(box, last)) {
    const context = last.canvas.getContext('2d')
    if (context) paintOnSheet(context, last.x, last.y, scale, () => paintAll(context, added))
    return { ...last, marks }
  }
  const { canvas, context } = newCanvas(SHEET.width * scale, SHEET.height * scale)
  context.drawImage(last.canvas, last.x * scale, last.y * scale)
  paintOnSheet(context, 0, 0, scale, () => paintAll(context, added))
  return { marks, canvas, x: 0, y: 0, ...SHEET }
}

function paintAll(context: CanvasRenderingContext2D, marks: Baked['marks']): void {
  for (const mark of marks) paintMark(context, mark)
}

function paintOnSheet(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  scale: number,
  paint: () => void,
) {
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  paint()
  context.setTransform(1, 0, 0, 1, 0, 0)
}

type Box = Pick<Baked, 'x' | 'y' | 'width' | 'height'>

function isWithin(box: Box, other: Box): boolean {
  return (
    box.x >= other.x &&
    box.y >= other.y &&
    box.x + box.width <= other.x + other.width &&
    box.y + box.height <= other.y + other.height
  )
}

/** Bounding box of the marks on the sheet, in whole units, at least 1 by 1. */
function boxOf(marks: Baked['marks']): Box {
  let [left, top, right, bottom]: [number, number, number, number] = [SHEET.width, SHEET.height, 0, 0]
  for (const mark of marks) {
    const reach = mark.kind === 'fill' ? 1 : mark.size / 2 + 1
    for (const path of mark.kind === 'fill' ? mark.outlines : [mark.points]) {
      for (let place = 0; place < path.length; place += 2) {
        const [x = 0, y = 0] = [path[place], path[place + 1]]
        left = Math.min(left, x - reach)
        right = Math.max(right, x + reach)
        top = Math.min(top, y - reach)
        bottom = Math.max(bottom, y + reach)
      }
    }
  }
  const x = Math.min(SHEET.width - 1, Math.max(0, Math.floor(left)))
  const y = Math.min(SHEET.height - 1, Math.max(0, Math.floor(top)))
  return {
    x,
    y,
    width: Math.max(1, Math.min(SHEET.width, Math.ceil(right)) - x),
    height: Math.max(1, Math.min(SHEET.height, Math.ceil(bottom)) - y),
  }
}
