import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { pluralize } from '../data/pluralize.ts'
import { accountsQuery, cardsQuery, classesQuery, secretsQuery } from '../data/queries.ts'
import { CheckField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { CardSheet } from './CardSheet.tsx'

interface PupilCardsProps {
  pupils: readonly { id: number; classCode: string }[]
}

/**
 * Prints the sign-in cards of pupils, optionally with their secret pictures. The pupils may be in different
 * classes.
 */
export function PupilCards({ pupils }: PupilCardsProps) {
  const codes = [...new Set(pupils.map(({ classCode }) => classCode))]
  const ids = new Set(pupils.map(({ id }) => id))
  const { data: classes = [] } = useQuery(classesQuery)
  const [isWithPictures, setWithPictures] = useState(false)
  const pictureClasses = classes.filter((each) => each.usesPictures && codes.includes(each.classCode))
  const accounts = useQuery(accountsQuery)
  const cards = useQueries({ queries: codes.map(cardsQuery), combine: combineLists })
  const secrets = useQueries({
    queries: isWithPictures ? pictureClasses.map(({ classCode }) => secretsQuery(classCode)) : [],
    combine: combineLists,
  })
  return (
    <div className="stack loose left">
      <p>Qui a la carte entre sans rien taper : gardez-les comme des clés.</p>
      {pictureClasses.length > 0 && (
        <CheckField
          label="Imprimer aussi les images secrètes"
          isChecked={isWithPictures}
          onCheck={setWithPictures}
        />
      )}
      <Loaded query={accounts}>
        {(all) => (
          <Loaded query={cards}>
            {(allCards) => (
              <Loaded query={secrets}>
                {(pictures) => {
                  const pupilCards = allCards.filter(({ userID }) => ids.has(userID))
                  return (
                    <>
                      <Button disabled={pupilCards.length === 0} onClick={() => print()}>
                        Imprimer {pluralize(pupilCards.length, 'carte', 'cartes')}
                      </Button>
                      <CardSheet
                        cards={pupilCards}
                        pins={new Map(all.map(({ id, pin }) => [id, pin]))}
                        secrets={pictures}
                      />
                    </>
                  )
                }}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}

interface ListQuery<Row> {
  data: Row[] | undefined
  error: Error | null
  refetch(): Promise<unknown>
}

/** Concatenates the lists of several queries. `data` is undefined until all have loaded. */
function combineLists<Row>(queries: ListQuery<Row>[]) {
  const lists = queries.map(({ data }) => data)
  return {
    data: lists.every((list) => list !== undefined) ? lists.flat() : undefined,
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  }
}
