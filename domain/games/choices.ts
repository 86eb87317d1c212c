import * as z from 'zod/mini'
import type { GameItem } from './game.ts'
import { recordMedia, recordText, textKey } from './plain-text.ts'
import { type ItemReading, mediaWarnings, readItems, withoutDoubles } from './record-items.ts'

/** What the leading row of a record may say of the texts to choose from: `{choices: [{word, image?, sound?}]}`. */
export const leadingChoices = z.object({ choices: z.optional(z.array(z.unknown())) })

const row = z.object({ word: recordText, image: recordMedia, sound: recordMedia })

/** The pictures and sounds of the texts to choose from. Those that are not sound are faults. */
export function readChoices(list: readonly unknown[] = []): ItemReading<GameItem> {
  const reading = withoutDoubles(
    readItems(list, row, (choice) => choice, 'choices'),
    ({ word }) => [textKey(word)],
  )
  return { ...reading, warnings: [...reading.warnings, ...mediaWarnings(reading.items, ['sound'])] }
}

/** A text to choose, with its picture and sound where the record has them. */
export function choiceOf(text: string, choices: readonly GameItem[]): GameItem {
  const key = textKey(text)
  return { ...textOption(text), ...choices.find(({ word }) => textKey(word) === key), word: text }
}

/** An option in words alone. */
export function textOption(word: string): GameItem {
  return { word, image: null, sound: null }
}
