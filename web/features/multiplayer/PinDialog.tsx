import { type FormEvent, useRef, useState } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { type Sentence, sentenceOf } from '../../lib/api/api.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { SaidInFrench } from '../../ui/SaidInFrench.tsx'
import styles from './MultiplayerView.module.css'

const PIN_DIGITS = 4
const TYPE_PIN_TEXT: OwlText = {
  french: 'Écris ton NIP, puis touche le grand bouton.',
  english: 'Type your secret number, then tap the big button.',
}
const INVALID_PIN_MESSAGE = 'Please enter a valid PIN (4 digits)'

interface PinDialogProps {
  isOpen: boolean
  onClose(): void
  /**
   * Returns why the PIN was refused, or null. Throws if the call fails. `isWanted`: whether the dialog is
   * still open.
   */
  onEnter(pin: string, isWanted: () => boolean): Promise<Sentence | null>
}

/** Asks for the pupil's PIN. Closing clears it. */
export function PinDialog({ isOpen, onClose, onEnter }: PinDialogProps) {
  return (
    <Dialog isBrief isOpen={isOpen} onClose={onClose} title="Ton NIP" english="Your PIN">
      <PinForm onEnter={onEnter} />
    </Dialog>
  )
}

function PinForm({ onEnter }: Pick<PinDialogProps, 'onEnter'>) {
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<Sentence | null>(null)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isHere = useIsMounted()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    // Cleared first, so that the same refusal is announced again.
    setProblem(null)
    const refusal = await onEnter(pin, isHere).catch(sentenceOf)
    setBusy(false)
    // Clear even a correct PIN: the browser's Back may restore the page for the next pupil.
    setPin('')
    if (refusal === null) return
    setProblem(refusal)
    input.current?.focus()
  }

  return (
    <form className="stack" onSubmit={submit}>
      <OwlSays {...TYPE_PIN_TEXT} />
      <label className={styles.field}>
        <span>Écris ton NIP de {PIN_DIGITS} chiffres.</span>
        <small lang="en">{INVALID_PIN_MESSAGE}</small>
        <input
          ref={input}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{4}"
          title={INVALID_PIN_MESSAGE}
          maxLength={PIN_DIGITS}
          value={pin}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, '').slice(0, PIN_DIGITS))}
        />
      </label>
      <p role="alert" className={styles.problem} data-stays>
        {problem && <SaidInFrench {...problem} />}
      </p>
      <Button type="submit" size="pupil" disabled={isBusy || pin.length < PIN_DIGITS}>
        <PlayIcon /> Entrer{' '}
        <small lang="en" data-stays>
          Login
        </small>
      </Button>
    </form>
  )
}
