import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GATEWAY } from './config.ts'

/** Stub of the school's Worker: returns the request as JSON and echoes socket messages. */
const SCHOOL = `export default {
  async fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname === '/broken') throw new Error('The school is down.')
    if (pathname.startsWith('/copies/')) return new Response(null, { status: 404 })
    if (pathname.startsWith('/pages/'))
      return Response.json(
        [
          { on: 'title', text: 'L\\'été <b>' },
          { on: 'meta[property="og:title"]', content: 'L\\'été' },
          { on: 'body', html: '<i>là</i>' },
        ],
        { headers: { 'X-Site-File': '/app' } },
      )
    if (pathname === '/va/1011') return Response.redirect(new URL('/music', request.url), 302)
    if (pathname.startsWith('/grade4/') || pathname.endsWith('/sounds/1'))
      return new Response(null, {
        status: 204,
        headers: { 'X-Site-File': pathname.endsWith('/closed') ? '/app' : pathname },
      })
    if (request.headers.get('Upgrade') === 'websocket') {
      const [mine, theirs] = Object.values(new WebSocketPair())
      theirs.accept()
      theirs.addEventListener('message', ({ data }) => theirs.send('heard ' + data))
      return new Response(null, { status: 101, webSocket: mine })
    }
    return Response.json({
      method: request.method,
      path: new URL(request.url).pathname,
      from: request.headers.get('cf-connecting-ip'),
      body: await request.text(),
    })
  },
}`

/** Stub of the site's files. */
const FILES = `export default {
  fetch(request) {
    const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/'))
      return new Response(pathname, { status: pathname.endsWith('/gone.js') ? 404 : 200, headers: kept })
    const head = request.headers.has('if-none-match') ? '' : '<title>Mme Bravo</title><meta property="og:title" content="Mme Bravo">'
    const text = 'the file ' + new URL(request.url).pathname + ', ' + request.headers.get('if-none-match')
    return new Response(head + '<body>' + text + '</body>', { headers: { ETag: '"1"' } })
  },
}`

let site: Miniflare
beforeAll(() => {
  const common = { modules: true, compatibilityDate: '2026-11-01' } as const
  site = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      workers: [
        { ...common, name: 'site', script: GATEWAY, serviceBindings: { SCHOOL: 'school', ASSETS: 'files' } },
        { ...common, name: 'files', script: FILES },
        { ...common, name: 'school', script: SCHOOL },
      ],
    }),
  )
})
afterAll(() => site.dispose())

it("forwards a call unchanged, with its caller's address", async () => {
  const answer = await site.dispatchFetch('https://school.example/api/v1/logs', {
    method: 'POST',
    body: '{}',
    headers: { 'cf-connecting-ip': '203.0.113.7' },
  })
  expect(await answer.json()).toEqual({
    method: 'POST',
    path: '/api/v1/logs',
    from: '203.0.113.7',
    body: '{}',
  })
})

it('forwards a socket in both directions', async () => {
  const { webSocket } = await site.dispatchFetch('https://school.example/parties/main/school', {
    headers: { Upgrade: 'websocket' },
  })
  if (!webSocket) throw new Error('No socket came through.')
  const heard = new Promise((resolve) => webSocket.addEventListener('message', ({ data }) => resolve(data)))
  webSocket.accept()
  webSocket.send('bonjour')
  expect(await heard).toBe('heard bonjour')
  webSocket.close()
})

it.each([
  ['/grade4/open', '<body>the file /grade4/open, "1"</body>'],
  ['/api/v1/live-games/BCDF/sounds/1', '<body>the file /api/v1/live-games/BCDF/sounds/1, "1"</body>'],
  ['/grade4/closed', '<body>the file /app, "1"</body>'],
  ['/broken', '<body>the file /broken, "1"</body>'],
  ['/copies/Page_Closed.json', ''],
])('serves %s with the file and edits that the Worker returns', async (path, text) => {
  const answer = await site.dispatchFetch(`https://school.example${path}`, {
    headers: { 'if-none-match': '"1"' },
  })
  expect(await answer.text()).toBe(text)
  expect(answer.status).toBe(text === '' ? 404 : 200)
})

it.each([
  ['/assets/index-Ab12.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/gone.js', 404, 'no-store'],
])('answers %s with %i and Cache-Control "%s"', async (path, status, control) => {
  const answer = await site.dispatchFetch(`https://school.example${path}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, control])
  expect(await answer.text()).toBe(path)
})

it("edits the app shell for a teacher's own page, and never answers 304", async () => {
  const answer = await site.dispatchFetch('https://school.example/pages/Grade4_Vocabulary_Ete', {
    headers: { 'if-none-match': '"1"' },
  })
  expect(await answer.text()).toBe(
    '<title>L\'été &lt;b&gt;</title><meta property="og:title" content="L\'été"><body>the file /app, null<i>là</i></body>',
  )
  expect(answer.headers.get('etag')).toBeNull()
})

it("answers HEAD for a teacher's own page with an empty body", async () => {
  const answer = await site.dispatchFetch('https://school.example/pages/Grade4_Vocabulary_Ete', {
    method: 'HEAD',
  })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

it('redirects a short address to its page', async () => {
  const answer = await site.dispatchFetch('https://school.example/va/1011', { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://school.example/music'])
})
