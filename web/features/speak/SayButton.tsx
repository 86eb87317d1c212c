import { useEffect, useRef } from 'react'
import { stopSound } from '../../lib/sound/sound.ts'
import type { Sayable } from '../../lib/speaking/speaking.tsx'
import { SignIcon } from '../../ui/SignIcon.tsx'
import { openExercise } from './open-exercise.ts'
import styles from './SayButton.module.css'

/** Texts of the page that have a button, by their element. */
const shown = new Map<HTMLElement, Sayable>()

/** Opens the speaking exercise at this text; the page's later texts follow. */
export function SayButton({ text }: { text: Sayable }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const place = button.current
    if (!place) return
    shown.set(place, text)
    return () => void shown.delete(place)
  }, [text])
  const open = () => {
    stopSound()
    const inOrder = [...shown].toSorted(([one], [other]) => byPlace(one, other))
    openExercise({
      texts: inOrder.map(([, each]) => each),
      first: inOrder.findIndex(([place]) => place === button.current),
    })
  }
  return (
    <button ref={button} type="button" className={`for-screen ${styles.say}`} onClick={open}>
      <SignIcon shape="microphone" /> <span>Dis-le!</span>
      <span className="for-ears">{text.french}</span>
    </button>
  )
}

function byPlace(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
