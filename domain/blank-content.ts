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
