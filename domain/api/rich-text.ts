import * as z from 'zod/mini'
import { cleanRichText } from '../clean-rich-text.ts'

/** Formatted text. Invalid parts are dropped instead of refused, when saving and when reading. */
const richText = z.pipe(z.unknown(), z.transform(cleanRichText))

/** A text in both languages; the English may be empty. */
export const richPair = z.object({ french: richText, english: richText })
export type RichPair = z.infer<typeof richPair>
