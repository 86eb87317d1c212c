import type { Sentence } from '../lib/api/api.ts'

/** A sentence, and the same in simple English beside it where there is that. */
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
