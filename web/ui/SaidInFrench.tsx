import type { Sentence } from '../lib/api/api.ts'
import { frenchBeside } from '../lib/text/french-beside.ts'
import { Said } from './Said.tsx'

/** A sentence as `Said` shows it; one that is specified in English alone has its French beside it. */
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
