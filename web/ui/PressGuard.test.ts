import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IGNORE_PRESS_MS } from '../../domain/games/game.ts'
import { holdPresses } from './PressGuard.tsx'

class FakeElement extends EventTarget {
  dataset: Record<string, string> = {}
  readonly #name: string
  constructor(name: string) {
    super()
    this.#name = name
  }
  contains(other: unknown) {
    return other !== document.body && other !== outside
  }
  matches(names: string) {
    return names.split(', ').includes(this.#name)
  }
}
class FakeKey extends Event {
  readonly ctrlKey = false
  readonly metaKey = false
  readonly key: string
  constructor(key: string) {
    super('keydown', { cancelable: true })
    this.key = key
  }
}

const body = new FakeElement('body')
const outside = new FakeElement('button')
let pageEvents: [type: string, drop: (event: Event) => void][]

beforeEach(() => {
  vi.useFakeTimers()
  pageEvents = []
  vi.stubGlobal('Node', FakeElement)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('KeyboardEvent', FakeKey)
  vi.stubGlobal('document', { body })
  vi.stubGlobal('addEventListener', (type: string, drop: (event: Event) => void) =>
    pageEvents.push([type, drop]),
  )
  vi.stubGlobal('removeEventListener', (type: string, drop: unknown) => {
    pageEvents = pageEvents.filter(([known, other]) => known !== type || other !== drop)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** @returns whether the page receives a press on the target */
function press(target: FakeElement, event: Event = new Event('click', { cancelable: true })): boolean {
  const stop = vi.spyOn(event, 'stopPropagation')
  Object.defineProperty(event, 'target', { value: target })
  for (const [type, drop] of pageEvents) if (type === event.type) drop(event)
  return !stop.mock.calls.length && !event.defaultPrevented
}

describe('a screen that has just appeared', () => {
  const held = () => {
    const element = new FakeElement('section')
    const end = holdPresses(element)
    return { element, end, button: new FakeElement('button'), field: new FakeElement('input') }
  }

  it('ignores presses until it has been visible long enough', () => {
    const { element, button } = held()
    vi.advanceTimersByTime(300)
    expect(press(button)).toBe(false)
    vi.advanceTimersByTime(IGNORE_PRESS_MS - 301)
    expect(press(button)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(press(button)).toBe(true)
    expect(pageEvents).toEqual([])
    expect(element.dataset).toEqual({})
  })

  it.each(['pointerdown', 'pointerup', 'click'])('ignores %s', (type) => {
    const { button } = held()
    expect(press(button, new Event(type, { cancelable: true }))).toBe(false)
    expect(press(outside, new Event(type, { cancelable: true }))).toBe(true)
  })

  it('ignores Enter everywhere and characters typed outside fields, but not Tab and arrow keys', () => {
    const { button, field } = held()
    for (const key of ['Enter', ' ', 'é']) expect(press(button, new FakeKey(key)), key).toBe(false)
    expect(press(body, new FakeKey('a'))).toBe(false)
    expect(press(field, new FakeKey('Enter'))).toBe(false)
    expect(press(field, new FakeKey('a'))).toBe(true)
    expect(press(button, new FakeKey('Tab'))).toBe(true)
    expect(press(button, new FakeKey('ArrowLeft'))).toBe(true)
  })

  it('stops ignoring presses once it is gone', () => {
    const { end, button } = held()
    end()
    expect(press(button)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
