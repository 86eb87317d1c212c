import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { documentTitle } from '../../lib/document-title.ts'

/** That of web/index.html: of a page that is made in the browser. */
const SHELL_TITLE = 'Mme Bravo'

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
        const page = router.state.matches.at(-1)?.staticData.page
        // A prerendered page has the title that it was made with, which knows more of a game.
        if (fromLocation || document.title === SHELL_TITLE)
          document.title = documentTitle(heading.textContent, page?.grade ?? null)
        // The page that one came with has the focus where the browser put it.
        if (fromLocation && pathChanged) focusHeading(heading)
      }),
    [router],
  )
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
