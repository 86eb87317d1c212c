import type { QueryClient } from '@tanstack/react-query'
import { SHELL_RECORD_ID, type ShellRecord } from '../../../domain/shell-record.ts'
import { gameQuery } from './game-query.ts'
import { pageKey, SHIPPED } from './page-query.ts'

/** Takes what the Worker put into the shell out of it: it is shown at once, and the API is asked too. */
export function takeShellRecord(queryClient: QueryClient): void {
  const block = document.getElementById(SHELL_RECORD_ID)
  if (!block?.textContent) return
  block.remove()
  // Checked by the Worker, which wrote it into this very page.
  const { page, game }: ShellRecord = JSON.parse(block.textContent)
  if (page) queryClient.setQueryData(pageKey(page.clientID), page, SHIPPED)
  if (game) queryClient.setQueryData(gameQuery(game.id).queryKey, game.record, SHIPPED)
}
