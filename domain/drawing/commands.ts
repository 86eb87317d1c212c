import {
  type Drawing,
  EMPTY_DRAWING,
  type Fill,
  type Item,
  isMark,
  isThing,
  type Label,
  MAX_LABEL_LENGTH,
  MAX_MARKS,
  MAX_THINGS,
  type Placement,
  type Sticker,
  type Stroke,
} from './drawing.ts'
import { withPlacement } from './placement.ts'

type New<T extends Item> = T extends Item ? Omit<T, 'id'> : never

export type Command =
  | { type: 'add'; item: New<Stroke> | New<Fill> | New<Sticker> | New<Label> }
  /** Moves, turns or resizes a sticker or label. */
  | { type: 'place'; id: number; to: Partial<Placement> }
  | { type: 'write'; id: number; text: string }
  | { type: 'recolour'; id: number; colour: string }
  | { type: 'bring'; id: number; to: 'front' | 'back' }
  | { type: 'remove'; id: number }
  | { type: 'paper'; paper: Drawing['paper'] }
  | { type: 'clear' }

/**
 * Why a command is refused: the drawing has the maximum number of things (stickers and labels), or of marks
 * (strokes and fills).
 */
export type DrawingRefusal = 'too-many-things' | 'too-many-marks'

/** Applies a command. Returns the same object if nothing changes. */
export function applyCommand(drawing: Drawing, command: Command): Drawing | DrawingRefusal {
  const { items } = drawing
  switch (command.type) {
    case 'add':
      return withNewItem(drawing, command.item)
    case 'place':
      return withItem(drawing, command.id, (item) => (isThing(item) ? withPlacement(item, command.to) : item))
    case 'write': {
      const text = labelText(command.text)
      return withItem(drawing, command.id, (item) =>
        item.kind === 'label' && text !== '' && item.text !== text ? { ...item, text } : item,
      )
    }
    case 'recolour':
      return withItem(drawing, command.id, (item) =>
        item.kind !== 'sticker' && item.colour !== command.colour
          ? { ...item, colour: command.colour }
          : item,
      )
    case 'bring':
      return withOrder(drawing, command.id, command.to)
    case 'remove': {
      const left = items.filter((item) => item.id !== command.id)
      return left.length === items.length ? drawing : { ...drawing, items: left }
    }
    case 'paper':
      return drawing.paper === command.paper ? drawing : { ...drawing, paper: command.paper }
    case 'clear':
      return items.length === 0 ? drawing : { ...EMPTY_DRAWING, paper: drawing.paper }
  }
}

/** Normalizes a label's text: one line, trimmed, truncated to the maximum length. */
export function labelText(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  return line.slice(0, MAX_LABEL_LENGTH).trim()
}

function withNewItem(drawing: Drawing, item: (Command & { type: 'add' })['item']): Drawing | DrawingRefusal {
  const { items } = drawing
  const id = items.reduce((max, item) => Math.max(max, item.id), 0) + 1
  switch (item.kind) {
    case 'stroke':
    case 'fill':
      if (items.filter(isMark).length >= MAX_MARKS) return 'too-many-marks'
      return { ...drawing, items: [...items, { ...item, id }] }
    case 'label':
    case 'sticker': {
      if (items.filter(isThing).length >= MAX_THINGS) return 'too-many-things'
      if (item.kind === 'sticker')
        return { ...drawing, items: [...items, withPlacement({ ...item, id }, item)] }
      const text = labelText(item.text)
      return text === ''
        ? drawing
        : { ...drawing, items: [...items, withPlacement({ ...item, id, text }, item)] }
    }
  }
}

function withOrder(drawing: Drawing, id: number, to: 'front' | 'back'): Drawing {
  const { items } = drawing
  const item = items.find((one) => one.id === id)
  if (!item || !isThing(item) || items.at(to === 'front' ? -1 : 0) === item) return drawing
  const others = items.filter((one) => one !== item)
  return { ...drawing, items: to === 'front' ? [...others, item] : [item, ...others] }
}

function withItem(drawing: Drawing, id: number, change: (item: Item) => Item): Drawing {
  const items = drawing.items.map((item) => (item.id === id ? change(item) : item))
  return items.some((item, index) => item !== drawing.items[index]) ? { ...drawing, items } : drawing
}
