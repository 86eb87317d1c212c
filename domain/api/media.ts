import * as z from 'zod/mini'

/** The largest file that can be stored. */
export const MEDIA_BYTES = 2 * 1024 * 1024

/** `url`: the path under which the file is served, for good. */
export const mediaAnswer = z.object({ success: z.literal(true), url: z.string() })
export type MediaAnswer = z.infer<typeof mediaAnswer>
