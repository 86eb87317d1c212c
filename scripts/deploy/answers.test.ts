import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { whatIsMissing } from './answers.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

it.each([
  ['all of it', { site: 'new', api: '0.1.0+new', room: true }, null],
  ['the site of before', { site: 'old', api: '0.1.0+new', room: true }, 'the site is still at old, not new.'],
  [
    'the API of before',
    { site: 'new', api: '0.1.0+old', room: true },
    'the API is still at 0.1.0+old, not new.',
  ],
  ['no room', { site: 'new', api: '0.1.0+new', room: false }, 'the room takes no socket.'],
])('finds %s', async (_what, school, missing) => {
  expect(await whatIsMissing(await serve(school), 'new')).toBe(missing)
})

it('takes a page of HTML in the place of an answer for none', async () => {
  await expect(whatIsMissing(await serve(null), 'new')).rejects.toThrow()
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
  server.on('upgrade', (asked, socket, head) => {
    if (!school?.room) return socket.destroy()
    sockets.handleUpgrade(asked, socket, head, (opened) => opened.close())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
