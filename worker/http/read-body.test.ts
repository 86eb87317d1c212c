import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { BACKUP_TYPE } from '../../domain/api/backup.ts'
import { createApp } from '../app.ts'
import { describeApi } from '../description/description.ts'
import type { Name } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'

const KIB = 1024
const CHUNK_BYTES = 16 * KIB
const TOTAL_BYTES = 60 * KIB * KIB

const description = await describeApi(createApp({ clock: () => new Date(0), random: () => 0 }))
const described = z.object({
  description: z._default(z.string(), ''),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.unknown()) })),
})
/** The calls with a body, each with its published access and content type. */
const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const { description: rights, requestBody } = z.parse(described, operation)
    if (!requestBody) return []
    const [type = ''] = Object.keys(requestBody.content)
    const request = `${method.toUpperCase()} ${path.replace('/api/v1', '').replace(/\{\w+\}/g, '1')}`
    return [{ request, rights, type: type.replace('/*', '/png') }]
  }),
)

let school: School
beforeEach(async () => {
  school = await openSchool()
})

/** A body of 60 MiB in chunks, without a length. `read` counts the bytes pulled. */
function endlessBody() {
  const body = { read: 0, isCancelled: false }
  const chunk = new TextEncoder().encode(' '.repeat(CHUNK_BYTES))
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        body.read += CHUNK_BYTES
        controller.enqueue(chunk)
        if (body.read >= TOTAL_BYTES) controller.close()
      },
      cancel() {
        body.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, stream }
}

async function sendEndless(request: string, type: string, options: CallOptions = {}) {
  const { body, stream } = endlessBody()
  const { status } = await school.call(request, { stream, headers: { 'content-type': type }, ...options })
  return { status, ...body }
}

describe('a request body', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
  ] as const)(
    'is not read without permission, even if six bodies of 60 MiB arrive in parallel: %s',
    async (as, status) => {
      const six = Array.from({ length: 6 }, () => sendEndless('POST /backup/restore', BACKUP_TYPE, { as }))
      for (const answer of await Promise.all(six)) expect(answer).toMatchObject({ status, read: 0 })
    },
  )

  it.each([
    [undefined, 'Visitors: no.'],
    ['alice', 'Pupils: no.'],
  ] as [Name | undefined, string][])('is not read by calls that refuse %s', async (as, never) => {
    const refused = calls.filter(({ rights }) => rights.includes(never))
    expect(refused.length).toBeGreaterThan(10)
    for (const { request, type } of refused) {
      const answer = await sendEndless(request, type, { as })
      expect({ request, ...answer }).toMatchObject({ status: as ? 403 : 401, read: 0 })
    }
  })

  it('is read up to 64 KiB in calls open to visitors', async () => {
    const open = calls.filter(({ rights }) => !rights.includes('Visitors: no.'))
    expect(open.length).toBeGreaterThan(4)
    for (const { request, type } of open) {
      const answer = await sendEndless(request, type)
      expect({ request, ...answer }).toMatchObject({ status: 413, isCancelled: true })
      expect(answer.read).toBeLessThanOrEqual(64 * KIB + CHUNK_BYTES)
    }
  })

  it('is refused by its declared length before any of it is read', async () => {
    const length = { 'content-type': 'application/json', 'content-length': String(64 * KIB + 1) }
    const answer = await sendEndless('POST /auth/login', '', { headers: length })
    expect(answer).toMatchObject({ status: 413, read: 0 })
  })

  it.each(['1', '-1', 'many'])(
    'is measured while being read if the declared length is %s',
    async (declared) => {
      const length = { 'content-type': 'application/json', 'content-length': declared }
      const answer = await sendEndless('POST /auth/login', '', { headers: length })
      expect(answer.status).toBe(413)
      expect(answer.read).toBeLessThanOrEqual(64 * KIB + CHUNK_BYTES)
    },
  )

  it('is not read if it has another content type', async () => {
    for (const { request } of calls.filter(({ rights }) => rights.includes('Administrators: yes.'))) {
      const answer = await sendEndless(request, 'text/plain', { as: 'madame' })
      expect({ request, ...answer }).toMatchObject({ read: 0 })
    }
  })
})
