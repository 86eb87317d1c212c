import type { GameRecord } from '../domain/api/game.ts'
import type { MenuLink } from '../domain/api/menu.ts'
import type { PageRecord, VocabularyContent } from '../domain/api/page.ts'

/** A page of words whose content has been read by its schema. */
export type VocabularyRecord = Omit<PageRecord, 'content'> & { content: VocabularyContent }

/** What a page is made of at build time, in the place of the API's answers. */
export interface PrerenderData {
  menu: MenuLink[]
  /** What the school starts with on this page; null where nothing is written yet. */
  page?: { clientID: string; record: VocabularyRecord | null }
  game?: { id: string; record: GameRecord }
}

export interface PrerenderedPage {
  html: string
  /** JSON of the page's state, for `<script type="application/json" id="page-state">`. */
  state: string
  /** The source file of the page's view, by which the build's manifest knows its files. */
  view: string | null
}

export type Prerender = (path: string, data: PrerenderData) => Promise<PrerenderedPage>
