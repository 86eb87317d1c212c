import { useId, useRef, useState } from 'react'
import { MAX_TEXT_LENGTH } from '../../../domain/games/dictee-eclair/deck.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import type { Stopwatch } from '../frame/use-stopwatch.ts'
import styles from './dictee.module.css'
import { keepHeldKey, WritingForm, type WritingProps } from './WritingForm.tsx'

interface TextWritingProps extends WritingProps {
  keys: readonly string[]
  watch: Stopwatch
}

const MISSING: Sentence = {
  message: 'Écris-le ici, ou touche « Je ne sais pas ».',
  english: 'Write it here, or press "I don\'t know".',
}

/** A word typed into a text field. */
export function TextWriting({ keys, correction, watch, onWrite, onSkip, onNext }: TextWritingProps) {
  const field = useRef<HTMLInputElement>(null)
  const lastKey = useRef(0)
  const label = useId()
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
    if (!input || correction) return
    input.setRangeText(letter, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
    focus()
    heedKey()
  }

  return (
    <WritingForm
      label={
        <label htmlFor={label} className={styles.label}>
          <Bilingual french="Écris le mot" english="Write the word" />
        </label>
      }
      notice={isMissing ? MISSING : null}
      field={
        <input
          ref={field}
          id={label}
          className={styles.field}
          data-verdict={correction?.verdict}
          lang="fr"
          type="text"
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          // Not `disabled`, to keep the focus for the next word.
          readOnly={correction !== null}
          onInput={heedKey}
          onKeyDown={keepHeldKey}
        />
      }
      keys={<AccentKeys keys={keys} onKey={insert} />}
      correction={correction}
      focus={focus}
      onCheck={check}
      onSkip={onSkip}
      onNext={onNext}
    />
  )
}

/** Keys for the letters missing on a plain keyboard. */
function AccentKeys({ keys, onKey }: { keys: readonly string[]; onKey(letter: string): void }) {
  const { boardProps, tabIndexOf } = useRovingFocus(keys.length)
  return (
    <section {...boardProps} className={styles.keys} aria-label="Les accents">
      {keys.map((key, place) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          tabIndex={tabIndexOf(place)}
          // Keep the focus in the field, so that a tablet's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onKey(key)}
        >
          {key}
        </button>
      ))}
    </section>
  )
}
