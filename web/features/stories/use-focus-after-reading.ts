import { type RefObject, useLayoutEffect, useRef } from 'react'

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
