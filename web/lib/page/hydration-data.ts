import { QueryClient } from '@tanstack/react-query'
import { HYDRATION_DATA_ID, type HydrationData } from '../../../domain/hydration-data.ts'

/** The queries as they were when the open page was made. A part hydrates with this data, however late. */
export const shippedQueries = new QueryClient()

/** Removes the state block from the page and returns its data; null if there is none. */
export function takeHydrationData(): HydrationData | null {
  const block = document.getElementById(HYDRATION_DATA_ID)
  if (!block?.textContent) return null
  block.remove()
  const state: unknown = JSON.parse(block.textContent)
  return isHydrationData(state) ? state : null
}

/** A shallow check is enough: our own build or Worker wrote the state into this page. */
function isHydrationData(state: unknown): state is HydrationData {
  return typeof state === 'object' && state !== null && 'queries' in state
}
