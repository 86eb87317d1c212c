import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import type { Sentence } from '../../lib/api/api.ts'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Said } from '../../ui/Said.tsx'
import tool from '../frame/frame.module.css'
import styles from './dictee.module.css'

/** Props shared by all ways of writing. */
export interface WritingProps {
  /** Verdict on the answer; undefined while there is none. */
  verdict: string | undefined
  /** Replaces the keys once the answer is known; null while it is being written. */
  result: ReactNode
  /** Label of the button that continues. */
  next: { french: string; english: string }
  /** `ms`: time until the last key press. */
  onWrite(text: string, ms: number): void
  onSkip(): void
  onNext(): void
}

interface WritingFormProps extends Pick<WritingProps, 'result' | 'next' | 'onSkip' | 'onNext'> {
  ref?: Ref<HTMLFormElement>
  label: ReactNode
  /** Shown if the answer is incomplete. */
  notice: Sentence | null
  /** The input, or the placed tiles. */
  field: ReactNode
  /** Keys next to the field. Replaced by the result after the answer. */
  keys: ReactNode
  /** Focuses the start of the field. */
  focus(): void
  onCheck(): void
}

const CHECK = { french: 'Vérifier', english: 'Check' }

/** Form for writing one word or sentence. Shows the result afterwards. */
export function WritingForm({
  ref,
  label,
  notice,
  field,
  keys,
  result,
  next,
  focus,
  onCheck,
  onSkip,
  onNext,
}: WritingFormProps) {
  const goOn = useRef<HTMLButtonElement>(null)
  const begin = useRef(focus)
  const isShown = result !== null
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
        if (isShown) onNext()
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
      <div className={styles.below}>{result ?? keys}</div>
      <div className="row centred">
        <Button
          ref={goOn}
          size="pupil"
          className={tool.tool}
          type="submit"
          onKeyDown={ignoreHeldEnter}
          onClick={(event) => {
            // Ignore the second tap of a double tap, which would be another attempt or skip the correction.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          <Bilingual {...(isShown ? next : CHECK)} />
        </Button>
        {!isShown && (
          <Button size="pupil" look="soft" className={tool.tool} onClick={onSkip}>
            <Bilingual french="Je ne sais pas" english="I don't know" />
          </Button>
        )}
      </div>
    </form>
  )
}

/** Prevents a held key from submitting again, so that the correction stays visible. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
