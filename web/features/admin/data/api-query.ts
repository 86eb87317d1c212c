import { queryOptions } from '@tanstack/react-query'
import { type Answer, type Call, type CallArguments, call } from '../../../lib/api/api.ts'

type GetCall = Extract<Call, `GET ${string}`>
type DataCall = { [Name in GetCall]: Answer<Name> extends { data: unknown } ? Name : never }[GetCall]

/**
 * Query options for an API call: `apiQuery('GET week/:userID', { path: { userID }, query: { date } })`. Refetched on every
 * mount. The key holds the words of the path and the parameters, so `['admin', 'week']` matches every query about weeks.
 */
export function apiQuery<Name extends GetCall>(name: Name, ...parts: CallArguments<Name>) {
  return queryOptions({
    staleTime: 0,
    queryKey: queryKeyOf(name, parts),
    queryFn: () => call(name, ...parts),
  })
}

/** Like `apiQuery`, returning only the `data` of the response. */
export function dataQuery<Name extends DataCall>(name: Name, ...parts: CallArguments<Name>) {
  return queryOptions({
    staleTime: 0,
    queryKey: [...queryKeyOf(name, parts), 'data'],
    queryFn: async (): Promise<Answer<Name>['data']> => (await call(name, ...parts)).data,
  })
}

function queryKeyOf(name: GetCall, parts: readonly unknown[]) {
  const words = name.replace('GET ', '').split('/')
  return ['admin', ...words.filter((word) => !word.startsWith(':')), ...parts]
}
