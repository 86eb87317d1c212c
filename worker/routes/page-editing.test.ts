import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSeeds } from '../../content/pages.ts'
import { errorAnswer } from '../../domain/api/error.ts'
import {
  type PageRecord,
  pageAnswer,
  pageVersionsAnswer,
  type VocabularyContent,
} from '../../domain/api/page.ts'
import { pages as pagesTable, pageVersions, users } from '../db/schema.ts'
import { pages } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const WRITTEN = '2026-09-01T12:00:00.000Z'
const [seed] = pageSeeds
if (!seed) throw new Error('There are no pages to test with.')
const { clientID } = seed
/** A page of the site on which nothing is written yet. */
const UNWRITTEN = 'Page_Grade6_Vocabulary_Festival_Play'
const content: VocabularyContent = {
  form: 'cards',
  sections: [
    {
      title: 'La ferme',
      words: [{ french: 'la vache', english: 'the cow', image: 'pictures/cow.svg', sound: null }],
    },
  ],
}

/** Another administrator. */
const other = {
  id: 77,
  userName: 'roy',
  userNameKey: 'roy',
  displayName: 'Mme Roy',
  avatarUrl: '',
  isAdmin: true,
}

let school: School
beforeEach(async () => {
  school = await openSchool()
  await school.db
    .insert(pagesTable)
    .values({ ...seed, content: JSON.stringify(seed.content), updated: WRITTEN })
})

const madame: CallOptions = { as: 'madame' }
const put = (body: unknown, id = clientID, from = madame) =>
  school.call(`PUT /pages/${id}`, { ...from, body })
const edit = { title: 'À la ferme', content, updated: WRITTEN }
const read = async (id = clientID): Promise<PageRecord> =>
  z.parse(pageAnswer, (await school.call(`GET /pages/${id}`, madame)).body).data
const versions = async (query = '') =>
  z.parse(pageVersionsAnswer, (await school.call(`GET /pages/${clientID}/versions${query}`, madame)).body)
const restore = (versionID: unknown, updated: unknown, from = madame) =>
  school.call(`POST /pages/${clientID}/versions/${versionID}/restore`, { ...from, body: { updated } })

describe('saving a page', () => {
  it('answers what is stored from then on, and marks it as edited', async () => {
    const { status, body } = await put(edit)
    const saved = { clientID, kind: 'vocabulary', title: 'À la ferme', content, updated: WEDNESDAY }
    expect({ status, body }).toEqual({ status: 200, body: { data: { ...saved, savedBy: 'Madame' } } })
    expect(await read()).toEqual(saved)
    expect(
      (await school.db.select().from(pagesTable)).find((row) => row.clientID === clientID),
    ).toMatchObject({
      isEdited: true,
    })
  })

  it('is refused with what is stored where someone saved in between, and loses nothing', async () => {
    await put(edit)
    const late = await put({ ...edit, title: 'Trop tard' })
    expect(late.status).toBe(409)
    expect(z.parse(errorAnswer, late.body)).toMatchObject({
      message: expect.stringMatching(/saved by someone else/),
      data: { ...edit, clientID, kind: 'vocabulary', updated: WEDNESDAY, savedBy: 'Madame' },
    })
    expect(await read()).toMatchObject({ title: 'À la ferme' })
    expect((await versions()).total).toBe(1)
  })

  it('lets one of ten savers at the same time win, and keeps one version', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => put({ ...edit, title: `Titre ${index}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const won = answers.find(({ status }) => status === 200)
    expect(won?.body).toEqual({ data: { ...(await read()), savedBy: 'Madame' } })
    expect((await versions()).total).toBe(1)
  })

  it('has a stamp of its own, also twice in one millisecond', async () => {
    const { updated } = z.parse(pageAnswer, (await put(edit)).body).data
    const again = z.parse(pageAnswer, (await put({ ...edit, updated })).body).data
    expect(again.updated).toBe('2026-11-18T15:00:00.001Z')
    expect((await versions()).total).toBe(2)
  })

  it('writes a page of the site on which nothing was written', async () => {
    expect((await school.call(`GET /pages/${UNWRITTEN}`)).status).toBe(404)
    expect((await put({ ...edit, updated: null }, UNWRITTEN)).status).toBe(200)
    expect(await read(UNWRITTEN)).toMatchObject({ kind: 'vocabulary', title: 'À la ferme', content })
    expect((await put({ ...edit, updated: null }, UNWRITTEN)).status).toBe(409)
  })

  it('is not for a page that the site has not, nor for one that holds nothing', async () => {
    expect((await put(edit, 'Page_Nowhere')).status).toBe(404)
    expect(await put({ ...edit, updated: null }, 'Page_Leaderboard')).toMatchObject({ status: 400 })
    const unread = await put(edit, UNWRITTEN)
    expect(unread.status).toBe(409)
    expect(z.parse(errorAnswer, unread.body).data).toBeNull()
  })

  it.each([
    [{ title: '' }, 'title must not be empty.'],
    [{ title: 5 }, 'title must be a string.'],
    [{ title: 'x'.repeat(121) }, 'title must be at most 120 characters long.'],
    [
      { updated: 'yesterday' },
      'updated must be an ISO 8601 date and time in UTC, such as 2026-11-20T14:05:00.000Z.',
    ],
    [{ updated: undefined }, 'updated is missing: a string is expected.'],
    [{ content: undefined }, 'content is missing: a value is expected.'],
    [{ content: 'la vache' }, 'content must be an object.'],
    [
      { content: { form: 'poster' } },
      'content.form must be "cards" or "number-grid" or "scenes" or "dialogue" or "menu" or "figure" or "tables".',
    ],
    [
      { content: { ...content, sections: [{ title: 'x' }] } },
      'content.sections.0.words is missing: a list is expected.',
    ],
    [
      {
        content: {
          form: 'cards',
          sections: [{ title: '', words: [{ french: '', english: '', image: null, sound: null }] }],
        },
      },
      'content.sections.0.words.0.french must be at least 1 characters long.',
    ],
  ])('names the field that is not as it should be: %j', async (fault, message) => {
    expect(await put({ ...edit, ...fault })).toMatchObject({ status: 400, body: { success: false, message } })
    expect(await read()).toMatchObject({ updated: WRITTEN })
  })
})

describe('rich text with mischief in it', () => {
  const LETTER = 'Page_Letter'
  const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
  const document = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
  const clean = { type: 'text', french: document(text('Lisez ceci')), english: { type: 'doc', content: [] } }

  it('is stored without it', async () => {
    const french = {
      type: 'doc',
      content: [
        { type: 'script', content: [text('alert(1)')] },
        {
          type: 'paragraph',
          attrs: { onclick: 'alert(1)' },
          content: [
            text('Lisez ceci', { type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'style' }),
            { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
          ],
        },
      ],
    }
    const blocks = [{ type: 'text', french, english: '<script>alert(1)</script>', onload: 'alert(1)' }]
    const letter = { title: 'La lettre', content: { image: null, blocks } }
    const { updated } = await read(LETTER)
    expect((await put({ ...letter, updated }, LETTER)).status).toBe(200)
    expect((await read(LETTER)).content).toEqual({ image: null, blocks: [clean] })
  })

  it('is refused where it is the address of a link that stands alone', async () => {
    const blocks = [{ type: 'link', french: 'Ici', english: '', url: 'javascript:alert(1)' }]
    const letter = { title: 'La lettre', content: { image: null, blocks }, updated: null }
    expect(await put(letter, LETTER)).toMatchObject({
      status: 400,
      body: { message: 'content.blocks.0.url must begin with https://.' },
    })
  })
})

describe('the versions of a page', () => {
  it('keep what stood there, newest first, 20 a page', async () => {
    let { updated } = edit
    for (let save = 1; save <= 21; save++) {
      school.clock.advance(1000)
      updated = z.parse(pageAnswer, (await put({ ...edit, title: `Titre ${save}`, updated })).body).data
        .updated
    }
    const { data, total } = await versions()
    expect(total).toBe(21)
    expect(data).toHaveLength(20)
    expect(data[0]).toMatchObject({ title: 'Titre 20', content })
    expect((await versions('?page=2')).data).toMatchObject([
      { title: seed.title, content: seed.content, updated: WRITTEN },
    ])
  })

  it('are none for a page that was never saved', async () => {
    const current = { updated: WRITTEN, savedBy: null }
    expect(await versions()).toEqual({ success: true, data: [], total: 0, current })
  })

  it('can be restored, and what stood there in between is kept too', async () => {
    await put(edit)
    const [first] = (await versions()).data
    school.clock.advance(60_000)
    const restored = await restore(first?.versionID, WEDNESDAY)
    expect(restored).toMatchObject({
      status: 200,
      body: { data: { title: seed.title, content: seed.content } },
    })
    expect(restored.body).toEqual({ data: { ...(await read()), savedBy: 'Madame' } })
    expect((await versions()).data.map(({ title }) => title)).toEqual(['À la ferme', seed.title])
  })

  it('are not restored over a page that was saved in between', async () => {
    await put(edit)
    const [first] = (await versions()).data
    expect((await restore(first?.versionID, WRITTEN)).status).toBe(409)
    expect(await read()).toMatchObject({ title: 'À la ferme' })
  })

  it('say who wrote them, as long as that administrator is there', async () => {
    await school.db.insert(users).values({ ...other, createdAt: WRITTEN })
    const token = await school.tokenOf(other.id)
    await school.call(`PUT /pages/${clientID}`, { token, body: edit })
    school.clock.advance(60_000)
    expect((await put({ ...edit, title: 'La ferme', updated: WEDNESDAY })).status).toBe(200)
    const written = async () => {
      const { data, current } = await versions()
      return [current?.savedBy, ...data.map(({ savedBy }) => savedBy)]
    }
    expect(await written()).toEqual(['Madame', 'Mme Roy', null])
    expect((await school.call(`DELETE /user/${other.id}`, madame)).status).toBe(200)
    expect(await written()).toEqual(['Madame', null, null])
  })

  it('belong to their page', async () => {
    await put(edit)
    const [first] = (await versions()).data
    const other = await school.call(`POST /pages/${pages.open}/versions/${first?.versionID}/restore`, {
      ...madame,
      body: { updated: WRITTEN },
    })
    expect(other.status).toBe(404)
    expect((await restore(999, WEDNESDAY)).status).toBe(404)
    expect((await restore('x', WEDNESDAY)).status).toBe(400)
  })
})

describe('who may', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
  ] as const)('save pages, see and restore their versions: not %s', async (as, status) => {
    expect((await put(edit, clientID, { as })).status).toBe(status)
    expect((await school.call(`GET /pages/${clientID}/versions`, { as })).status).toBe(status)
    expect((await restore(1, WRITTEN, { as })).status).toBe(status)
    expect(await school.db.select().from(pageVersions)).toEqual([])
  })
})
