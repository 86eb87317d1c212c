import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A book that is closed takes the focus along: it passes to the book's cover on the shelf, or where that is gone too, to the
 * page's heading.
 * @param openID id of the story that is open
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
