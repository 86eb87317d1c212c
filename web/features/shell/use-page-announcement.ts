import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After each navigation the document is named after the page's heading, and the heading takes the focus,
 * so that a screen reader says where one has come to.
 */
export function usePageAnnouncement(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const heading = document.querySelector<HTMLElement>('main h1')
        if (!heading) return
        document.title = documentTitle(heading.textContent)
        // The page that one came with has the focus where the browser put it.
        if (fromLocation && pathChanged) focusHeading(heading)
      }),
    [router],
  )
}

/** The title of the browser's tab. */
function documentTitle(heading: string): string {
  return heading.includes('Mme Bravo') ? heading : `${heading} – Mme Bravo`
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
