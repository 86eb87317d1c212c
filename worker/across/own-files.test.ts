import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { pages as pageRows } from '../db/schema.ts'
import { gameCalls, record } from '../testing/game-calls.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { edit, openWrittenSchool, pageCalls, seed } from '../testing/page-calls.ts'
import { pages } from '../testing/rows.ts'
import type { School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openWrittenSchool()
})
const { put: saveGame } = gameCalls(() => school)
const { put: savePage } = pageCalls(() => school)
const { post: saveLink, readMenu } = menuCalls(() => school)

const word = { french: 'la vache', english: 'the cow', image: null, sound: null }
const item = (name: string) => ({ answer: name, phrase: { word: name } })
const newPage = { number: 2_000_000, kind: 'vocabulary', title: 'Le lac', grade: 4, icon: '', words: [word] }
const lesson = {
  title: 'La ferme',
  classCodes: ['4-1'],
  firstDay: '2026-11-18',
  lastDay: '2026-11-20',
  isOpenToVisitors: false,
}
const shown = { ...word, word: 'la-vache', page: null, theme: '' }
const madame = { as: 'madame' } as const

describe.each(['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'data:image/png,x'])(
  'the external file %s',
  (file) => {
    const saves: [string, () => Promise<{ status: number; body: unknown }>][] = [
      [
        'content.sections.0.words.0.image',
        () =>
          savePage({
            ...edit,
            content: { form: 'cards', sections: [{ title: 'Mots', words: [{ ...word, image: file }] }] },
          }),
      ],
      [
        'content.blocks.0.image',
        () => {
          const card = { type: 'card', image: file, title: 'x', english: '', paragraphs: [] }
          const content = { image: null, blocks: [card] }
          return savePage({ ...edit, updated: edit.updated, content }, pages.open)
        },
      ],
      [
        'words.0.sound',
        () =>
          school.call('POST /pages', { ...madame, body: { ...newPage, words: [{ ...word, sound: file }] } }),
      ],
      ['icon', () => school.call('POST /pages', { ...madame, body: { ...newPage, icon: file } })],
      ['link.icon', async () => saveLink({ ...(await readMenu()).menulinks[0], icon: file })],
      ['link.icon', () => saveLink({ ...newMenuRow(0), displayName: 'Jeux', icon: file })],
      [
        '0.phrase.sound',
        () => {
          const items = [{ ...item('le chat'), phrase: { word: 'le chat', sound: file } }, item('le chien')]
          return saveGame('ocean', { ...record, kind: 'memory', data: JSON.stringify(items) })
        },
      ],
      [
        'steps.0.words.0.image',
        () =>
          school.call('POST /lessons', {
            ...madame,
            body: { ...lesson, steps: [{ clientID: 'words:1', words: [{ ...shown, image: file }] }] },
          }),
      ],
    ]

    it.each(saves)('is refused in the field %s, which the refusal names', async (field, save) => {
      const { status, body } = await save()
      expect(status).toBe(400)
      const { message } = z.parse(errorAnswer, body).error
      expect(message).toContain(field)
      expect(message).toContain('autre site')
    })
  },
)

it('still returns a page with an external file', async () => {
  const content = {
    form: 'cards',
    sections: [{ title: 'x', words: [{ ...word, image: 'https://x.example/a' }] }],
  }
  await school.db.update(pageRows).set({ content: JSON.stringify(content) })
  expect((await school.call(`GET /pages/${seed.clientID}`)).body).toMatchObject({ data: { content } })
})
