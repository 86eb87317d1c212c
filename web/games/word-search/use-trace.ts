import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Cell } from '../../../domain/games/word-search/scan.ts'
import { MAX_TAP_MOVEMENT } from '../frame/max-tap-movement.ts'

/** A line being drawn, from its first cell to the one under the pointer, which may be outside the grid. */
export interface Trace {
  from: Cell
  to: Cell
}

/** The pointer that draws, and where it was put down, in CSS pixels. */
interface Pen {
  pointer: number
  x: number
  y: number
  from: Cell
  /** True once it has left its first cell, so that it is no longer a tap. */
  isDrawing: boolean
}

/**
 * Draws lines over the cells of a grid with one pointer and ignores other fingers. Staying in the first cell
 * is a tap. `handlers` belong on the grid; `trace` is the line being drawn.
 */
export function useTrace(columns: number, onTrace: (trace: Trace) => void) {
  const [trace, setTrace] = useState<Trace | null>(null)
  const pen = useRef<Pen | null>(null)
  const wasLine = useRef(false)

  const follow = (event: PointerEvent<HTMLElement>): Trace | null => {
    const { current } = pen
    if (current?.pointer !== event.pointerId) return null
    const line = { from: current.from, to: cellAt(event, columns) }
    const isFar = Math.hypot(event.clientX - current.x, event.clientY - current.y) > MAX_TAP_MOVEMENT
    current.isDrawing ||= isFar && !isSameCell(line.from, line.to)
    return current.isDrawing ? line : null
  }
  const lift = ({ pointerId }: PointerEvent<HTMLElement>) => {
    if (pen.current?.pointer !== pointerId) return
    wasLine.current = pen.current.isDrawing
    pen.current = null
    setTrace(null)
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasLine.current = false
      if (pen.current || !event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return
      // Send all further events to the first cell, wherever the pointer goes.
      event.target.setPointerCapture(event.pointerId)
      const { pointerId: pointer, clientX: x, clientY: y } = event
      pen.current = { pointer, x, y, from: cellAt(event, columns), isDrawing: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const line = follow(event)
      if (line) setTrace((before) => (before && isSameCell(before.to, line.to) ? before : line))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const line = follow(event)
      lift(event)
      if (line && !isSameCell(line.from, line.to)) onTrace(line)
    },
    onPointerCancel: lift,
    onLostPointerCapture: lift,
    /** Drops the click at the end of a line. Keyboard clicks always pass. */
    onClickCapture(event: MouseEvent) {
      if (event.detail > 0 && wasLine.current) event.stopPropagation()
    },
    /** Prevents the context menu on a long press, which is a slow line. */
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
  return { trace, handlers }
}

function isSameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y
}

/** The cell under a pointer. Continues counting outside the grid. */
function cellAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, columns: number): Cell {
  const { x, y, width } = currentTarget.getBoundingClientRect()
  const side = width / columns
  return { x: Math.floor((clientX - x) / side), y: Math.floor((clientY - y) / side) }
}
