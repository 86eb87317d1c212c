import { QueryClient } from '@tanstack/react-query'
import { HYDRATION_DATA_ID, type HydrationData } from '../../../domain/hydration-data.ts'

/** The queries as they were when the open page was built. Parts hydrate with this data, however late. */
export const shippedQueries = new QueryClient()

/** Removes the block from the page and returns its data, which our own build or Worker wrote; null if there is none. */
export function takeHydrationData(): HydrationData | null {
  const block = document.getElementById(HYDRATION_DATA_ID)
  if (!block?.textContent) return null
  block.remove()
  return JSON.parse(block.textContent)
}
