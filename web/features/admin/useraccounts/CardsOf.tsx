import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { counted } from '../data/counted.ts'
import { accountsQuery, cardsQuery, classesQuery, secretsQuery } from '../data/queries.ts'
import { CheckField } from '../ui/CheckField.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { CardSheet } from './CardSheet.tsx'

interface CardsOfProps {
  pupils: readonly { id: number; classCode: string }[]
}

/** The cards of some pupils, of whatever classes, to be printed and cut out; with their secret pictures where the classes use them. */
export function CardsOf({ pupils }: CardsOfProps) {
  const codes = [...new Set(pupils.map(({ classCode }) => classCode))]
  const ids = new Set(pupils.map(({ id }) => id))
  const { data: classes = [] } = useQuery(classesQuery)
  const [isWithPictures, setWithPictures] = useState(false)
  const withPictures = classes.filter((each) => each.usesPictures && codes.includes(each.classCode))
  const accounts = useQuery(accountsQuery)
  const cards = useQueries({ queries: codes.map(cardsQuery), combine: allOf })
  const secrets = useQueries({
    queries: isWithPictures ? withPictures.map(({ classCode }) => secretsQuery(classCode)) : [],
    combine: allOf,
  })
  return (
    <div className="stack loose left">
      <p>Qui a la carte entre sans rien taper : gardez-les comme des clés.</p>
      {withPictures.length > 0 && (
        <CheckField
          label="Imprimer aussi les images secrètes"
          isChecked={isWithPictures}
          onCheck={setWithPictures}
        />
      )}
      <Loaded query={accounts}>
        {(all) => (
          <Loaded query={cards}>
            {(found) => (
              <Loaded query={secrets}>
                {(pictures) => {
                  const own = found.filter(({ userID }) => ids.has(userID))
                  return (
                    <>
                      <Button disabled={own.length === 0} onClick={() => print()}>
                        Imprimer {counted(own.length, 'carte', 'cartes')}
                      </Button>
                      <CardSheet
                        cards={own}
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

interface Part<Row> {
  data: Row[] | undefined
  error: Error | null
  refetch(): Promise<unknown>
}

/** The lists of several queries as one; none where one of them has not arrived. */
function allOf<Row>(parts: Part<Row>[]) {
  const lists = parts.map(({ data }) => data)
  return {
    data: lists.every((list) => list !== undefined) ? lists.flat() : undefined,
    error: parts.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  }
}
