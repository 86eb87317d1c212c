import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { bonus, logs } from './db/schema.ts'
import worker, { SchoolRoom } from './index.ts'
import { createWorker, type RouteRoom } from './serve.ts'
import { bindings } from './testing/bindings.ts'
import { openSchool, type School } from './testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

type Worker = ReturnType<typeof createWorker>

async function fetchFrom(handlers: Worker, path: string): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request<unknown, IncomingRequestCfProperties>(`https://school.example${path}`)
  const answer = await handlers.fetch?.(request, bindings, context)
  await waitOnExecutionContext(context)
  if (!answer) throw new Error('The Worker has no fetch.')
  return answer
}

describe('the Worker', () => {
  const roomPaths: string[] = []
  const routeRoom: RouteRoom = async ({ url }) => {
    roomPaths.push(new URL(url).pathname)
    return url.endsWith('/school') ? new Response('the room') : null
  }
  const handlers = createWorker({ clock: () => school.clock.now, random: () => 0 }, routeRoom)

  it('hands what lies under /parties/ to the room, and the rest to the API', async () => {
    expect(await (await fetchFrom(handlers, '/parties/main/school')).text()).toBe('the room')
    expect((await fetchFrom(handlers, '/parties/main/other')).status).toBe(404)
    expect((await fetchFrom(handlers, '/api/v1/health')).status).toBe(200)
    expect((await fetchFrom(handlers, '/api/v2/health')).status).toBe(404)
    expect(roomPaths).toEqual(['/parties/main/school', '/parties/main/other'])
  })

  it('does its daily run on its own clock', async () => {
    const dateReceived = '2026-10-01T00:00:00.000Z'
    await school.db.insert(logs).values({ data: 'old', dateCreated: dateReceived, dateReceived })
    const context = createExecutionContext()
    const oneSchool = { ...bindings, SCHOOLS: '' }
    await handlers.scheduled?.(createScheduledController({ scheduledTime: 0 }), oneSchool, context)
    await waitOnExecutionContext(context)
    expect(await school.db.select().from(logs)).toEqual([])
    expect(await school.db.select().from(bonus)).toHaveLength(1)
  })
})

describe('the entry', () => {
  it('serves the API and the room, and exports the Durable Object', async () => {
    expect((await fetchFrom(worker, '/api/v1/health')).status).toBe(200)
    expect((await fetchFrom(worker, '/parties/main/school')).status).toBe(405)
    expect(SchoolRoom.name).toBe('SchoolRoom')
  })
})
