import type { PlayedGame } from '../../domain/api/game.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import type { PageContent, PageRecord, WrittenKind } from '../../domain/api/page.ts'

/** The content of a written page of a kind, parsed with the kind's schema. */
export type RecordOf<Kind extends WrittenKind> = Omit<PageRecord, 'kind' | 'content'> & {
  kind: Kind
  content: PageContent<Kind>
}
export type WrittenRecord = { [Kind in WrittenKind]: RecordOf<Kind> }[WrittenKind]

/** Data for prerendering, in place of the API's responses. */
export interface PrerenderData {
  menu: MenuLink[]
  /** The initial content of the page. `record` is null if nothing is written yet. */
  page?: { clientID: string; record: WrittenRecord | null }
  game?: { id: string; record: PlayedGame }
}

export interface PrerenderedPage {
  html: string
  /** JSON of the page's state, for `<script type="application/json" id="page-state">`. */
  state: string
  /** Source files of the page's view and its form part. The build manifest maps them to their chunks. */
  sources: string[]
  /** Source files of the parts that hydrate after the page. */
  lazySources: string[]
  /** Source files that only a signed-in user's page loads. */
  userSources: string[]
}

/** Module with the loaders of rarely opened views, as named in the build manifest. */
export const RARE_VIEWS = 'app/rare-views.ts'

/** Exports of the built `prerender.tsx`. */
export interface Renderer {
  prerender: Prerender
  /** The source file of the site chrome. */
  chromeSource(): Promise<string>
}

export type Prerender = (path: string, data: PrerenderData) => Promise<PrerenderedPage>
