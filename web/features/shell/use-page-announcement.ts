import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { documentTitle } from '../../../content/site/document-title.ts'
import { focusHeading } from '../../lib/display/focus-heading.ts'
import { pageOfMatch } from '../../lib/page/current-page.ts'
import { stopAudio } from '../../lib/sound/sound-player.ts'

/** The title in web/index.html, for pages that are not prerendered. */
const SHELL_TITLE = 'Mme Bravo'

/**
 * On each navigation, stops all sound. Afterwards sets the document title and focuses the heading, so that a screen
 * reader announces the page.
 */
export function usePageAnnouncement(): void {
  const router = useRouter()
  useEffect(() => {
    let stopWaiting = () => {}
    let focusBefore = document.activeElement
    const stopNoting = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (pathChanged) stopAudio()
      focusBefore = document.activeElement
    })
    const stopAnnouncing = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      stopWaiting()
      // A prerendered title is more specific, e.g. for games: keep it on load.
      const isUnnamed = fromLocation || document.title === SHELL_TITLE
      stopWaiting = whenElementExists('main h1', (heading) => {
        const match = router.state.matches.at(-1)
        const grade = (match && pageOfMatch(match)?.grade) ?? null
        if (isUnnamed) document.title = documentTitle(heading.textContent, grade)
        // On load, keep the browser's own focus.
        if (!fromLocation || !pathChanged) return
        // If the user has moved on or opened a menu while the page loaded, keep the focus there.
        const { activeElement } = document
        const hasMovedOn = ![focusBefore, document.body].includes(activeElement)
        if (!hasMovedOn && !activeElement?.matches('[aria-expanded="true"]')) focusHeading(heading)
      })
    })
    return () => {
      stopNoting()
      stopAnnouncing()
      stopWaiting()
    }
  }, [router])
}

/** Calls `found` with the element, now or once it exists. @returns a function that cancels it */
function whenElementExists(selector: string, found: (element: HTMLElement) => void): () => void {
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
