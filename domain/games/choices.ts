import * as z from 'zod/mini'
import type { GameItem } from './game.ts'
import { recordMedia, recordText, textKey } from './plain-text.ts'
import { type ItemReading, mediaWarnings, readItems, withoutDuplicates } from './record-items.ts'

/** Optional first row of a record with media for its choices: `{choices: [{word, image?, sound?}]}`. */
export const leadingChoices = z.object({ choices: z.optional(z.array(z.unknown())) })

const row = z.object({ word: recordText, image: recordMedia, sound: recordMedia })

/** Reads the pictures and sounds of the choices. Invalid ones are faults. */
export function readChoices(list: readonly unknown[] = []): ItemReading<GameItem> {
  const reading = withoutDuplicates(
    readItems(list, row, (choice) => choice, 'choices'),
    ({ word }) => [textKey(word)],
  )
  return { ...reading, warnings: [...reading.warnings, ...mediaWarnings(reading.items, ['sound'])] }
}

/** A choice with the picture and sound that the record has for it. */
export function choiceOf(text: string, choices: readonly GameItem[]): GameItem {
  const key = textKey(text)
  return { ...textOption(text), ...choices.find(({ word }) => textKey(word) === key), word: text }
}

/** A choice without picture and sound. */
export function textOption(word: string): GameItem {
  return { word, image: null, sound: null }
}
