import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { pageAnswer } from '../../domain/api/page.ts'
import { pages as pagesTable } from '../db/schema.ts'
import { edit, openWrittenSchool, pageCalls, seed, WRITTEN } from '../testing/page-calls.ts'
import { type School, WEDNESDAY } from '../testing/school.ts'

/** A page of the site without content. */
const UNWRITTEN = 'Page_Grade6_Vocabulary_Festival_Play'

let school: School
beforeEach(async () => {
  school = await openWrittenSchool()
})

const { put, read, versions } = pageCalls(() => school)

describe('PUT /pages/:clientID', () => {
  it('returns the stored page and marks it as edited', async () => {
    const { status, body } = await put(edit)
    const saved = {
      clientID: seed.clientID,
      kind: 'vocabulary',
      title: 'À la ferme',
      content: edit.content,
      updated: WEDNESDAY,
    }
    expect({ status, body }).toEqual({ status: 200, body: { data: { ...saved, savedBy: 'Madame' } } })
    expect(await read()).toEqual(saved)
    expect(
      (await school.db.select().from(pagesTable)).find((row) => row.clientID === seed.clientID),
    ).toMatchObject({
      isEdited: true,
    })
  })

  it('refuses a stale save with the stored page and changes nothing', async () => {
    await put(edit)
    const late = await put({ ...edit, title: 'Trop tard' })
    expect(late.status).toBe(409)
    expect(z.parse(errorAnswer, late.body)).toMatchObject({
      message: expect.stringMatching(/a enregistré cette/),
      data: { ...edit, clientID: seed.clientID, kind: 'vocabulary', updated: WEDNESDAY, savedBy: 'Madame' },
    })
    expect(await read()).toMatchObject({ title: 'À la ferme' })
    expect((await versions()).total).toBe(1)
  })

  it('lets one of ten concurrent saves win and keeps one version', async () => {
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

  it('gives each save its own stamp, even two within one millisecond', async () => {
    const { updated } = z.parse(pageAnswer, (await put(edit)).body).data
    const again = z.parse(pageAnswer, (await put({ ...edit, updated })).body).data
    expect(again.updated).toBe('2026-11-18T15:00:00.001Z')
    expect((await versions()).total).toBe(2)
  })

  it('creates a page of the site that has no content yet', async () => {
    expect((await school.call(`GET /pages/${UNWRITTEN}`)).status).toBe(404)
    expect((await put({ ...edit, updated: null }, UNWRITTEN)).status).toBe(200)
    expect(await read(UNWRITTEN)).toMatchObject({
      kind: 'vocabulary',
      title: 'À la ferme',
      content: edit.content,
    })
    expect((await put({ ...edit, updated: null }, UNWRITTEN)).status).toBe(409)
  })

  it('refuses pages that the site does not have and pages that hold no content', async () => {
    expect((await put(edit, 'Page_Nowhere')).status).toBe(404)
    expect(await put({ ...edit, updated: null }, 'Page_Leaderboard')).toMatchObject({ status: 400 })
    const unread = await put(edit, UNWRITTEN)
    expect(unread.status).toBe(409)
    expect(z.parse(errorAnswer, unread.body).data).toBeNull()
  })

  it.each([
    [{ title: '' }, 'Le titre ne doit pas être vide.'],
    [{ title: 5 }, 'Le titre doit être un texte.'],
    [{ title: 'x'.repeat(121) }, 'Le titre doit avoir au plus 120 caractères.'],
    [
      { updated: 'yesterday' },
      'updated doit être une date et une heure ISO 8601 en UTC, comme 2026-11-20T14:05:00.000Z.',
    ],
    [{ updated: undefined }, 'updated manque : il faut un texte.'],
    [{ content: undefined }, 'content manque : il faut une valeur.'],
    [{ content: 'la vache' }, 'content doit être un objet.'],
    [
      { content: { form: 'poster' } },
      'content.form doit être "cards" ou "number-grid" ou "scenes" ou "dialogue" ou "menu" ou "figure" ou "tables".',
    ],
    [
      { content: { ...edit.content, sections: [{ title: 'x' }] } },
      'content.sections.0.words manque : il faut une liste.',
    ],
    [
      {
        content: {
          form: 'cards',
          sections: [{ title: '', words: [{ french: '', english: '', image: null, sound: null }] }],
        },
      },
      'content.sections.0.words.0.french ne doit pas être vide.',
    ],
  ])('names the invalid field: %j', async (fault, message) => {
    expect(await put({ ...edit, ...fault })).toMatchObject({ status: 400, body: { success: false, message } })
    expect(await read()).toMatchObject({ updated: WRITTEN })
  })
})

describe('unsafe content of a page', () => {
  const LETTER = 'Page_Letter'
  const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
  const document = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
  const clean = { type: 'text', french: document(text('Lisez ceci')), english: { type: 'doc', content: [] } }

  it('is removed from rich text before it is stored', async () => {
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

  it('is refused in the address of a standalone link', async () => {
    const blocks = [{ type: 'link', french: 'Ici', english: '', url: 'javascript:alert(1)' }]
    const letter = { title: 'La lettre', content: { image: null, blocks }, updated: null }
    expect(await put(letter, LETTER)).toMatchObject({
      status: 400,
      body: { message: 'content.blocks.0.url doit commencer par https://.' },
    })
  })
})
