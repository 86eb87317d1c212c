import type { PlayedGame } from './api/game.ts'
import type { WrittenPage } from './api/written-page.ts'

/** The block of JSON in the app's shell by which a page of the teacher's own is shown before the API is asked. */
export const SHELL_RECORD_ID = 'shell-record'

export interface ShellRecord {
  page?: WrittenPage & { clientID: string; title: string; updated: string }
  game?: { id: string; record: PlayedGame }
}
