import { useEffect, useState } from 'react'
import { isCalm } from '../../lib/display/calm.ts'
import { focusHeading } from '../../lib/display/focus-heading.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import styles from './ScrollToTop.module.css'

const THRESHOLD_PX = 300
const THROTTLE_MS = 100

/** A button that appears after 300 px of scrolling. Hidden during games, which it would cover. */
export function ScrollToTop() {
  const isScrolled = useIsScrolled()
  const isInGame = useInGame()
  if (!isScrolled || isInGame) return null
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: isCalm() ? 'auto' : 'smooth' })
    // The button is removed.
    focusHeading()
  }
  return (
    <button type="button" className={styles.button} onClick={toTop}>
      <span aria-hidden="true">↑</span>
      <span className="for-ears">Retour en haut</span>
    </button>
  )
}

/** Checks at most every 100 ms. Also checks the final position. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setScrolled(window.scrollY > THRESHOLD_PX)
    }
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE_MS)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return isScrolled
}
