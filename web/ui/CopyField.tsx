import { useId, useRef, useState } from 'react'
import type { Sentence } from '../lib/api/api.ts'
import { Button } from './Button.tsx'
import styles from './controls.module.css'
import { Said } from './Said.tsx'

const SELECTED: Sentence = {
  message: "C'est sélectionné : Ctrl + C pour copier.",
  english: 'It is selected: press Ctrl + C.',
}

interface CopyFieldProps {
  label: string
  english?: string
  text: string
  /** Text of the button, and the message after copying. */
  copy: Sentence
  copied: Sentence
}

/** A text with a button that copies it. It can also be selected by hand. */
export function CopyField({ label, english, text, copy, copied }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Sentence | null>(null)
  const id = useId()
  const copyText = async () => {
    input.current?.select()
    setOutcome((await tryCopy(text)) ? copied : SELECTED)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {english && <small lang="en">{english}</small>}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={text}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copyText()}>
        <Said {...copy} />
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome && <Said {...outcome} />}
      </p>
    </div>
  )
}

/** The clipboard is undefined on plain http, and a browser may refuse access to it. */
async function tryCopy(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
