import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Point } from '../../../domain/drawing/drawing.ts'
import {
  type Contact,
  type Effect,
  type FingerEvent,
  NO_FINGERS,
  stepFingers,
} from '../../../domain/drawing/fingers.ts'

/** A gesture that began with a touch. `extend` takes CSS pixels of the frame. */
export interface Gesture {
  extend(at: Point): void
  end(): void
  drop(): void
}

interface SheetGestures {
  begin(at: Point): Gesture
  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void
}

/** Turns pointer events of the frame into gestures. Ends the current gesture on unmount. */
export function useSheetGestures({ begin, pinch }: SheetGestures) {
  const fingers = useRef(NO_FINGERS)
  const gesture = useRef<Gesture>(null)

  const obey = (effect: Effect) => {
    switch (effect.type) {
      case 'begin':
        gesture.current = begin(effect.at)
        return
      case 'extend':
        gesture.current?.extend(effect.at)
        return
      case 'end':
      case 'drop':
        gesture.current?.[effect.type]()
        gesture.current = null
        return
      case 'pinch':
        pinch(effect.from, effect.to)
    }
  }
  const take = (event: FingerEvent) => {
    const [next, effects] = stepFingers(fingers.current, event)
    fingers.current = next
    for (const effect of effects) obey(effect)
  }
  const loseAll = useEffectEvent(() => take({ type: 'lost' }))
  useEffect(() => {
    const lose = () => loseAll()
    // Rotating the device moves the sheet under the finger, which would draw a line across it.
    const upright = window.matchMedia('(orientation: portrait)')
    upright.addEventListener('change', lose)
    window.addEventListener('blur', lose)
    document.addEventListener('visibilitychange', lose)
    return () => {
      upright.removeEventListener('change', lose)
      window.removeEventListener('blur', lose)
      document.removeEventListener('visibilitychange', lose)
      gesture.current?.end()
    }
  }, [])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      take({ type: 'down', contact: contactOf(event.nativeEvent, event.currentTarget) })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      // Fast strokes have more points than animation frames.
      const all = event.nativeEvent.getCoalescedEvents()
      for (const one of all.length > 0 ? all : [event.nativeEvent]) {
        take({ type: 'move', contact: contactOf(one, event.currentTarget) })
      }
    },
    onPointerUp: (event: PointerEvent) => take({ type: 'up', id: event.pointerId }),
    onPointerCancel: (event: PointerEvent) => take({ type: 'lost', id: event.pointerId }),
    onLostPointerCapture: (event: PointerEvent) => take({ type: 'lost', id: event.pointerId }),
  }
}

function contactOf(event: globalThis.PointerEvent, frame: HTMLElement): Contact {
  const { left, top } = frame.getBoundingClientRect()
  const { pointerId, pointerType, clientX, clientY, width, height } = event
  return {
    id: pointerId,
    kind: pointerType === 'pen' || pointerType === 'touch' ? pointerType : 'mouse',
    x: clientX - left,
    y: clientY - top,
    breadth: Math.max(width, height),
  }
}
