import { Suspense } from 'react'
import type { Page } from '../../content/routes.ts'
import { lazyExtra } from '../lib/lazy-extra.ts'
import { parseContent } from '../lib/parse-content.ts'
import { PageLoader } from '../ui/PageLoader.tsx'

const VocabularyView = lazyExtra(async () => (await import('./vocabulary.tsx')).VocabularyView)
const MusicView = lazyExtra(async () => (await import('./music.tsx')).MusicView)
const VideosView = lazyExtra(async () => (await import('./videos.tsx')).VideosView)
const StoriesView = lazyExtra(async () => (await import('./stories.tsx')).StoriesView)
const TextView = lazyExtra(async () => (await import('./reading.tsx')).TextView)

/**
 * What is being written on a page, by the page's own view: out of its route's file, so that no page of a pupil's comes in more
 * files than it needs.
 */
export function PagePreview(props: { page: Page; title: string; content: unknown }) {
  return (
    <div data-grade={props.page.grade ?? undefined}>
      <Suspense fallback={<PageLoader />}>
        <View {...props} />
      </Suspense>
    </div>
  )
}

function View({ page: { kind, clientID }, title, content }: Parameters<typeof PagePreview>[0]) {
  switch (kind) {
    case 'vocabulary':
      return <VocabularyView title={title} content={parseContent(kind, content)} games={null} />
    case 'music':
      return <MusicView title={title} content={parseContent(kind, content)} />
    case 'videos':
      return <VideosView clientID={clientID} title={title} content={parseContent(kind, content)} />
    case 'stories':
      return <StoriesView clientID={clientID} title={title} content={parseContent(kind, content)} />
    case 'letter':
    case 'announcements':
    case 'parents':
    case 'tribes':
    case 'resources':
      return <TextView kind={kind} title={title} content={parseContent(kind, content)} />
    default:
      return null
  }
}
