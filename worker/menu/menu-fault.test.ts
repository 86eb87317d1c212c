import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type MenuLink, saveLinkAnswer } from '../../domain/api/menu.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { games } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { row, post } = menuCalls(() => school)

describe('POST /menulinks with an invalid link', () => {
  it.each<[string, Partial<Record<keyof MenuLink, unknown>>, number, string]>([
    ['an unknown row', { menuLinkID: 999 }, 404, "La ligne 999 du menu n'existe pas."],
    ['a page that has a link', { clientID: games[0] }, 409, `Le menu a déjà une ligne vers « ${games[0]} ».`],
    ['another number', { groupID: 5 }, 400, 'link.groupID doit rester 1011 : une ligne garde son numéro.'],
    [
      'an unknown parent',
      { parentGroupID: 5 },
      400,
      "link.parentGroupID doit être 0 ou le numéro d'une autre ligne",
    ],
    ['itself as a parent', { parentGroupID: 1011 }, 400, 'link.parentGroupID doit être 0 ou'],
    ['no name', { displayName: '' }, 400, 'Le nom affiché ne doit pas être vide.'],
    ['a blank name', { displayName: ' \u00a0' }, 400, 'Le nom affiché ne doit pas être vide.'],
    ['a long name', { displayName: 'x'.repeat(81) }, 400, 'Le nom affiché doit avoir au plus 80 caractères.'],
    ['a text for a flag', { isNew: 'true' }, 400, 'link.isNew doit être true ou false.'],
    ['a number for a flag', { isEnabled: 1 }, 400, 'link.isEnabled doit être true ou false.'],
    ['a missing flag', { isWhiteListEnabled: undefined }, 400, 'link.isWhiteListEnabled manque'],
    ['a text for a number', { parentGroupID: '1010' }, 400, 'link.parentGroupID doit être un nombre.'],
    ['a fraction', { parentGroupID: 10.5 }, 400, 'link.parentGroupID doit être un nombre entier.'],
    [
      'a number for an identifier',
      { externalIdentifier: 5 },
      400,
      'link.externalIdentifier doit être un texte.',
    ],
  ])('refuses %s', async (_title, change, status, message) => {
    const answer = await post({ ...(await row(1011)), ...change })
    expect(answer).toMatchObject({
      status,
      body: { success: false, message: expect.stringContaining(message) },
    })
  })

  it.each([-1, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    'refuses a new row with the number %s, which leaves none for the next row',
    async (groupID) => {
      const link = { ...(await row(1011)), menuLinkID: 0, clientID: 'Page_Music_Own' }
      expect(await post({ ...link, groupID })).toMatchObject({
        status: 400,
        body: { message: 'link.groupID doit être de 0 à 2147483647.' },
      })
      expect((await post({ ...link, groupID: 2 ** 31 - 1 })).status).toBe(200)
      const next = await post({ ...link, clientID: 'Page_Music_Next', groupID: 0 })
      expect(z.parse(saveLinkAnswer, next.body).link.groupID).toBe(2 ** 31)
    },
  )

  it('refuses a group below itself', async () => {
    const answer = await post({ ...(await row(8450)), parentGroupID: 8460 })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('ne doit pas mener à') },
    })
  })

  it.each([
    ['no link', {}],
    ['a list', { link: [] }],
    ['nothing at all', null],
    ['a text', '"link"'],
  ])('refuses %s in place of a link', async (_title, body) => {
    const answer = await school.call('POST /menulinks', { as: 'madame', body })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^(link|Le nom affiché|Ce qui est envoyé) /) },
    })
  })

  it('ignores properties of a prototype', async () => {
    const link = await row(1011)
    const text = JSON.stringify({ link }).replace(
      '{"menuLinkID"',
      '{"__proto__":{"isAdminRequired":true},"constructor":1,"menuLinkID"',
    )
    const answer = await school.call('POST /menulinks', { as: 'madame', body: text })
    expect(answer.status).toBe(200)
    expect(z.parse(saveLinkAnswer, answer.body).link).toEqual(link)
    expect(Object.hasOwn(Object.prototype, 'isAdminRequired')).toBe(false)
  })
})
