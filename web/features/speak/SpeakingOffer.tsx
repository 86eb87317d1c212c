import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useSession } from '../../lib/session/session.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import {
  type Sayable,
  type SpeakButtonProps,
  setSpeakButton,
  useCanSpeak,
} from '../../lib/speaking/speaking.tsx'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import { openExercise, rolesOf, useOpenExercise } from './roles.ts'
import styles from './SayButton.module.css'

const SpeakDialog = lazyPart(async () => (await import('./SpeakDialog.tsx')).SpeakDialog, { onFail: 'omit' })

/** Adds the speaking buttons to pages, except in classes without microphones, and opens their dialogs. */
export function SpeakingOffer() {
  const canSpeak = useCanSpeak()
  const exercise = useOpenExercise()
  useEffect(() => {
    if (!canSpeak) return
    setSpeakButton(SpeakButton)
    return () => setSpeakButton(null)
  }, [canSpeak])
  useCloseOnLeave()
  return exercise && <SpeakDialog exercise={exercise} onClose={closeExercise} />
}

/** Closes the dialog, which is not part of the page that opened it, on navigation or if the user changes. */
function useCloseOnLeave(): void {
  const { history } = useRouter()
  const userID = useSession()?.id
  const lastUserID = useRef(userID)
  useEffect(() => history.subscribe(closeExercise), [history])
  useEffect(() => {
    if (lastUserID.current !== userID) closeExercise()
    lastUserID.current = userID
  }, [userID])
}

function SpeakButton(toSpeak: SpeakButtonProps) {
  return 'text' in toSpeak ? <SayButton {...toSpeak} /> : <PlayButton {...toSpeak} />
}

function closeExercise(): void {
  openExercise(null)
}

/** Opens a dialogue to act out. Renders nothing if it has only one role. */
function PlayButton({ dialogue }: { dialogue: VocabularyDialogue }) {
  if (rolesOf(dialogue).length < 2) return null
  return (
    <Button look="soft" onClick={() => openExercise({ dialogue })}>
      <SignIcon shape="microphone" /> <Bilingual french="Joue un rôle" english="Play a part" />
      <span className="for-ears"> – {dialogue.title}</span>
    </Button>
  )
}

/** Texts of the page that have a button, by their element. */
const sayableTexts = new Map<HTMLElement, Sayable>()

/** Opens the speaking exercise at this text; the page's later texts follow. */
function SayButton({ text }: { text: Sayable }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const place = button.current
    if (!place) return
    sayableTexts.set(place, text)
    return () => void sayableTexts.delete(place)
  }, [text])
  const open = () => {
    stopSound()
    const inOrder = [...sayableTexts].toSorted(([one], [other]) => byPosition(one, other))
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

function byPosition(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
