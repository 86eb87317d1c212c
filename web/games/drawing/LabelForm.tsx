import { useId, useState } from 'react'
import { labelText } from '../../../domain/drawing/commands.ts'
import { MAX_LABEL_LENGTH } from '../../../domain/drawing/drawing.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './drawing.module.css'

interface LabelFormProps {
  /** Text of the selected label; null to write a new one. */
  text: string | null
  onWrite(text: string): void
}

/** Adds a word to the sheet, or changes the selected one. */
export function LabelForm({ text, onWrite }: LabelFormProps) {
  const [written, setWritten] = useState(text ?? '')
  const id = useId()
  return (
    <form
      className={styles.labelForm}
      onSubmit={(event) => {
        event.preventDefault()
        const line = labelText(written)
        if (line === '') return
        onWrite(line)
        if (text === null) setWritten('')
      }}
    >
      <label htmlFor={id}>
        {text === null ? 'Écris un mot :' : 'Change le mot :'}{' '}
        <small lang="en">{text === null ? 'Write a word' : 'Change the word'}</small>
      </label>
      <input
        id={id}
        className={styles.labelInput}
        value={written}
        maxLength={MAX_LABEL_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button type="submit" aria-disabled={labelText(written) === '' || undefined}>
        {text === null ? 'Mettre' : 'Changer'} <small lang="en">{text === null ? 'Put it' : 'Change'}</small>
      </Button>
    </form>
  )
}
