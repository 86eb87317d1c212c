import * as z from 'zod/mini'
import { withoutHidden } from '../hidden-characters.ts'

/** A text that others read. What is hidden in it is left out, on the way in and, of what was stored before, on the way out. */
export const visibleText = z.string().check(z.overwrite(withoutHidden))
