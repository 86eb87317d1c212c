import * as z from 'zod/mini'
import { foreignFiles, OWN_FILE_RULE } from '../own-files.ts'

/** Refuses saving files of other sites. Content saved before this rule can still be read. */
export const ownFiles = z.check<unknown>((payload) => {
  for (const { path, file } of foreignFiles(payload.value))
    payload.issues.push({ code: 'custom', message: OWN_FILE_RULE, path, input: file })
})
