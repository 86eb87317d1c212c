import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MissedWord } from '../../../../domain/api/words.ts'
import { classesQuery, missedWordsQuery } from '../data/queries.ts'
import { SelectField } from '../ui/SelectField.tsx'

/** How many words of a class are taken at once. */
const MOST_WORDS = 10

/** The words that a class missed most often, to be added to a list. */
export function ClassMissed({ onAdd }: { onAdd(words: readonly MissedWord[]): void }) {
  const { data: classes = [] } = useQuery(classesQuery)
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState('')
  const add = async (classCode: string) => {
    if (classCode === '') return
    const words = await queryClient.fetchQuery(missedWordsQuery(classCode)).catch(() => null)
    if (words === null) return setOutcome('Les mots ne sont pas arrivés. Réessayez.')
    const most = words.filter(({ page }) => page !== null).slice(0, MOST_WORDS)
    onAdd(most)
    setOutcome(most.length === 0 ? `La classe ${classCode} n'a raté aucun mot depuis trente jours.` : '')
  }
  if (classes.length === 0) return null
  return (
    <>
      <SelectField
        label="ou les mots ratés d'une classe"
        value=""
        options={[
          { value: '', name: 'Choisissez…' },
          ...classes.map(({ classCode }) => ({ value: classCode, name: classCode })),
        ]}
        onChoose={(classCode) => void add(classCode)}
      />
      {outcome !== '' && <p role="status">{outcome}</p>}
    </>
  )
}
