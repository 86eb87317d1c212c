import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Id of the open story. */
    story?: string
  }
}

/** Keeps the open story in the browser's history, so that Back closes the book. */
export function useOpenStory() {
  const { history } = useRouter()
  const story = useLocation({ select: ({ state }) => state.story })
  // A reloaded page hydrates as it was prerendered, with the shelf.
  const isHydrated = useHydrated()
  return {
    openID: isHydrated ? story : undefined,
    // Ignores the second tap of a double tap. If the stored story is another one, it has been deleted and the
    // shelf is visible, so the book opens.
    open(id: string) {
      if (history.location.state.story !== id) history.push(history.location.href, { story: id })
    },
    close() {
      if (history.location.state.story) history.back()
    },
  }
}

/**
 * Restores the focus after closing a book: to its cover on the shelf, or to the page's heading if the cover
 * is gone.
 * @param openID id of the open story
 */
export function useFocusAfterReading(page: RefObject<HTMLElement | null>, openID: string | undefined): void {
  const lastID = useRef(openID)
  useLayoutEffect(() => {
    const closedID = lastID.current
    lastID.current = openID
    if (closedID === undefined || openID !== undefined || document.activeElement !== document.body) return
    const cover = page.current?.querySelector<HTMLElement>(`[data-story="${CSS.escape(closedID)}"]`)
    const heading = page.current?.querySelector<HTMLElement>('h1')
    if (heading) heading.tabIndex = -1
    const place = cover ?? heading
    place?.focus()
  }, [page, openID])
}
