import fc from 'fast-check'
import * as z from 'zod/mini'
import { BACKUP_FORMAT, BACKUP_TYPE } from '../../../domain/api/backup.ts'
import type { Description } from '../../description/description.ts'
import { packBackup } from '../backup-files.ts'
import { files } from '../files.ts'
import { brokenJson, hostileValue } from './hostile-values.ts'
import { fieldValues, schemaValues } from './schema-values.ts'

/** A request; `call` is the documented call it is based on. */
export interface FuzzRequest {
  call: string
  method: string
  /** Path after `/api/v1`, percent-encoded, with query. */
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

const operation = z.object({
  parameters: z._default(z.array(z.object({ in: z.string(), name: z.string(), schema: z.unknown() })), []),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })),
})
type Operation = z.infer<typeof operation>

/** Requests to every documented call and some unknown ones: valid, almost valid and hostile. */
export function anyRequest(description: Description): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    { weight: 30, arbitrary: fc.oneof(...atCalls(description)) },
    { weight: 1, arbitrary: stray },
  )
}

/** One such request to each documented call and three to unknown calls, in random order. */
export function anyRound(description: Description): fc.Arbitrary<FuzzRequest[]> {
  return fc
    .tuple(...atCalls(description), stray, stray, stray)
    .chain((round) => fc.shuffledSubarray(round, { minLength: round.length }))
}

/**
 * Requests to each documented call, sorted by path, so that the order of route declarations does not matter.
 */
function atCalls({ paths }: Description): fc.Arbitrary<FuzzRequest>[] {
  return Object.entries(paths)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) =>
        requestAt(path.replace('/api/v1', ''), method.toUpperCase(), z.parse(operation, described)),
      ),
    )
}

function requestAt(template: string, method: string, described: Operation): fc.Arbitrary<FuzzRequest> {
  const { parameters, requestBody } = described
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return fc
    .record({
      path: pathAt(template),
      query: fc.record(
        Object.fromEntries(inQuery.map(({ name, schema }) => [name, fieldValues(name, schema, template)])),
        { requiredKeys: inQuery.map(({ name }) => name) },
      ),
      extra: fc.oneof(
        { weight: 9, arbitrary: fc.constant('') },
        fc.constantFrom('x=1', '__proto__=1', 'page=0', '&&=', '%zz'),
      ),
      sent: bodies(requestBody?.content),
      authorization: fc.oneof(
        { weight: 30, arbitrary: fc.constant({}) },
        fc
          .constantFrom('', 'Bearer', 'Bearer a.b.c', 'Basic bWFkYW1lOng=', 'Bearer null')
          .map((authorization) => ({ authorization })),
      ),
    })
    .map(({ path, query, extra, sent, authorization }) => ({
      call: `${method} ${template}`,
      method,
      path: `${path}?${[...Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`), extra].join('&')}`,
      headers: { ...(method === 'GET' ? {} : sent.headers), ...authorization },
      body: method === 'GET' ? null : sent.body,
    }))
}

function pathAt(template: string): fc.Arbitrary<string> {
  const steps = template.split('/').map((step): fc.Arbitrary<string> => {
    const name = /^\{(\w+)\}$/.exec(step)?.[1]
    if (name === undefined) return fc.constant(step)
    const broken = fc.constantFrom('%', '%00', '%2F', '%E0%A4', '%2e%2e', '.', ' ', '+')
    return fc.oneof(
      { weight: 15, arbitrary: fieldValues(name, { type: 'string' }, template).map(encoded) },
      { weight: 1, arbitrary: broken },
    )
  })
  return fc.tuple(...steps).map((parts) => parts.join('/'))
}

interface Sent {
  headers: Record<string, string>
  body: FuzzRequest['body']
}

const TYPE = 'content-type'

function bodies(content: Record<string, { schema: unknown }> | undefined): fc.Arbitrary<Sent> {
  const json = content?.['application/json']
  if (content && BACKUP_TYPE in content) return backups
  if (content && !json) return fileBodies
  const right = json ? schemaValues(json.schema) : fc.constant({})
  return fc.oneof(
    { weight: 16, arbitrary: right.map((value) => asJson(JSON.stringify(value))) },
    { weight: 2, arbitrary: hostileValue.map((value) => asJson(JSON.stringify(value))) },
    { weight: 2, arbitrary: brokenJson.map(asJson) },
    {
      weight: 1,
      arbitrary: right.map((value) => ({
        ...asJson(JSON.stringify(value)),
        headers: { [TYPE]: 'text/plain' },
      })),
    },
    { weight: 1, arbitrary: fc.constant({ headers: {}, body: null }) },
  )
}

const rightFiles = fc.constantFrom<Sent>(
  { headers: { [TYPE]: 'image/png' }, body: files.png },
  { headers: { [TYPE]: 'audio/mpeg' }, body: files.mp3 },
  { headers: { [TYPE]: 'text/csv' }, body: 'userName,displayName,classCode,pin\nzoe,Zoé,4-1,1234\n' },
)
const wrongFiles: fc.Arbitrary<Sent> = fc
  .record({
    type: fc.constantFrom(
      'image/png',
      'audio/mpeg',
      'text/csv',
      'text/csv; charset=utf-16',
      'image/svg+xml',
      '',
      'x',
    ),
    body: fc.oneof(
      fc.constantFrom<FuzzRequest['body']>(...Object.values(files)),
      fc.constantFrom(
        '\ufeffuserName;displayName;classCode;pin\n"zoe;Zoé\n',
        'userName,userName\n=1,+1\n',
        '',
      ),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
    ),
  })
  .map(({ type, body }) => ({ headers: { [TYPE]: type }, body }))
const fileBodies = fc.oneof(rightFiles, wrongFiles)

const emptySchool = await packBackup(
  [
    { format: BACKUP_FORMAT, version: 1, created: '2026-11-18T15:00:00.000Z', lastUserID: 5 },
    { table: 'menu_stamp', row: { id: 1, stamp: 0 } },
    ...['bonus', 'settings'].map((table) => ({ table, row: { id: 1 } })),
    { end: { rows: 3, files: 0 } },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(''),
)
const backups = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Sent>({ headers: { [TYPE]: BACKUP_TYPE }, body: emptySchool }) },
  { weight: 4, arbitrary: wrongFiles },
  { weight: 4, arbitrary: wrongFiles.map(({ body }) => ({ headers: { [TYPE]: BACKUP_TYPE }, body })) },
)

/** Requests to unknown calls. */
const stray: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
    path: fc.constantFrom(
      '/',
      '/nowhere',
      '/user/',
      '//',
      '/menulinks/cache/bonus/../../',
      '/openapi.json',
      '/docs',
      '/%00',
      '/games//',
      '/auth/login/x',
      '/bravos/report',
    ),
  })
  .map(({ method, path }) => ({ call: 'stray', method, path, headers: {}, body: null }))

function asJson(body: string | undefined): Sent {
  return { headers: { [TYPE]: 'application/json' }, body: body ?? '' }
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed())
}
