import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PageWord } from '../../../content/page-words.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { ProjectedWord } from './ProjectedWord.tsx'
import styles from './Projector.module.css'

interface ProjectorProps {
  title: string
  words: PageWord[]
  /** What the page shows of its words, to be changed here too. */
  switches: ReactNode
  onClose(): void
}

/** The words one at a time, for a whole class to see from the last row. */
export function Projector({ title, words, switches, onClose }: ProjectorProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wayOn = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState(0)
  const last = words.length - 1
  const word = words[place]
  const goTo = (next: number) => setPlace(Math.min(last, Math.max(0, next)))

  // With what else changes: who presses a key at once presses it in the right place.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // By itself it would give the focus to the first switch.
    wayOn.current?.focus()
  }, [])

  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = turned(event.key, place, last)
    if (next === null) return
    event.preventDefault()
    goTo(next)
  })
  // From the window, since a presenter's remote control is heard wherever the focus is.
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('keydown', turn, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const fillScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    // A browser that refuses leaves the words as large as its window.
    else dialog.current?.requestFullscreen().catch(() => undefined)
  }

  return (
    <dialog ref={dialog} className={styles.projector} aria-label={title} onClose={onClose}>
      <div className={styles.bar}>
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
      {word && <ProjectedWord key={word.french} word={word} />}
      <div className={`${styles.bar} ${styles.turns}`}>
        <Button size="pupil" look="soft" isOff={place === 0} onClick={() => goTo(place - 1)}>
          <PlayIcon shape="back" /> Mot précédent <small lang="en">Previous word</small>
        </Button>
        <span role="status">
          {place + 1} sur {words.length}
        </span>
        <Button ref={wayOn} size="pupil" isOff={place === last} onClick={() => goTo(place + 1)}>
          Mot suivant <PlayIcon /> <small lang="en">Next word</small>
        </Button>
      </div>
    </dialog>
  )
}

/** Where a key leads to; a presenter's remote control sends Page Up and Page Down. Null: nowhere. */
function turned(key: string, place: number, last: number): number | null {
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
