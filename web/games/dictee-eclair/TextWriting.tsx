import { type ReactNode, useId, useRef, useState } from 'react'
import { MAX_TEXT_LENGTH } from '../../../domain/games/dictee-eclair/deck.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import type { Stopwatch } from '../frame/use-stopwatch.ts'
import { AccentKeys } from './AccentKeys.tsx'
import styles from './dictee.module.css'
import { ignoreHeldEnter, WritingForm, type WritingProps } from './WritingForm.tsx'

interface TextWritingProps extends WritingProps {
  label: { french: string; english: string }
  /** Several lines may be needed. */
  isLong?: boolean
  /** Shown above the keys. */
  hint?: ReactNode
  keys: readonly string[]
  watch: Stopwatch
}

const NOTHING_WRITTEN_TEXT: Sentence = {
  message: 'Écris-le ici, ou touche « Je ne sais pas ».',
  english: 'Write it here, or press "I don\'t know".',
}

/** A word or sentence typed into a text field. */
export function TextWriting({
  label,
  isLong = false,
  hint,
  keys,
  watch,
  verdict,
  result,
  onWrite,
  ...form
}: TextWritingProps) {
  const Field = isLong ? 'textarea' : 'input'
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const lastKey = useRef(0)
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  const focus = () => field.current?.focus({ preventScroll: true })

  const heedKey = () => {
    lastKey.current = Math.round(watch.read())
    setMissing(false)
  }
  const check = () => {
    const text = field.current?.value ?? ''
    if (text.trim() !== '') return onWrite(text, lastKey.current)
    setMissing(true)
    focus()
  }
  const insert = (letter: string) => {
    const input = field.current
    if (!input || result !== null) return
    input.setRangeText(letter, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
    focus()
    heedKey()
  }

  return (
    <WritingForm
      label={
        <label htmlFor={id} className={styles.label}>
          <Bilingual {...label} />
        </label>
      }
      notice={isMissing ? NOTHING_WRITTEN_TEXT : null}
      field={
        <Field
          ref={field}
          id={id}
          className={styles.field}
          data-verdict={verdict}
          lang="fr"
          {...(isLong ? { rows: 2 } : { type: 'text' })}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          // Not `disabled`, to keep the focus for the next word.
          readOnly={result !== null}
          onInput={heedKey}
          onKeyDown={(event) => {
            ignoreHeldEnter(event)
            if (!isLong || event.key !== 'Enter') return
            // A sentence has no line breaks.
            event.preventDefault()
            if (!event.repeat) event.currentTarget.form?.requestSubmit()
          }}
        />
      }
      keys={
        <>
          {hint}
          <AccentKeys keys={keys} onKey={insert} />
        </>
      }
      result={result}
      focus={focus}
      onCheck={check}
      {...form}
    />
  )
}
