import * as z from 'zod/mini'
import { withoutHidden } from '../hidden-characters.ts'

/** Text that others read. Invisible characters are removed when saving and when reading older data. */
export const visibleText = z.string().check(z.overwrite(withoutHidden))
