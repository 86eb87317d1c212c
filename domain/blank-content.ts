import type { ContentOf, WrittenKind } from './api/page.ts'

const reading: ContentOf<'resources'> = { image: null, blocks: [] }

/** Kind of page -> what it holds before anything is written on it. */
export const blankContents: { [Kind in WrittenKind]: ContentOf<Kind> } = {
  vocabulary: { form: 'cards', sections: [] },
  music: { songs: [] },
  videos: { videos: [], linked: [] },
  stories: { stories: [] },
  letter: reading,
  announcements: reading,
  parents: reading,
  tribes: reading,
  resources: reading,
}

/** Whether there is nothing in any list of a page's content. */
export function isEmpty(content: unknown): boolean {
  return Object.values(Object(content)).every((part) => !Array.isArray(part) || part.length === 0)
}
