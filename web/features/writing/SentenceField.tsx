import { Fragment, type Ref, useId, useState } from 'react'
import { unknownWordsHint } from '../../../content/writing.ts'
import { MAX_SENTENCE_LENGTH } from '../../../domain/api/composition.ts'
import { unknownWords } from '../../../domain/unknown-words.ts'
import { ListenButton } from '../../games/frame/ListenButton.tsx'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import styles from './writing.module.css'

interface SentenceFieldProps {
  ref: Ref<HTMLTextAreaElement>
  number: number
  frame: { french: string; english: string }
  text: string
  /** The words of the dictionary; null until it is loaded. */
  known: ReadonlySet<string> | null
  /** Whether words are inserted here. */
  isActive: boolean
  onFocus(field: HTMLTextAreaElement): void
  onBlur(field: HTMLTextAreaElement): void
  onChange(text: string): void
  /** Moves on to the next sentence; null for the last one. */
  onNext: (() => void) | null
}

/** Input for one sentence. Lists the words that are not in the dictionary below it. */
export function SentenceField({
  ref,
  number,
  frame,
  text,
  known,
  isActive,
  onFocus,
  onBlur,
  onChange,
  onNext,
}: SentenceFieldProps) {
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  // Skip the last word, which may be unfinished.
  const unknown = known ? unknownWords(isFocused ? text.replace(/\p{L}+$/u, '') : text, known) : []
  const hint = unknownWordsHint(unknown.length)
  return (
    <li className={styles.sentence} data-active={isActive}>
      <label htmlFor={id} className={styles.frame}>
        <span className={styles.number}>{number}</span> <Bilingual {...frame} />
      </label>
      <div className={styles.written}>
        <textarea
          ref={ref}
          id={id}
          className={styles.field}
          lang="fr"
          rows={2}
          value={text}
          maxLength={MAX_SENTENCE_LENGTH}
          aria-describedby={`${id}-check`}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={onNext ? 'next' : undefined}
          onFocus={({ target }) => {
            setFocused(true)
            onFocus(target)
          }}
          onBlur={({ target }) => {
            setFocused(false)
            onBlur(target)
          }}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // A sentence has no line breaks.
            event.preventDefault()
            onNext?.()
          }}
        />
        <ListenButton sound={null} text={text} isIcon />
      </div>
      <p role="status" id={`${id}-check`} className={styles.check}>
        {unknown.length > 0 && (
          <>
            {frenchSpaces('Je ne connais pas : ')}
            {unknown.map((word, place) => (
              <Fragment key={word}>
                {place > 0 && ', '}
                <u>{word}</u>
              </Fragment>
            ))}
            . {hint.french} <small lang="en">{hint.english}</small>
          </>
        )}
      </p>
    </li>
  )
}
