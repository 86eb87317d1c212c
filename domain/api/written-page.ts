import * as z from 'zod/mini'
import { vocabularyContent } from './page.ts'
import { musicContent } from './song.ts'
import { storiesContent } from './story.ts'
import { textContent } from './text-page.ts'
import { videosContent } from './video-page.ts'

const reading = z.enum(['letter', 'announcements', 'parents', 'tribes', 'resources'])

/** A page's content, discriminated by kind. */
export const writtenPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vocabulary'), content: vocabularyContent }),
  z.object({ kind: z.literal('music'), content: musicContent }),
  z.object({ kind: z.literal('videos'), content: videosContent }),
  z.object({ kind: z.literal('stories'), content: storiesContent }),
  z.object({ kind: reading, content: textContent }),
])
export type WrittenPage = z.infer<typeof writtenPage>
