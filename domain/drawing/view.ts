import { clamp } from '../clamp.ts'
import { type Point, SHEET } from './drawing.ts'
import { distance } from './placement.ts'

/** How the sheet is seen: `zoom` 1 shows it whole, and `x`, `y` is the unit in the upper left corner. */
export interface View extends Point {
  zoom: number
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 }
export const MOST_ZOOM = 5

/** CSS pixels of the frame to units of the sheet. `width` of the frame in CSS pixels. */
export function toSheet(view: View, width: number, { x, y }: Point): Point {
  const scale = scaleOf(view, width)
  return { x: view.x + x / scale, y: view.y + y / scale }
}

/** CSS pixels a unit. */
export function scaleOf({ zoom }: View, width: number): number {
  return (width * zoom) / SHEET.width
}

/** Zooms so that what two fingers hold stays under them; `from` and `to` in CSS pixels of the frame. */
export function pinched(
  view: View,
  width: number,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): View {
  const held = toSheet(view, width, middle(from))
  const zoom = clamp((view.zoom * distance(...to)) / Math.max(1, distance(...from)), 1, MOST_ZOOM)
  return holding(held, middle(to), { ...view, zoom }, width)
}

/** Zooms by a factor about a point of the frame. */
export function zoomed(view: View, width: number, about: Point, factor: number): View {
  const zoom = clamp(view.zoom * factor, 1, MOST_ZOOM)
  return holding(toSheet(view, width, about), about, { ...view, zoom }, width)
}

/** Moves the sheet by so many units, kept so that it covers the frame. */
export function moved(view: View, by: Point): View {
  const most = 1 - 1 / view.zoom
  return {
    zoom: view.zoom,
    x: clamp(view.x + by.x, 0, SHEET.width * most),
    y: clamp(view.y + by.y, 0, SHEET.height * most),
  }
}

/** The view that shows a unit at a point of the frame. */
function holding(unit: Point, at: Point, view: View, width: number): View {
  const there = toSheet(view, width, at)
  return moved(view, { x: unit.x - there.x, y: unit.y - there.y })
}

function middle([one, other]: readonly [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
