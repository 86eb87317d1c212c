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
const LOOK_MS = 5000
const HEAD = headOf('Mme Bravo')

let school: School
let statements: Statement[]
let isDown: boolean
let given: (path: string, method?: string) => Promise<string | number>
let answerTo: (path: string, method?: string) => Promise<Response>
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
  // The site tells which file it was asked for.
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
  answerTo = async (path, method = 'GET') => {
    const request = new Request<unknown, IncomingRequestCfProperties>(`https://school.example${path}`, {
      method,
    })
    const answer = await worker.fetch?.(request, env, createExecutionContext())
    if (!answer) throw new Error('The Worker has no fetch.')
    return answer
  }
  given = async (path, method) => {
    const answer = await answerTo(path, method)
    if (answer.status === 302) return `to ${answer.headers.get('Location')}`
    return answer.ok
      ? (await answer.text()).replace(HEAD, '').replace(/^<body>(.*)<\/body>$/, '$1')
      : answer.status
  }
})
const { save, row } = menuCalls(() => school)
const soon = () => school.clock.advance(LOOK_MS)

it.each([
  ['/assets/index-Ab12.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/gone.js', 404, 'no-store'],
])('lets browsers keep %s as it may be kept', async (path, status, control) => {
  const answer = await answerTo(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, control])
})

describe('a page of the site', () => {
  it.each([
    ['open', PAGE, PAGE],
    ['unlinked', '/letter', '/letter'],
    ['disabled', '/tribes', '/app'],
    ['for administrators', '/parents', '/app'],
    ['for who has signed in', '/resources', '/app'],
    ['on a whitelist', '/grade5/vocabulary/cafe', '/app'],
  ])('that is %s is given as it may be shown to everyone: %s', async (_is, path, file) => {
    expect(await given(path)).toBe(file)
  })

  it('that is closed is given no more, nor its copy, until it is open again', async () => {
    expect(await given(PAGE)).toBe(PAGE)
    expect(await given(COPY)).toBe(COPY)
    for (const closing of [{ isEnabled: false }, { isWhiteListEnabled: true }, { isAdminRequired: true }]) {
      await save(ROW, closing)
      soon()
      for (const way of [PAGE, `${PAGE}/`, `${PAGE}.html`, '/%61nnouncements'])
        expect(await given(way)).toBe('/app')
      expect(await given(COPY)).toBe(404)
      await save(ROW, { isEnabled: true, isWhiteListEnabled: false, isAdminRequired: false })
      soon()
      expect(await given(PAGE)).toBe(PAGE)
      expect(await given(COPY)).toBe(COPY)
    }
  })

  it('is closed with a group above it', async () => {
    await save(1000, { isEnabled: false })
    expect(await given(PAGE)).toBe('/app')
  })

  it('that is a game is closed with the page of its words', async () => {
    await school.db.update(gameRows).set({ wordsPage: pages.open }).where(eq(gameRows.clientID, farm))
    expect(await given(GAME)).toContain('/app<script')
    await save(ROW, { isWhiteListEnabled: true })
    soon()
    expect(await given(GAME)).toBe('/app')
    expect(await given(`/p${GAME}`)).toBe('/app')
  })

  it('stays closed, or open, as it was known last while the database does not answer', async () => {
    await save(ROW, { isEnabled: false })
    expect(await given(PAGE)).toBe('/app')
    isDown = true
    soon()
    expect(await given(PAGE)).toBe('/app')
    expect(await given('/letter')).toBe('/letter')
  })

  it('is there where nothing is known and the database does not answer', async () => {
    isDown = true
    expect(await given(PAGE)).toBe(PAGE)
  })

  it('costs one row of the database in five seconds, however often it is asked for, while the menu is the same', async () => {
    await given(PAGE)
    statements.length = 0
    for (let time = 0; time < 20; time++) await given(PAGE)
    expect(statements).toEqual([])
    soon()
    for (let time = 0; time < 20; time++) await given(PAGE)
    expect(statements.map(({ sql }) => sql.includes('menu_stamp'))).toEqual([true])
  })

  it('is read only', async () => {
    expect(await given(PAGE, 'POST')).toBe(405)
    expect(await given(PAGE, 'HEAD')).toBe(PAGE)
  })
})

describe('a short address', () => {
  it('leads to the page or game of its row, which may be closed to a visitor', async () => {
    const { menuLinkID } = await row(ROW)
    expect(await given(`/va/${menuLinkID}`)).toBe(`to ${PAGE}`)
    await save(ROW, { isWhiteListEnabled: true })
    soon()
    expect(await given(`/va/${menuLinkID}`)).toBe(`to ${PAGE}`)
  })

  it.each([
    ['that is off', { isEnabled: false }],
    ['for administrators', { isAdminRequired: true }],
  ])('of a row %s leads nowhere', async (_is, closing) => {
    const { menuLinkID } = await row(ROW)
    await save(ROW, closing)
    expect(await given(`/va/${menuLinkID}`)).toBe('/app')
  })

  it.each([{ isEnabled: false }, { isAdminRequired: true }])(
    'under a group with %j leads nowhere',
    async (closing) => {
      const { menuLinkID } = await row(ROW)
      await save(1010, closing)
      expect(await given(`/va/${menuLinkID}`)).toBe('/app')
    },
  )

  it.each(['/va/999999', '/va/mot', '/va/1/2', '/va/-1'])(
    'that nobody gave leads nowhere: %s',
    async (path) => {
      expect(await given(path)).toBe('/app')
    },
  )
})

describe('a page of the teacher’s own', () => {
  const OWN = { clientID: 'Page_Grade4_Vocabulary_LaPlage', displayName: 'La <plage> & "moi"' }
  const pageOfRow = { clientID: OWN.clientID, kind: 'vocabulary', title: OWN.displayName }
  const PATH = '/pages/Grade4_Vocabulary_LaPlage'

  const write = (french: string) => {
    const word = { french, english: 'beach', image: null, sound: null }
    const content = JSON.stringify({ form: 'cards', sections: [{ title: 'Les mots', words: [word] }] })
    return school.db.update(pageRows).set({ content }).where(eq(pageRows.clientID, OWN.clientID))
  }

  it('is the app’s shell with its title and its record, while everyone may open it', async () => {
    expect(await given(PATH)).toBe('/app')
    await save(ROW, OWN)
    await write('la plage </script>')
    const shell = await given(PATH)
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
    expect(await given(PATH)).toContain('og:image" content="https://school.example/api/v1/media/a.jpg"')
    await save(ROW, { isAuthRequired: true })
    expect(await given(PATH)).toBe('/app')
  })

  it('is asked for by the page itself where it is long', async () => {
    await save(ROW, OWN)
    await write(`la plage ${'x'.repeat(60_000)}`)
    expect(await given(PATH)).not.toContain('page-state')
  })

  it('is the bare shell where the database does not answer', async () => {
    await save(ROW, OWN)
    isDown = true
    expect(await given(PATH)).toBe('/app')
  })

  it('has a game as it has itself, and a game of the site its own file', async () => {
    const game = { id: 'memory-grade4-plage', clientID: 'Page_Games_Memory_Grade4_Plage', kind: 'memory' }
    const data = 'le requin,la baleine,le dauphin'
    const texts = { description: 'Mémoire : La plage', instructions: 'Trouve les paires.', updated: 'now' }
    await school.db.insert(gameRows).values({ ...game, ...texts, data })
    await save(ROW, { clientID: game.clientID, externalIdentifier: game.id })
    const shell = await given(`/games/memory/${game.id}`)
    expect(shell).toContain('<title>Mémoire : La plage – 4e année – Mme Bravo</title>')
    expect(shell).toContain('["games","memory-grade4-plage"],{"clientID":"Page_Games_Memory_Grade4_Plage"')
    await school.db.update(gameRows).set({ data: 'le requin' }).where(eq(gameRows.id, game.id))
    expect(await given(`/games/memory/${game.id}`)).toContain('<title>Mémoire : La plage')
    await save(ROW, { isEnabled: false })
    soon()
    expect(await given(`/games/memory/${game.id}`)).toBe('/app')
    expect(await given('/games/memory/grade4-animals-zoo')).toBe('/games/memory/grade4-animals-zoo')
  })

  it('has what is to be changed told to a site that has the files', async () => {
    await save(ROW, OWN)
    const answer = await told(PATH)
    expect(answer?.headers.get('X-Site-File')).toBe('/app')
    expect(await answer?.json()).toContainEqual({
      on: 'title',
      text: `${OWN.displayName} – 4e année – Mme Bravo`,
    })
    const headersAlone = await told(PATH, 'HEAD')
    expect([headersAlone?.status, headersAlone?.headers.get('X-Site-File')]).toEqual([204, '/app'])
  })
})

it('a lesson is named to nobody, whoever may open it', async () => {
  expect(await given('/lecon/BCDF')).toContain('<title>La leçon – Mme Bravo</title>')
})

function headOf(title: string): string {
  return `<title>${title}</title><meta property="og:title" content="${title}"><meta name="description" content="Le site"><meta property="og:image" content="https://school.example/media/previews/home.jpg">`
}

it('names the file to a site that has them', async () => {
  expect((await told(PAGE))?.headers.get('X-Site-File')).toBe(PAGE)
  expect((await told('/tribes'))?.headers.get('X-Site-File')).toBe('/app')
})

/** What the Worker answers a site that has the files. */
async function told(path: string, method = 'GET'): Promise<Response | undefined> {
  const worker = createWorker({ clock: () => school.clock.now, random: () => 0 }, async () => null)
  const url = `https://school.example${path}`
  const request = new Request<unknown, IncomingRequestCfProperties>(url, { method })
  return worker.fetch?.(request, { ...bindings }, createExecutionContext())
}
