import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Shows a list in parts. `showMore` focuses the first button or checkbox of the new items, because the pressed
 * button is gone once all are shown.
 */
export function useShowMore<List extends HTMLElement = HTMLUListElement>(pageSize: number) {
  const [shownCount, setShownCount] = useState(pageSize)
  const list = useRef<List>(null)
  const showMore = () => {
    flushSync(() => setShownCount(shownCount + pageSize))
    const added = [...(list.current?.children ?? [])].slice(shownCount)
    const controls = added.flatMap((item) => item.querySelector<HTMLElement>('button, input') ?? [])
    controls[0]?.focus()
  }
  return { list, shownCount, showMore, showFirst: () => setShownCount(pageSize) }
}
