import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { clamp } from '../../../domain/clamp.ts'
import { type Drawing, isThing, type Point, SHEET, type Thing } from '../../../domain/drawing/drawing.ts'
import { containsPoint, KEY_SCALE_FACTOR, KEY_STEP, KEY_TURN } from '../../../domain/drawing/placement.ts'
import type { DrawingScene } from './drawing-scene.ts'
import { capitalise, describePosition, nameOf } from './sentences.ts'
import { sizeOf } from './sheet-picture.ts'
import type { Act, Tool } from './studio.ts'
import type { Gesture } from './use-sheet-gestures.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

interface SheetKeys {
  begin(at: Point): Gesture
  tool: Tool
  selected: Thing | null
  scene: DrawingScene
  drawing: Drawing
  act: Act
  onSelect(thing: Thing | null): void
  say(sentence: string): void
}

/** Keyboard control of the sheet: moves, rotates and resizes the selected thing, or moves the tool's cursor. */
export function useSheetKeys({ begin, tool, selected, scene, drawing, act, onSelect, say }: SheetKeys) {
  const [cursor, setCursor] = useState<Point | null>(null)
  const pen = useRef<Gesture>(null)
  const liftPen = () => {
    pen.current?.end()
    pen.current = null
  }
  // End the current stroke on unmount.
  useEffect(() => () => pen.current?.end(), [])

  const moveCursor = (by: Point) => {
    const from = cursor ?? { x: SHEET.width / 2, y: SHEET.height / 2 }
    const at = { x: clamp(from.x + by.x, 0, SHEET.width), y: clamp(from.y + by.y, 0, SHEET.height) }
    setCursor(at)
    pen.current?.extend(at)
    say(`${whereOf(at)}${namesAt(at)}`)
  }
  const namesAt = (at: Point) => {
    const thing = drawing.items.filter(isThing).findLast((one) => containsPoint(one, sizeOf(one, scene), at))
    return thing ? `, sur ${nameOf(thing, scene)}` : ''
  }
  const press = () => {
    const at = cursor ?? { x: SHEET.width / 2, y: SHEET.height / 2 }
    setCursor(at)
    if (pen.current) {
      liftPen()
      say('Trait terminé.')
    } else if (tool === 'brush' || tool === 'eraser') {
      pen.current = begin(at)
      say(tool === 'brush' ? 'Le pinceau est posé.' : "L'efface est posée.")
    } else begin(at).end()
  }
  const arrange = (thing: Thing, key: string): boolean => {
    const { id, x, y, scale, turn } = thing
    const arrow = ARROWS[key]
    if (arrow) {
      const to = { x: x + arrow.x, y: y + arrow.y }
      act({ type: 'place', id, to })
      say(whereOf(to))
    } else if (key === '+' || key === '=') act({ type: 'place', id, to: { scale: scale * KEY_SCALE_FACTOR } })
    else if (key === '-') act({ type: 'place', id, to: { scale: scale / KEY_SCALE_FACTOR } })
    else if (key === 'r') act({ type: 'place', id, to: { turn: turn + KEY_TURN } })
    else if (key === 'R') act({ type: 'place', id, to: { turn: turn - KEY_TURN } })
    else if (key === 'PageUp') act({ type: 'bring', id, to: 'front' })
    else if (key === 'PageDown') act({ type: 'bring', id, to: 'back' })
    else if (key === 'Delete' || key === 'Backspace') {
      act({ type: 'remove', id })
      say(`${capitalise(nameOf(thing, scene))} : c'est enlevé.`)
    } else if (key === 'Escape') onSelect(null)
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const isPress = event.key === 'Enter' || event.key === ' '
    if (selected && arrange(selected, event.key)) event.preventDefault()
    else if (arrow || isPress) {
      event.preventDefault()
      if (arrow) moveCursor(arrow)
      else if (!event.repeat) press()
    }
  }

  return {
    cursor,
    hideCursor: () => setCursor(null),
    props: {
      tabIndex: 0,
      onBlur() {
        liftPen()
        setCursor(null)
      },
      onKeyDown,
    },
  }
}

function whereOf({ x, y }: Point): string {
  return capitalise(describePosition({ x: x / SHEET.width, y: y / SHEET.height }))
}
