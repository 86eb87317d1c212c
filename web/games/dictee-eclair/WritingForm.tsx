import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import type { Sentence } from '../../lib/api/api.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Said } from '../../ui/Said.tsx'
import tool from '../frame/frame.module.css'
import styles from './dictee.module.css'
import type { Correction } from './dictee-view.ts'

/** Props shared by both ways of writing. */
export interface WritingProps {
  /** Null while the word is being written. */
  correction: Correction | null
  /** `ms`: time until the last key press. */
  onWrite(text: string, ms: number): void
  onSkip(): void
  onNext(): void
}

interface WritingFormProps extends Pick<WritingProps, 'correction' | 'onSkip' | 'onNext'> {
  ref?: Ref<HTMLFormElement>
  label: ReactNode
  /** Shown if the answer is incomplete. */
  notice: Sentence | null
  /** The input, or the placed tiles. */
  field: ReactNode
  /** Keys next to the field. Replaced by the correct spelling after the answer. */
  keys: ReactNode
  /** Focuses the start of the field. */
  focus(): void
  onCheck(): void
}

/** Form for writing one word. Shows the correct spelling afterwards. */
export function WritingForm({
  ref,
  label,
  notice,
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
  // The skip button, which had the focus, is removed.
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
          {notice && !isShown && <Said {...notice} message={frenchSpaces(notice.message)} />}
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
            // Ignore the second tap of a double tap, which would skip the correction.
            if (correction && event.detail > 1) event.preventDefault()
          }}
        >
          {correction ? 'Mot suivant' : 'Vérifier'}{' '}
          <small lang="en">{correction ? 'Next word' : 'Check'}</small>
        </Button>
        {!correction && (
          <Button size="pupil" look="soft" className={tool.tool} onClick={onSkip}>
            <Bilingual french="Je ne sais pas" english="I don't know" />
          </Button>
        )}
      </div>
    </form>
  )
}

/** Prevents a held key from submitting again, so that the correction stays visible. */
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
