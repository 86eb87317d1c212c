import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import type { Sentence } from '../../lib/api/api.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Button } from '../../ui/Button.tsx'
import { Said } from '../../ui/Said.tsx'
import tool from '../tool.module.css'
import type { Correction } from './dictee-view.ts'
import styles from './WritingForm.module.css'

/** What is written into, whichever way. */
export interface WritingProps {
  /** Null while the word is written. */
  correction: Correction | null
  /** `ms`: up to the last key. */
  onWrite(text: string, ms: number): void
  onSkip(): void
  onNext(): void
}

interface WritingFormProps extends Pick<WritingProps, 'correction' | 'onSkip' | 'onNext'> {
  ref?: Ref<HTMLFormElement>
  /** The name of what is written into. */
  label: ReactNode
  /** What is missing, of which the writer is told. */
  told: Sentence | null
  /** What is written into. */
  field: ReactNode
  /** The keys beside it, in whose place the right spelling is shown. */
  keys: ReactNode
  /** Puts the focus where writing begins. */
  focus(): void
  onCheck(): void
}

/** One word: where it is written, and afterwards the right spelling. */
export function WritingForm({
  ref,
  label,
  told,
  field,
  keys,
  correction,
  focus,
  onCheck,
  onSkip,
  onNext,
}: WritingFormProps) {
  const goOn = useRef<HTMLButtonElement>(null)
  const begin = useRef(focus)
  const isShown = correction !== null
  // Once a word is skipped, the button that did it is gone.
  useLayoutEffect(() => {
    if (!isFocusFree(null)) return
    if (isShown) goOn.current?.focus({ preventScroll: true })
    else begin.current()
  }, [isShown])

  return (
    <form
      ref={ref}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (correction) onNext()
        else onCheck()
      }}
    >
      <div className={styles.above}>
        {label}
        <span role="status">
          {told && !isShown && <Said {...told} message={frenchSpaces(told.message)} />}
        </span>
      </div>
      {field}
      <div className={styles.below}>{correction ? <Spelling {...correction} /> : keys}</div>
      <div className="row centred">
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
export function keepHeldKey(event: KeyboardEvent): void {
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
