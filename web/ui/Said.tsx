import type { Sentence } from '../lib/api/api.ts'
import { frenchBeside } from '../lib/text/french-beside.ts'

/** A sentence, and the same in the other language beside it where there is that. */
export function Said({ message, lang, english }: Sentence) {
  const french = lang === 'en' && frenchBeside(message)
  return (
    <>
      <span lang={lang}>{message}</span>
      {english && (
        <>
          {' '}
          <small lang="en">{english}</small>
        </>
      )}
      {french && (
        <>
          {' '}
          <small lang="fr">{french}</small>
        </>
      )}
    </>
  )
}
