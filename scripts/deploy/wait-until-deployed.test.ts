import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { findOutdatedPart } from './wait-until-deployed.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

it.each([
  ['nothing if all parts are up to date', { site: 'new', api: '0.1.0+new', room: true }, null],
  ['an outdated site', { site: 'old', api: '0.1.0+new', room: true }, 'the site is still at old, not new.'],
  [
    'an outdated API',
    { site: 'new', api: '0.1.0+old', room: true },
    'the API is still at 0.1.0+old, not new.',
  ],
  ['a missing room', { site: 'new', api: '0.1.0+new', room: false }, 'the room accepts no socket.'],
])('reports %s', async (_what, school, missing) => {
  expect(await findOutdatedPart(await serve(school), 'new')).toBe(missing)
})

it('throws if HTML is served instead of JSON', async () => {
  await expect(findOutdatedPart(await serve(null), 'new')).rejects.toThrow()
})

interface School {
  site: string
  api: string
  room: boolean
}

async function serve(school: School | null): Promise<string> {
  server = createServer(({ url }, answer) => {
    const site = { release: school?.site, files: [] }
    const api = { success: true, version: school?.api, database: 'ok' }
    answer.end(school ? JSON.stringify(url === '/release.json' ? site : api) : '<!doctype html>')
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    if (!school?.room) return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (opened) => opened.close())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
