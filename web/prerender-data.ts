import type { PlayedGame } from '../domain/api/game.ts'
import type { MenuLink } from '../domain/api/menu.ts'
import type { ContentOf, PageRecord, WrittenKind } from '../domain/api/page.ts'

/** What is written on a page of a kind, read by the kind's schema. */
export type RecordOf<Kind extends WrittenKind> = Omit<PageRecord, 'kind' | 'content'> & {
  kind: Kind
  content: ContentOf<Kind>
}
export type WrittenRecord = { [Kind in WrittenKind]: RecordOf<Kind> }[WrittenKind]

/** What a page is made of at build time, in the place of the API's answers. */
export interface PrerenderData {
  menu: MenuLink[]
  /** What the school starts with on this page; null where nothing is written yet. */
  page?: { clientID: string; record: WrittenRecord | null }
  game?: { id: string; record: PlayedGame }
}

export interface PrerenderedPage {
  html: string
  /** JSON of the page's state, for `<script type="application/json" id="page-state">`. */
  state: string
  /** The source files of the page's view and of what its form adds, by which the build's manifest knows their files. */
  sources: string[]
  /** Those of the parts that come to life after the page. */
  lateSources: string[]
}

/** It knows where the views are fetched from that few begin with; as the build's manifest names it. */
export const LATER_VIEWS = 'routes/later-views.ts'

/** What `prerender.tsx` is built into. */
export interface Renderer {
  prerender: Prerender
  /** The source file of what stands around every page. */
  chromeSource(): Promise<string>
}

export type Prerender = (path: string, data: PrerenderData) => Promise<PrerenderedPage>
