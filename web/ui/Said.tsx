import type { Sentence } from '../lib/api/api.ts'
import { frenchSpaces } from '../lib/text/french-spaces.ts'

/**
 * A sentence, followed by its English translation if there is one, which stays visible while other English
 * help is shown only on demand.
 */
export function Said({ message, lang, english }: Sentence) {
  return (
    <>
      <span lang={lang} data-stays>
        {frenchSpaces(message)}
      </span>
      {english && (
        <>
          {' '}
          <small lang="en" className="for-english">
            {english}
          </small>
        </>
      )}
    </>
  )
}
