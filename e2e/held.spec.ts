import * as z from 'zod/mini'
import { dateAnswer } from '../domain/api/instant.ts'
import { menuAnswer } from '../domain/api/menu.ts'
import { DAY } from '../domain/bounds.ts'
import { bravosEarned, DEFAULT_ACTIVITIES_PER_HOUR } from '../domain/economy.ts'
import { MAX_BACKDATED_PER_DAY } from '../domain/learning/held-answers.ts'
import { playMemory } from './memory-player.ts'
import { inMotion } from './motion.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  countActivity,
  countedPages,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  triesAtWords,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

const GAME = '/games/memory/grade4-animals-farm'
const CLIENT_ID = 'Page_Games_Memory_Grade4_Animals_Farm'

test.use({ ...inMotion, viewport: { width: 1024, height: 768 } })

test('a game finished implausibly fast is held until the teacher accepts it with one press', {
  tag: MATRIX,
}, async ({ page, request, browser }) => {
  const user = await apiSignIn(request, { userName: 'clara' })
  const { menulinks } = z.parse(menuAnswer, await (await request.get('/api/v1/menulinks')).json())
  const others = menulinks
    .filter(({ clientID, isBravoEnabled }) => isBravoEnabled && /_Memory_|_Exposed_/.test(clientID))
    .filter(({ clientID }) => clientID !== CLIENT_ID)
    .slice(0, DEFAULT_ACTIVITIES_PER_HOUR)
  for (const { clientID } of others) expect(await countActivity(request, user, clientID)).toBe(201)
  // Claim the Bravos now. Otherwise the page would celebrate them and delay the game.
  for (let bravo = 0; bravo < bravosEarned(others.length); bravo++)
    await request.post('/api/v1/bravos', { ...authorized(user), data: { userID: user.id } })

  await bringSession(page, user)
  await page.clock.install()
  await visit(page, GAME)
  await expect(page.getByText('5 activités sur 5 cette semaine')).toBeAttached()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await playMemory(page, (card) => card.click())
  await page.clock.resume()
  await expect(page.getByRole('status').filter({ hasText: 'Mme Bravo va vérifier.' })).toBeVisible()
  await expect(page.getByText('Mme Bravo will check this game before it counts.')).toBeVisible()
  await expect(page.getByText('5 activités sur 5 cette semaine')).toBeAttached()
  expect(await countedPages(request, user)).not.toContain(CLIENT_ID)

  const teacher = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await bringSession(teacher, await apiSignIn(request, ADMIN))
  await visit(teacher, '/admin/activities')
  const held = teacher.getByRole('region', { name: /^À vérifier/ })
  await held.getByLabel('Élève').selectOption('Clara A. (5-2)')
  await expect(held.getByRole('row', { name: /Clara A\..*à vérifier/ })).toBeVisible()
  await expectAccessible(teacher)
  await expectNoSidewaysScroll(teacher)
  // Only the rows that match the search are counted.
  await held.getByLabel('Chercher', { exact: true }).fill('personne')
  await expect(held.getByRole('button', { name: 'Tout compter (0)' })).toBeDisabled()
  await held.getByLabel('Chercher', { exact: true }).fill('')
  await held.getByRole('button', { name: 'Tout compter (1)' }).click()
  await expect(held.getByRole('status').filter({ hasText: 'Activités comptées : 1.' })).toBeVisible()
  await expect(held.getByRole('row', { name: /Clara A\..*comptée \(/ })).toBeVisible()
  expect(await countedPages(request, user)).toContain(CLIENT_ID)
  await teacher.close()
})

test('answers of several offline days are held until the teacher accepts them with one press', {
  tag: MATRIX,
}, async ({ request, browser }) => {
  const user = await apiSignIn(request, { userName: 'helene' })
  const { date } = z.parse(dateAnswer, await (await request.get('/api/v1/misc/date')).json())
  const at = new Date(Date.parse(date) - 2 * DAY).toISOString()
  const answers = Array.from({ length: MAX_BACKDATED_PER_DAY + 30 }, (_none, index) => ({
    word: ['la-vache', 'le-coq', 'le-cochon'][index % 3],
    task: 'recall',
    right: true,
    options: 4,
    at,
  }))
  const sent = await request.post('/api/v1/answers', {
    ...authorized(user),
    data: { userID: user.id, answers },
  })
  expect(await sent.json()).toMatchObject({ data: { accepted: MAX_BACKDATED_PER_DAY, ignored: 0, held: 30 } })
  expect(await triesAtWords(request, user)).toBe(MAX_BACKDATED_PER_DAY)

  const teacher = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await bringSession(teacher, await apiSignIn(request, ADMIN))
  await visit(teacher, '/admin/activities')
  const held = teacher.getByRole('region', { name: /^Réponses à vérifier/ })
  await held.getByLabel('Élève').selectOption('Hélène P. (6-1)')
  await expect(held.getByRole('row', { name: /Hélène P\..*30.*de jours passés.*à vérifier/ })).toBeVisible()
  await expectAccessible(teacher)
  await expectNoSidewaysScroll(teacher)
  await held.getByRole('button', { name: 'Ne rien accepter' }).click()
  await expect(
    held.getByRole('status').filter({ hasText: 'Réponses qui ne comptent pas : 30.' }),
  ).toBeVisible()
  await expect(held.getByRole('row', { name: /Hélène P\..*pas acceptées/ })).toBeVisible()
  expect(await triesAtWords(request, user)).toBe(MAX_BACKDATED_PER_DAY)
  await held.getByRole('button', { name: 'Accepter : Hélène P., de jours passés' }).click()
  await expect(held.getByRole('status').filter({ hasText: 'Réponses acceptées : 30.' })).toBeVisible()
  expect(await triesAtWords(request, user)).toBe(MAX_BACKDATED_PER_DAY + 30)
  await teacher.close()
})
