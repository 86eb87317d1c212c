import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Shows a list in parts. `showMore` focuses the button of the first new item, because the pressed button is
 * gone once all are shown.
 */
export function useShowMore(pageSize: number) {
  const [shownCount, setShownCount] = useState(pageSize)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShownCount(shownCount + pageSize))
    list.current?.children[shownCount]?.querySelector('button')?.focus()
  }
  return { list, shownCount, showMore, showFirst: () => setShownCount(pageSize) }
}
