import type { Sentence } from '../lib/api/api.ts'
import { frenchBeside } from '../lib/text/french-beside.ts'
import { Said } from './Said.tsx'

/** Shows a sentence like `Said`, and adds French to sentences that are specified in English only. */
export function SaidInFrench(sentence: Sentence) {
  const french = sentence.lang === 'en' && frenchBeside(sentence.message)
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
