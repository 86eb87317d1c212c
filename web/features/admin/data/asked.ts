import { queryOptions } from '@tanstack/react-query'
import { type Answer, type Asked, type Call, call } from '../../../lib/api/api.ts'

type Question = Extract<Call, `GET ${string}`>
type ListQuestion = { [Name in Question]: Answer<Name> extends { data: unknown } ? Name : never }[Question]

/**
 * What a teacher's page reads by a call: `asked('GET week/:userID', { path: { userID }, query: { date } })`. It is read again whenever she
 * comes back to it, and is known by the words of its path and by what is asked: `['admin', 'week']` names all about weeks.
 */
export function asked<Name extends Question>(name: Name, ...parts: Asked<Name>) {
  return queryOptions({
    staleTime: 0,
    queryKey: keyOf(name, parts),
    queryFn: () => call(name, ...parts),
  })
}

/** The same of an answer of which its `data` alone is shown. */
export function askedData<Name extends ListQuestion>(name: Name, ...parts: Asked<Name>) {
  return queryOptions({
    staleTime: 0,
    queryKey: [...keyOf(name, parts), 'data'],
    queryFn: async (): Promise<Answer<Name>['data']> => (await call(name, ...parts)).data,
  })
}

function keyOf(name: Question, parts: readonly unknown[]) {
  const words = name.replace('GET ', '').split('/')
  return ['admin', ...words.filter((word) => !word.startsWith(':')), ...parts]
}
