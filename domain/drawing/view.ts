import { clamp } from '../clamp.ts'
import { type Point, SHEET } from './drawing.ts'
import { distance } from './placement.ts'

/** The visible part of the sheet. Zoom 1 shows the whole sheet; `x`, `y` is the unit at the top left. */
export interface View extends Point {
  zoom: number
}

export const FULL_VIEW: View = { zoom: 1, x: 0, y: 0 }
export const MAX_ZOOM = 5

/** Converts CSS pixels of the frame to sheet units. `width`: the frame's width in CSS pixels. */
export function toSheet(view: View, width: number, { x, y }: Point): Point {
  const scale = scaleOf(view, width)
  return { x: view.x + x / scale, y: view.y + y / scale }
}

/** CSS pixels per unit. */
export function scaleOf({ zoom }: View, width: number): number {
  return (width * zoom) / SHEET.width
}

/** Zooms so that the pinched spot stays under the fingers. `from` and `to` are in CSS pixels of the frame. */
export function pinchView(
  view: View,
  width: number,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): View {
  const held = toSheet(view, width, middle(from))
  const zoom = clamp((view.zoom * distance(...to)) / Math.max(1, distance(...from)), 1, MAX_ZOOM)
  return anchored(held, middle(to), { ...view, zoom }, width)
}

/** Zooms around a point of the frame. */
export function zoomView(view: View, width: number, about: Point, factor: number): View {
  const zoom = clamp(view.zoom * factor, 1, MAX_ZOOM)
  return anchored(toSheet(view, width, about), about, { ...view, zoom }, width)
}

/** Moves the view by units. The sheet always covers the frame. */
export function moveView(view: View, by: Point): View {
  const maxShare = 1 - 1 / view.zoom
  return {
    zoom: view.zoom,
    x: clamp(view.x + by.x, 0, SHEET.width * maxShare),
    y: clamp(view.y + by.y, 0, SHEET.height * maxShare),
  }
}

/** The view that shows a unit at the given point of the frame. */
function anchored(unit: Point, at: Point, view: View, width: number): View {
  const there = toSheet(view, width, at)
  return moveView(view, { x: unit.x - there.x, y: unit.y - there.y })
}

function middle([one, other]: readonly [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
