import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gameSeeds } from '../../content/games.ts'
import { menuSeeds } from '../../content/menu.ts'
import { pageSeeds } from '../../content/pages.ts'
import { isAlwaysOpen } from '../../domain/always-open.ts'
import { menuAnswer } from '../../domain/api/menu.ts'
import { HIDDEN_NAME, hiddenKey } from '../../domain/hidden-row.ts'
import { visibleRows } from '../../domain/menu-visibility.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { type Name, pages, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { readersMenu } from './readers-menu.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { post, save, readExpiry } = menuCalls(() => school)

const word = { french: 'le gâteau', english: 'the cake', image: null, sound: null }
const PARTY = { key: 'Page_Grade4_Vocabulary_LaFete', title: 'La fête de Léo', number: 2_000_000 }

/** Makes a page of the school with a game named after it. */
async function makeParty(): Promise<void> {
  const { key, title, number } = PARTY
  const page = { number, kind: 'vocabulary', title: 'La fête', grade: 4, icon: '', words: [word] }
  expect((await school.call('POST /pages', { as: 'madame', body: page })).status).toBe(201)
  await save(number, { displayName: title, icon: 'pictures/cake.svg' })
  expect(await textFor('alice')).toContain(key)
}

async function textFor(as?: Name): Promise<string> {
  return (await school.send('GET /menulinks', { as })).text()
}
const rowsFor = async (as?: Name) => z.parse(menuAnswer, JSON.parse(await textFor(as))).menulinks
const rowFor = async (groupID: number, as?: Name) =>
  (await rowsFor(as)).find((link) => link.groupID === groupID)
const letIn = (clientID: string) =>
  school.call('POST /whitelist', { as: 'madame', body: { userID: people.bruno.id, clientID } })

describe.each(['isEnabled', 'isAdminRequired', 'isWhiteListEnabled', 'isAuthRequired'] as const)(
  'a page of the school closed by %s',
  (flag) => {
    const readers = flag === 'isAuthRequired' ? [undefined] : [undefined, 'alice' as const]

    it('shows its name only to readers who can open it, and is closed to all others', async () => {
      await makeParty()
      await save(PARTY.number, { [flag]: flag !== 'isEnabled' })
      for (const as of readers) {
        expect(await textFor(as)).not.toMatch(/F[eê]te|cake/i)
        const row = await rowFor(PARTY.number, as)
        expect(row).toMatchObject({ clientID: hiddenKey(PARTY.key), displayName: HIDDEN_NAME, icon: '' })
        const actor = as ? ({ id: people[as].id, role: 'pupil' } as const) : null
        const shown = visibleRows(await rowsFor(as), actor, new Set(), () => null)
        expect(shown.map(({ groupID }) => groupID)).not.toContain(PARTY.number)
      }
      expect(await rowFor(PARTY.number, 'madame')).toMatchObject({ displayName: PARTY.title })
    })
  },
)

it('names a page to the pupils on its whitelist as soon as they are added', async () => {
  await makeParty()
  await save(PARTY.number, { isWhiteListEnabled: true })
  const before = await readExpiry()
  expect(await textFor('bruno')).not.toContain(PARTY.key)
  expect((await letIn(PARTY.key)).status).toBe(200)
  // Browsers request the menu only if its stamp is newer.
  expect(Date.parse(await readExpiry())).toBeGreaterThan(Date.parse(before))
  expect(await rowFor(PARTY.number, 'bruno')).toMatchObject({ clientID: PARTY.key, displayName: PARTY.title })
  expect(await textFor('alice')).not.toContain(PARTY.key)
  await school.call(`DELETE /whitelist/${people.bruno.id}/${PARTY.key}`, { as: 'madame' })
  expect(await textFor('bruno')).not.toContain(PARTY.key)
})

it('closes the games made from a page when it closes the page', async () => {
  await makeParty()
  const twelve = Array.from({ length: 12 }, (_none, place) => ({
    ...word,
    french: `le mot ${place}`,
    english: `word ${place}`,
  }))
  const content = { form: 'cards', sections: [{ title: 'Mots', words: twelve }] }
  const page = `/pages/${PARTY.key}`
  const read = Object((await school.call(`GET ${page}`)).body).data
  await school.call(`PUT ${page}`, {
    as: 'madame',
    body: { title: 'La fête', content, updated: read.updated },
  })
  await school.call(`POST ${page}/games`, { as: 'madame', body: { kinds: ['memory'] } })
  const isGame = (key: string) => key.endsWith('LaFete') && key !== PARTY.key
  const game = (await rowsFor('alice')).find(({ clientID }) => isGame(clientID))
  expect(game?.isWhiteListEnabled).toBe(false)
  await save(PARTY.number, { isWhiteListEnabled: true })
  expect(await textFor('alice')).not.toMatch(/F[eê]te/i)
  expect(await rowFor(game?.groupID ?? 0, 'alice')).toMatchObject({
    displayName: HIDDEN_NAME,
    externalIdentifier: null,
    isWhiteListEnabled: true,
  })
})

it('shows a closed page of the site under the name that the site ships with', async () => {
  await save(1012, { displayName: 'La fête de Léo' })
  for (const as of [undefined, 'alice'] as const)
    expect(await rowFor(1012, as)).toMatchObject({
      clientID: pages.disabled,
      displayName: 'Nos ententes de classe',
      isEnabled: false,
    })
})

it('does not name a closed group of the school', async () => {
  const { status } = await post({
    ...newMenuRow(1010, 3000),
    displayName: 'La fête de Léo',
    isEnabled: false,
  })
  expect(status).toBe(200)
  expect(await rowFor(3000, 'alice')).toMatchObject({ clientID: '', displayName: HIDDEN_NAME })
})

it('gives every closed row of the site its shipped name and picture', async () => {
  const seeds = menuSeeds(gameSeeds, pageSeeds).filter(({ clientID }) => !isAlwaysOpen(clientID))
  const renamed = seeds.map((seed, index) => ({
    ...seed,
    menuLinkID: index + 1,
    ID: index + 1,
    isEnabled: false,
    displayName: 'La fête de Léo',
    icon: 'pictures/cake.svg',
  }))
  const shown = ({ clientID, displayName, icon }: (typeof seeds)[number]) => ({ clientID, displayName, icon })
  expect((await readersMenu(renamed, null, new Set())).map(shown)).toEqual(seeds.map(shown))
})
