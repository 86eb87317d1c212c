import * as z from 'zod/mini'
import { cleanRichText } from '../clean-rich-text.ts'

/** Text with a little form. It is never refused: what is not sound of it is left out, on the way in and on the way out. */
const richText = z.pipe(z.unknown(), z.transform(cleanRichText))

/** One text in both languages; the English may be empty. */
export const richPair = z.object({ french: richText, english: richText })
export type RichPair = z.infer<typeof richPair>
