import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MissedWord } from '../../../../domain/api/words.ts'
import { classesQuery, missedWordsQuery } from '../data/queries.ts'
import { SelectField } from '../ui/SelectField.tsx'

const MAX_ADDED_WORDS = 10

/** Adds the words that a class missed most often to a list. */
export function MissedWordsField({ onAdd }: { onAdd(words: readonly MissedWord[]): void }) {
  const { data: classes = [] } = useQuery(classesQuery)
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState('')
  const add = async (classCode: string) => {
    if (classCode === '') return
    const words = await queryClient.fetchQuery(missedWordsQuery(classCode)).catch(() => null)
    if (words === null) return setOutcome('Les mots ne sont pas arrivés. Réessayez.')
    const added = words.filter(({ page }) => page !== null).slice(0, MAX_ADDED_WORDS)
    onAdd(added)
    setOutcome(added.length === 0 ? `La classe ${classCode} n'a raté aucun mot depuis trente jours.` : '')
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
