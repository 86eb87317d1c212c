import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PageWord } from '../../../content/site/page-words.ts'
import { Button } from '../../ui/Button.tsx'
import { EnglishButton } from '../../ui/EnglishButton.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { ProjectedWord } from './ProjectedWord.tsx'
import styles from './Projector.module.css'

interface ProjectorProps {
  title: string
  words: PageWord[]
  /** Switches for what is shown of the words. */
  switches: ReactNode
  onClose(): void
  /** Announcements; screen readers ignore them outside the dialog. */
  children: ReactNode
}

/** Shows the words one at a time, large enough for a whole class. */
export function Projector({ title, words, switches, onClose, children }: ProjectorProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState(0)
  const last = words.length - 1
  const word = words[place]
  const goTo = (next: number) => setPlace(Math.min(last, Math.max(0, next)))

  // A layout effect, so that a key pressed immediately is handled.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // The dialog would focus the first switch by itself.
    nextButton.current?.focus()
  }, [])

  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = targetOf(event.key, place, last)
    if (next === null) return
    event.preventDefault()
    goTo(next)
  })
  // Listen on the window, so that a presenter remote works wherever the focus is.
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', turn, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const fillScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    // If full screen is refused, the words fill the window.
    else dialog.current?.requestFullscreen().catch(() => undefined)
  }

  return (
    <dialog ref={dialog} className={styles.projector} aria-label={title} onClose={onClose}>
      <div className={styles.bar}>
        <EnglishButton />
        {switches}
        {document.fullscreenEnabled && (
          <Button look="soft" onClick={fillScreen}>
            Plein écran <small lang="en">Full screen</small>
          </Button>
        )}
        <Button look="soft" onClick={() => dialog.current?.close()}>
          <span aria-hidden="true">✕</span> Fermer <small lang="en">Close</small>
        </Button>
      </div>
      {children}
      {word && <ProjectedWord key={word.french} word={word} />}
      <div className={`${styles.bar} ${styles.turns}`}>
        <Button size="pupil" look="soft" isOff={place === 0} onClick={() => goTo(place - 1)}>
          <PlayIcon shape="back" /> Mot précédent <small lang="en">Previous word</small>
        </Button>
        <span role="status">
          {place + 1} sur {words.length}
        </span>
        <Button ref={nextButton} size="pupil" isOff={place === last} onClick={() => goTo(place + 1)}>
          Mot suivant <PlayIcon /> <small lang="en">Next word</small>
        </Button>
      </div>
    </dialog>
  )
}

/** Target of a key, or null. Presenter remotes send Page Up and Page Down. */
function targetOf(key: string, place: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return place + 1
    case 'ArrowLeft':
    case 'PageUp':
      return place - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
