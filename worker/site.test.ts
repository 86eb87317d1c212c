import { createExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { games as gameRows, pages as pageRows } from './db/schema.ts'
import { createWorker } from './serve.ts'
import { bindings } from './testing/bindings.ts'
import { menuCalls } from './testing/menu-calls.ts'
import { recorded, type Statement } from './testing/recorded.ts'
import { games, pages } from './testing/rows.ts'
import { openSchool, type School } from './testing/school.ts'

const ROW = 1011
const PAGE = '/announcements'
const COPY = `/copies/${pages.open}.json`
const [farm = ''] = games
const GAME = `/games/memory/${farm.toLowerCase()}`
const MENU_MAX_AGE_MS = 5000
const HEAD = headOf('Mme Bravo')

let school: School
let statements: Statement[]
let isDown: boolean
let fetchSite: (path: string, method?: string) => Promise<string | number>
let respond: (path: string, method?: string) => Promise<Response>
beforeEach(async () => {
  school = await openSchool()
  const watched = recorded(bindings.DB)
  statements = watched.statements
  isDown = false
  const DB: D1Database = Object.assign(Object.create(watched.database), {
    prepare(sql: string) {
      if (isDown) throw new Error('The database is down.')
      return watched.database.prepare(sql)
    },
  })
  // Responds with the requested path in place of the file.
  const ASSETS: Fetcher = Object.assign(Object.create(bindings.MAIN), {
    fetch: async ({ url }: Request) => {
      const { pathname } = new URL(url)
      if (!pathname.startsWith('/assets/')) return new Response(`${HEAD}<body>${pathname}</body>`)
      const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
      return new Response(null, { status: pathname === '/assets/gone.js' ? 404 : 200, headers })
    },
  })
  const env = { ...bindings, DB, ASSETS }
  const worker = createWorker({ clock: () => school.clock.now, random: () => 0 }, async () => null)
  respond = async (path, method = 'GET') => {
    const request = new Request<unknown, IncomingRequestCfProperties>(`https://school.example${path}`, {
      method,
    })
    const answer = await worker.fetch?.(request, env, createExecutionContext())
    if (!answer) throw new Error('The Worker has no fetch.')
    return answer
  }
  fetchSite = async (path, method) => {
    const answer = await respond(path, method)
    if (answer.status === 302) return `to ${answer.headers.get('Location')}`
    return answer.ok
      ? (await answer.text()).replace(HEAD, '').replace(/^<body>(.*)<\/body>$/, '$1')
      : answer.status
  }
})
const { save, row } = menuCalls(() => school)
const expireMenuCache = () => school.clock.advance(MENU_MAX_AGE_MS)

it.each([
  ['/assets/index-Ab12.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/gone.js', 404, 'no-store'],
])('serves %s with status %i and Cache-Control "%s"', async (path, status, control) => {
  const answer = await respond(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, control])
})

describe('serving a page of the site', () => {
  it.each([
    ['open', PAGE, PAGE],
    ['unlinked', '/letter', '/letter'],
    ['disabled', '/tribes', '/app'],
    ['for administrators', '/parents', '/app'],
    ['for signed-in users', '/resources', '/app'],
    ['on a whitelist', '/grade5/vocabulary/cafe', '/app'],
  ])('returns $2 for $1, which is $0', async (_is, path, file) => {
    expect(await fetchSite(path)).toBe(file)
  })

  it('hides the page while it is closed, and its copy too', async () => {
    expect(await fetchSite(PAGE)).toBe(PAGE)
    expect(await fetchSite(COPY)).toBe(COPY)
    for (const closing of [{ isEnabled: false }, { isWhiteListEnabled: true }, { isAdminRequired: true }]) {
      await save(ROW, closing)
      expireMenuCache()
      for (const way of [PAGE, `${PAGE}/`, `${PAGE}.html`, '/%61nnouncements'])
        expect(await fetchSite(way)).toBe('/app')
      expect(await fetchSite(COPY)).toBe(404)
      await save(ROW, { isEnabled: true, isWhiteListEnabled: false, isAdminRequired: false })
      expireMenuCache()
      expect(await fetchSite(PAGE)).toBe(PAGE)
      expect(await fetchSite(COPY)).toBe(COPY)
    }
  })

  it('hides the page if its menu group is disabled', async () => {
    await save(1000, { isEnabled: false })
    expect(await fetchSite(PAGE)).toBe('/app')
  })

  it('hides a game whose word page is closed', async () => {
    await school.db.update(gameRows).set({ wordsPage: pages.open }).where(eq(gameRows.clientID, farm))
    expect(await fetchSite(GAME)).toContain('/app<script')
    await save(ROW, { isWhiteListEnabled: true })
    expireMenuCache()
    expect(await fetchSite(GAME)).toBe('/app')
    expect(await fetchSite(`/p${GAME}`)).toBe('/app')
  })

  it('uses the last known menu while the database fails', async () => {
    await save(ROW, { isEnabled: false })
    expect(await fetchSite(PAGE)).toBe('/app')
    isDown = true
    expireMenuCache()
    expect(await fetchSite(PAGE)).toBe('/app')
    expect(await fetchSite('/letter')).toBe('/letter')
  })

  it('returns the page if the database fails before the menu was first read', async () => {
    isDown = true
    expect(await fetchSite(PAGE)).toBe(PAGE)
  })

  it('reads one row per five seconds while the menu is unchanged', async () => {
    await fetchSite(PAGE)
    statements.length = 0
    for (let time = 0; time < 20; time++) await fetchSite(PAGE)
    expect(statements).toEqual([])
    expireMenuCache()
    for (let time = 0; time < 20; time++) await fetchSite(PAGE)
    expect(statements.map(({ sql }) => sql.includes('menu_stamp'))).toEqual([true])
  })

  it('allows only GET and HEAD', async () => {
    expect(await fetchSite(PAGE, 'POST')).toBe(405)
    expect(await fetchSite(PAGE, 'HEAD')).toBe(PAGE)
  })
})

describe('a short address', () => {
  it('redirects to the page of its menu row, even if visitors may not open it', async () => {
    const { menuLinkID } = await row(ROW)
    expect(await fetchSite(`/va/${menuLinkID}`)).toBe(`to ${PAGE}`)
    await save(ROW, { isWhiteListEnabled: true })
    expireMenuCache()
    expect(await fetchSite(`/va/${menuLinkID}`)).toBe(`to ${PAGE}`)
  })

  it.each([
    ['disabled', { isEnabled: false }],
    ['for administrators', { isAdminRequired: true }],
  ])('is not redirected if its row is %s', async (_is, closing) => {
    const { menuLinkID } = await row(ROW)
    await save(ROW, closing)
    expect(await fetchSite(`/va/${menuLinkID}`)).toBe('/app')
  })

  it.each([{ isEnabled: false }, { isAdminRequired: true }])(
    'is not redirected if its group has %j',
    async (closing) => {
      const { menuLinkID } = await row(ROW)
      await save(1010, closing)
      expect(await fetchSite(`/va/${menuLinkID}`)).toBe('/app')
    },
  )

  it.each(['/va/999999', '/va/mot', '/va/1/2', '/va/-1'])(
    'is not redirected if unknown: %s',
    async (path) => {
      expect(await fetchSite(path)).toBe('/app')
    },
  )
})

describe('serving a page that a teacher made', () => {
  const OWN = { clientID: 'Page_Grade4_Vocabulary_LaPlage', displayName: 'La <plage> & "moi"' }
  const pageOfRow = { clientID: OWN.clientID, kind: 'vocabulary', title: OWN.displayName }
  const PATH = '/pages/Grade4_Vocabulary_LaPlage'

  const write = (french: string) => {
    const word = { french, english: 'beach', image: null, sound: null }
    const content = JSON.stringify({ form: 'cards', sections: [{ title: 'Les mots', words: [word] }] })
    return school.db.update(pageRows).set({ content }).where(eq(pageRows.clientID, OWN.clientID))
  }

  it("returns the shell with the page's title and record while everyone may open it", async () => {
    expect(await fetchSite(PATH)).toBe('/app')
    await save(ROW, OWN)
    await write('la plage </script>')
    const shell = await fetchSite(PATH)
    const title = 'La <plage> & &quot;moi&quot; – 4e année – Mme Bravo'
    expect(shell).toContain('<title>La &lt;plage&gt; &amp; "moi" – 4e année – Mme Bravo</title>')
    expect(shell).toContain(`<meta property="og:title" content="${title}">`)
    const description = 'La plage </script>… Vocabulaire illustré et sonore de la 4e année.'
    expect(shell).toContain(`<meta name="description" content="${description}">`)
    const [, block = ''] =
      /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(String(shell)) ?? []
    expect(JSON.parse(block).queries).toMatchObject([
      [
        ['pages', OWN.clientID],
        { ...pageOfRow, content: { sections: [{ words: [{ french: 'la plage </script>' }] }] } },
      ],
    ])
    await school.db
      .update(pageRows)
      .set({ preview: '/api/v1/media/a.jpg' })
      .where(eq(pageRows.clientID, OWN.clientID))
    expect(await fetchSite(PATH)).toContain('og:image" content="https://school.example/api/v1/media/a.jpg"')
    await save(ROW, { isAuthRequired: true })
    expect(await fetchSite(PATH)).toBe('/app')
  })

  it('leaves out a long record, which the browser then fetches', async () => {
    await save(ROW, OWN)
    await write(`la plage ${'x'.repeat(60_000)}`)
    expect(await fetchSite(PATH)).not.toContain('page-state')
  })

  it('returns the unedited shell if the database fails', async () => {
    await save(ROW, OWN)
    isDown = true
    expect(await fetchSite(PATH)).toBe('/app')
  })

  it("returns the shell with title and record for a teacher's game, but not for shipped games", async () => {
    const game = { id: 'memory-grade4-plage', clientID: 'Page_Games_Memory_Grade4_Plage', kind: 'memory' }
    const data = 'le requin,la baleine,le dauphin'
    const texts = { description: 'Mémoire : La plage', instructions: 'Trouve les paires.', updated: 'now' }
    await school.db.insert(gameRows).values({ ...game, ...texts, data })
    await save(ROW, { clientID: game.clientID, externalIdentifier: game.id })
    const shell = await fetchSite(`/games/memory/${game.id}`)
    expect(shell).toContain('<title>Mémoire : La plage – 4e année – Mme Bravo</title>')
    expect(shell).toContain('["games","memory-grade4-plage"],{"clientID":"Page_Games_Memory_Grade4_Plage"')
    await school.db.update(gameRows).set({ data: 'le requin' }).where(eq(gameRows.id, game.id))
    expect(await fetchSite(`/games/memory/${game.id}`)).toContain('<title>Mémoire : La plage')
    await save(ROW, { isEnabled: false })
    expireMenuCache()
    expect(await fetchSite(`/games/memory/${game.id}`)).toBe('/app')
    expect(await fetchSite('/games/memory/grade4-animals-zoo')).toBe('/games/memory/grade4-animals-zoo')
  })

  it('returns the edits in its response if the Worker has no files', async () => {
    await save(ROW, OWN)
    const answer = await fetchWithoutFiles(PATH)
    expect(answer?.headers.get('X-Site-File')).toBe('/app')
    expect(await answer?.json()).toContainEqual({
      on: 'title',
      text: `${OWN.displayName} – 4e année – Mme Bravo`,
    })
    const headersAlone = await fetchWithoutFiles(PATH, 'HEAD')
    expect([headersAlone?.status, headersAlone?.headers.get('X-Site-File')]).toEqual([204, '/app'])
  })
})

it('gives a lesson a generic title', async () => {
  expect(await fetchSite('/lecon/BCDF')).toContain('<title>La leçon – Mme Bravo</title>')
})

function headOf(title: string): string {
  return `<title>${title}</title><meta property="og:title" content="${title}"><meta name="description" content="Le site"><meta property="og:image" content="https://school.example/media/previews/home.jpg">`
}

it('names the file in a header if the Worker has no files', async () => {
  expect((await fetchWithoutFiles(PAGE))?.headers.get('X-Site-File')).toBe(PAGE)
  expect((await fetchWithoutFiles('/tribes'))?.headers.get('X-Site-File')).toBe('/app')
})

/** Calls a Worker that has no files of the site. */
async function fetchWithoutFiles(path: string, method = 'GET'): Promise<Response | undefined> {
  const worker = createWorker({ clock: () => school.clock.now, random: () => 0 }, async () => null)
  const url = `https://school.example${path}`
  const request = new Request<unknown, IncomingRequestCfProperties>(url, { method })
  return worker.fetch?.(request, { ...bindings }, createExecutionContext())
}
