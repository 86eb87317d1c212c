import { type FormEvent, useRef, useState } from 'react'
import { type Sentence, sentenceOf } from '../../lib/api/api.ts'
import { useIsHere } from '../../lib/use-is-here.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import { SaidInFrench } from '../../ui/SaidInFrench.tsx'
import styles from './PinDialog.module.css'

const PIN_DIGITS = 4
const TO_DO = {
  french: 'Écris ton NIP, puis touche le grand bouton.',
  english: 'Type your secret number, then tap the big button.',
}
const WHAT_A_PIN_IS = 'Please enter a valid PIN (4 digits)'

interface PinDialogProps {
  isOpen: boolean
  onClose(): void
  /** Gives back why the PIN does not open the way; throws where the call fails. `isWanted`: the dialog was not closed meanwhile. */
  onEnter(pin: string, isWanted: () => boolean): Promise<Sentence | null>
}

/** Asks for the pupil's PIN; closing forgets what was typed. */
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
  const isHere = useIsHere()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    // The same refusal once more is read out once more.
    setProblem(null)
    const refusal = await onEnter(pin, isHere).catch(sentenceOf)
    setBusy(false)
    // The right one too: by the back button the page may come back as it was left, to whoever has the tablet then.
    setPin('')
    if (refusal === null) return
    setProblem(refusal)
    input.current?.focus()
  }

  return (
    <form className="stack" onSubmit={submit}>
      <OwlSays {...TO_DO} />
      <label className={styles.field}>
        <span>Écris ton NIP de {PIN_DIGITS} chiffres.</span>
        <small lang="en">{WHAT_A_PIN_IS}</small>
        <input
          ref={input}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{4}"
          title={WHAT_A_PIN_IS}
          maxLength={PIN_DIGITS}
          value={pin}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, '').slice(0, PIN_DIGITS))}
        />
      </label>
      <p role="alert" className={styles.problem}>
        {problem && <SaidInFrench {...problem} />}
      </p>
      <Button type="submit" size="pupil" disabled={isBusy || pin.length < PIN_DIGITS}>
        <PlayIcon /> Entrer <small lang="en">Login</small>
      </Button>
    </form>
  )
}
