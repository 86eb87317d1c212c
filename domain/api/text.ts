import * as z from 'zod/mini'
import { withoutHidden } from '../hidden-characters.ts'

/** Text that others read. Invisible characters are removed when saving and when reading older data. */
export const visibleText = z.string().check(z.overwrite(withoutHidden))

/** Parts shared by the contents of several kinds of pages. */

export const shortText = visibleText.check(z.minLength(1), z.maxLength(120))

/** A path under the media base, e.g. `songs/frere-jacques.mp3`. */
export const mediaPath = z.string().check(z.minLength(1), z.maxLength(200))

/** Identifies a song, video or story within its page. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,60}$/, "doit être en minuscules, chiffres et traits d'union"))

/** A text in both languages; `english` may be empty. */
export const bilingual = z.object({
  french: visibleText.check(z.minLength(1), z.maxLength(1000)),
  english: visibleText.check(z.maxLength(1000)),
})
export type Bilingual = z.infer<typeof bilingual>

/** A sentence with sound. `sound` is a path under the media base, e.g. `sounds/il-neige.mp3`. */
export const spokenText = z.object({
  french: visibleText.check(z.minLength(1), z.maxLength(300)),
  english: visibleText.check(z.maxLength(300)),
  sound: z.nullable(mediaPath),
})
export type SpokenText = z.infer<typeof spokenText>
