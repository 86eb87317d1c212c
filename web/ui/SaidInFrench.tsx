import type { Sentence } from '../lib/api/api.ts'
import { frenchFor } from '../lib/text/french-for.ts'
import { Said } from './Said.tsx'

/** Shows a sentence like `Said`, and adds French to sentences that are specified in English only. */
export function SaidInFrench(sentence: Sentence) {
  const french = sentence.lang === 'en' && frenchFor(sentence.message)
  return (
    <>
      <Said {...sentence} />
      {french && (
        <>
          {' '}
          <small lang="fr">{french}</small>
        </>
      )}
    </>
  )
}
