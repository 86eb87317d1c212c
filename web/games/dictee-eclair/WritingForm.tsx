import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { LONGEST_TEXT } from '../../../domain/games/dictee-eclair/deck.ts'
import { frenchSpaces } from '../../lib/french-spaces.ts'
import { Button } from '../../ui/Button.tsx'
import { isFocusFree } from '../focus-free.ts'
import type { Stopwatch } from '../stopwatch.ts'
import tool from '../tool.module.css'
import { AccentKeys } from './AccentKeys.tsx'
import type { Correction } from './dictee-view.ts'
import styles from './WritingForm.module.css'

interface WritingFormProps {
  keys: readonly string[]
  /** Null while the word is written. */
  correction: Correction | null
  watch: Stopwatch
  /** `ms`: up to the last key. */
  onWrite(text: string, ms: number): void
  onSkip(): void
  onNext(): void
}

/** One word: the field, the keys for accents, and afterwards the right spelling. */
export function WritingForm({ keys, correction, watch, onWrite, onSkip, onNext }: WritingFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const goOn = useRef<HTMLButtonElement>(null)
  const lastKey = useRef(0)
  const label = useId()
  const [isMissing, setMissing] = useState(false)
  const isShown = correction !== null
  // Once a word is skipped, the button that did it is gone.
  useLayoutEffect(() => {
    const target = isShown ? goOn : field
    if (isFocusFree(null)) target.current?.focus({ preventScroll: true })
  }, [isShown])

  const heedKey = () => {
    lastKey.current = Math.round(watch.read())
    setMissing(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (correction) return onNext()
    const text = field.current?.value ?? ''
    if (text.trim() !== '') return onWrite(text, lastKey.current)
    setMissing(true)
    field.current?.focus({ preventScroll: true })
  }
  const insert = (letter: string) => {
    const input = field.current
    if (!input || correction) return
    input.setRangeText(letter, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
    input.focus({ preventScroll: true })
    heedKey()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.above}>
        <label htmlFor={label} className={styles.label}>
          Écris le mot
        </label>
        <span role="status">
          {isMissing && !isShown && frenchSpaces('Écris-le ici, ou touche « Je ne sais pas ».')}
        </span>
      </div>
      <input
        ref={field}
        id={label}
        className={styles.field}
        data-verdict={correction?.verdict}
        lang="fr"
        type="text"
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        // Not `disabled`: the focus stays for the next word.
        readOnly={correction !== null}
        onInput={heedKey}
        onKeyDown={keepHeldKey}
      />
      <div className={styles.below}>
        {correction ? <Spelling {...correction} /> : <AccentKeys keys={keys} onKey={insert} />}
      </div>
      <div className={styles.actions}>
        <Button
          ref={goOn}
          size="pupil"
          className={tool.tool}
          type="submit"
          onKeyDown={keepHeldKey}
          onClick={(event) => {
            // The second tap of a double one would leave the correction unseen.
            if (correction && event.detail > 1) event.preventDefault()
          }}
        >
          {correction ? 'Mot suivant' : 'Vérifier'}{' '}
          <small lang="en">{correction ? 'Next word' : 'Check'}</small>
        </Button>
        {!correction && (
          <Button size="pupil" look="soft" className={tool.tool} onClick={onSkip}>
            Je ne sais pas <small lang="en">I don't know</small>
          </Button>
        )}
      </div>
    </form>
  )
}

/** A key that is held down answers once, and leaves the correction to be read. */
function keepHeldKey(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

function Spelling({ verdict, message, word, points }: Correction) {
  return (
    <div className={styles.spelling} data-verdict={verdict}>
      <strong className={styles.verdict}>{message}</strong>
      <span className={styles.word} lang="fr">
        {word}
      </span>
      <span>
        + {points} {points < 2 ? 'point' : 'points'}
      </span>
    </div>
  )
}
