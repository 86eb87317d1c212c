import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { documentTitle } from '../../../content/document-title.ts'
import { pageOfMatch } from '../../lib/page/current-page.ts'

/** The title in web/index.html, which a page has that was not prerendered. */
const SHELL_TITLE = 'Mme Bravo'

/**
 * After each navigation the document is named after the page's heading, and the heading takes the focus,
 * so that a screen reader says where one has come to.
 */
export function usePageAnnouncement(): void {
  const router = useRouter()
  useEffect(() => {
    let stopWaiting = () => {}
    let focusBefore = document.activeElement
    const stopNoting = router.subscribe('onBeforeNavigate', () => {
      focusBefore = document.activeElement
    })
    const stopAnnouncing = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      stopWaiting()
      // A prerendered page has the title that it was made with, which knows more of a game.
      const isUnnamed = fromLocation || document.title === SHELL_TITLE
      stopWaiting = whenThere('main h1', (heading) => {
        const match = router.state.matches.at(-1)
        const grade = (match && pageOfMatch(match)?.grade) ?? null
        if (isUnnamed) document.title = documentTitle(heading.textContent, grade)
        // The page that one came with has the focus where the browser put it.
        if (!fromLocation || !pathChanged) return
        // A page that comes late takes it from nobody who went on meanwhile, in the menu perhaps.
        if ([focusBefore, document.body].includes(document.activeElement)) focusHeading(heading)
      })
    })
    return () => {
      stopNoting()
      stopAnnouncing()
      stopWaiting()
    }
  }, [router])
}

/** Calls back with the element: at once, or as soon as it stands in the page. @returns what gives up waiting */
function whenThere(selector: string, found: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) return
    observer.disconnect()
    found(element)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
