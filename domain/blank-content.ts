import type { PageContent, WrittenKind } from './api/page.ts'

const reading: PageContent<'resources'> = { image: null, blocks: [] }

/** The initial content of each kind of page. */
export const blankContents: { [Kind in WrittenKind]: PageContent<Kind> } = {
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

/** True if all lists of a page's content are empty. */
export function isEmptyContent(content: unknown): boolean {
  return Object.values(Object(content)).every((part) => !Array.isArray(part) || part.length === 0)
}
