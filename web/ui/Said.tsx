import type { Sentence } from '../lib/api/api.ts'

/** A sentence, followed by its English translation if there is one. */
export function Said({ message, lang, english }: Sentence) {
  return (
    <>
      <span lang={lang} data-stays>
        {message}
      </span>
      {english && (
        <>
          {' '}
          <small lang="en" data-stays>
            {english}
          </small>
        </>
      )}
    </>
  )
}
