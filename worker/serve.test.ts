import {
  createExecutionContext,
  createScheduledController,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ROOM } from '../domain/events.ts'
import { bonus, logs } from './db/schema.ts'
import worker, { SchoolRoom } from './index.ts'
import { createWorker, type RouteRoom } from './serve.ts'
import { bindings } from './testing/bindings.ts'
import { faulty } from './testing/faulty.ts'
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

  it('routes /parties/ to the room and /api/ to the API', async () => {
    expect(await (await fetchFrom(handlers, '/parties/main/school')).text()).toBe('the room')
    expect((await fetchFrom(handlers, '/parties/main/other')).status).toBe(404)
    expect((await fetchFrom(handlers, '/api/v1/health')).status).toBe(200)
    expect((await fetchFrom(handlers, '/api/v2/health')).status).toBe(404)
    expect(roomPaths).toEqual(['/parties/main/school', '/parties/main/other'])
  })

  it('answers 503 if the room throws, and logs the error without the requested address', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = createWorker({ clock: () => school.clock.now, random: () => 0 }, async ({ url }) => {
      throw new Error(`The room is gone: ${url}`)
    })
    const answer = await fetchFrom(broken, '/parties/main/school?token=secret')
    const [line] = log.mock.lastCall ?? []
    log.mockRestore()
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '5', ''])
    expect(JSON.parse(String(line)).what).toBe('The room')
    expect(line).not.toContain('secret')
  })

  it('uses its own clock for the daily run', async () => {
    const dateReceived = '2026-10-01T00:00:00.000Z'
    await school.db.insert(logs).values({ data: 'old', dateCreated: dateReceived, dateReceived })
    const context = createExecutionContext()
    const oneSchool = { ...bindings, SCHOOLS: '' }
    await handlers.scheduled?.(createScheduledController({ scheduledTime: 0 }), oneSchool, context)
    await waitOnExecutionContext(context)
    expect(await school.db.select().from(logs)).toEqual([])
    expect(await school.db.select().from(bonus)).toHaveLength(1)
  })

  it('runs the other schools if the stores of one are not bound, and names it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const dateReceived = '2026-10-01T00:00:00.000Z'
    await school.db.insert(logs).values({ data: 'old', dateCreated: dateReceived, dateReceived })
    const unbound = { ...bindings, SCHOOLS: 'tilleul.example=tilleul' }
    const run = handlers.scheduled?.(
      createScheduledController({ scheduledTime: 0 }),
      unbound,
      createExecutionContext(),
    )
    await expect(run).rejects.toThrow('The daily run failed for: tilleul')
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect(await school.db.select().from(logs)).toEqual([])
  })
})

describe("the Worker's entry point", () => {
  it('serves the API and the room, and exports the Durable Object', async () => {
    expect((await fetchFrom(worker, '/api/v1/health')).status).toBe(200)
    expect((await fetchFrom(worker, '/parties/main/school')).status).toBe(405)
    expect(SchoolRoom.name).toBe('SchoolRoom')
  })

  it('logs a failed trace without the user or page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { database, breakAfter } = faulty(bindings.DB)
    breakAfter(0)
    const room = { env: { ...bindings, DB: database }, name: 'school' }
    await SchoolRoom.prototype.storeMove.call(room, 7391, { name: 'Grade4_Secret', id: null })
    const [line] = log.mock.lastCall ?? []
    log.mockRestore()
    expect(JSON.parse(String(line))).toMatchObject({
      what: "A pupil's move",
      error: expect.stringContaining('D1_ERROR'),
    })
    expect(line).not.toMatch(/7391|Grade4_Secret/)
  })

  it('closes the connection without sending the error if entering the room fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [code, messages] = await runInDurableObject(
      bindings.MAIN.getByName('fault'),
      async (room: SchoolRoom) => {
        vi.spyOn(room, 'getConnections').mockImplementation(() => {
          throw new Error('internal detail')
        })
        const url = `https://school.example${ROOM.path}`
        const { webSocket } = await room.fetch(new Request(url, { headers: { upgrade: 'websocket' } }))
        if (!webSocket) throw new Error('The room opened no socket.')
        const heard: unknown[] = []
        webSocket.addEventListener('message', ({ data }) => heard.push(data))
        const closed = new Promise<number>((resolve) =>
          webSocket.addEventListener('close', ({ code }) => resolve(code)),
        )
        webSocket.accept()
        return [await closed, heard] as const
      },
    )
    log.mockRestore()
    expect([code, messages]).toEqual([1011, []])
  })

  it('logs nothing about a refused socket', async () => {
    const logged: unknown[] = []
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
    const spies = methods.map((method) =>
      vi.spyOn(console, method).mockImplementation((...line) => logged.push(line)),
    )
    const answer = await exports.default.fetch('https://school.example/parties/main/school?token=secret', {
      headers: { upgrade: 'websocket', 'cf-connecting-ip': '203.0.113.7' },
    })
    answer.webSocket?.accept()
    for (const spy of spies) spy.mockRestore()
    expect(answer.status).toBe(101)
    expect(logged).toEqual([])
  })
})
