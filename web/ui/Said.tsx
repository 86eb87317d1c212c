import type { Sentence } from '../lib/api/api.ts'

/** A sentence, followed by its English translation if there is one. */
export function Said({ message, lang, english }: Sentence) {
  return (
    <>
      <span lang={lang}>{message}</span>
      {english && (
        <>
          {' '}
          <small lang="en">{english}</small>
        </>
      )}
    </>
  )
}
