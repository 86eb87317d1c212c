import type { Page } from '../../content/routes.ts'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { parseContent } from '../lib/page/parse-content.ts'
import { PageLoader } from '../ui/Loading.tsx'

const PREVIEW_OPTIONS = { onFail: 'omit', fallback: <PageLoader /> } as const
const VocabularyView = lazyPart(
  async () => (await import('./vocabulary.tsx')).VocabularyView,
  PREVIEW_OPTIONS,
)
const MusicView = lazyPart(async () => (await import('./music.tsx')).MusicView, PREVIEW_OPTIONS)
const VideosView = lazyPart(async () => (await import('./videos.tsx')).VideosView, PREVIEW_OPTIONS)
const StoriesView = lazyPart(async () => (await import('./stories.tsx')).StoriesView, PREVIEW_OPTIONS)
const TextView = lazyPart(async () => (await import('./reading.tsx')).TextView, PREVIEW_OPTIONS)

/** Previews unsaved content with the page's own view. A separate file, so that it adds no chunk to pupils' pages. */
export function PagePreview(props: { page: Page; title: string; content: unknown }) {
  return (
    <div data-grade={props.page.grade ?? undefined}>
      <View {...props} />
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
