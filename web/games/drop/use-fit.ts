import { type RefObject, useLayoutEffect, useState } from 'react'

/** Largest size with this proportion that fits into the element, in CSS pixels; null until measured. */
export function useFit(ref: RefObject<HTMLElement | null>, proportion: number) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const width = Math.floor(Math.min(element.clientWidth, element.clientHeight * proportion))
      setSize({ width, height: Math.floor(width / proportion) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, proportion])
  return size
}
