import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { writeSeed } from '../scripts/deploy/seed-file.ts'
import { firstAdmin } from '../scripts/first-admin.ts'
import { runWrangler } from '../scripts/run-wrangler.ts'
import { playMemory } from './memory-player.ts'
import { beepingMicrophone } from './microphone.ts'
import { ADMIN } from './people.ts'
import { recordBeep } from './record-beep.ts'
import { startEmptySchool } from './school.ts'
import { expect, expectAccessible, signInAdmin, signInPupil, test, visit } from './school-test.ts'
import { MATRIX } from './tags.ts'

test.use(beepingMicrophone)

const WORDS = [
  'vache',
  'cheval',
  'le mouton',
  'la poule',
  'canard',
  'cochon',
  'chien',
  'chat',
  'lapin',
  'la trottinette',
]

const ANNOUNCEMENT = 'La photo de classe est jeudi.'

test('a teacher fills an empty school: a class, its cards, an announcement, and a game that a pupil plays', {
  tag: MATRIX,
}, async ({ browser }) => {
  // Starts its own school and runs a long journey.
  test.setTimeout(100_000)
  const { school, discard } = await startNewSchool()
  const page = await openBrowser(browser, school.url)
  await visit(page, '/')
  await signInAdmin(page)

  await test.step('she creates a class and pastes its list', async () => {
    await visit(page, '/admin/useraccounts')
    await page.getByRole('button', { name: 'Les classes' }).click()
    await page.getByLabel('Code de la classe').fill('4-1')
    await page.getByLabel('Enseignante ou enseignant').fill('Mme Bravo')
    await page.getByRole('button', { name: 'Enregistrer la classe' }).click()
    await expect(page.getByRole('rowheader', { name: '4-1' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Importer une liste' }).click()
    const list = [
      ['alice', 'Alice', '4-1', '0001'],
      ['benoit', 'Benoît', '4-1', '0002'],
      ['chloe', 'Chloé', '4-9', ''],
    ]
    await page.getByLabel('La liste').fill(list.map((cells) => cells.join('\t')).join('\n'))
    await page.getByRole('button', { name: 'Vérifier la liste' }).click()
    await expect(page.getByText('Nouveaux : 2. Modifiés : 0. Refusés : 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Importer les lignes cochées' }).click()
    await expect(page.getByText('Restent dans la liste : 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Abandonner la liste' }).click()
    await page.getByRole('button', { name: 'Fermer', exact: true }).last().click()
    await expect(page.getByRole('row', { name: /Benoît benoit 4-1/ })).toBeVisible()
  })

  await test.step('she prints the cards', async () => {
    await page.getByRole('button', { name: 'Imprimer les cartes' }).click()
    await page.getByLabel('Classe').last().selectOption('4-1')
    await expect(page.getByRole('button', { name: 'Imprimer 2 cartes' })).toBeEnabled()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: /^Carte d[e'] ?/ })).toHaveCount(2)
    await expect(page.getByRole('heading', { name: 'Les comptes' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
  })

  await test.step('she writes an announcement', async () => {
    await visit(page, '/admin/pages?page=Page_Announcements')
    await page.getByRole('button', { name: 'Ajouter un texte' }).click()
    await page.getByRole('textbox', { name: 'Texte français' }).click()
    await page.keyboard.type(ANNOUNCEMENT)
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.getByText('Tout est publié.')).toBeVisible()
  })

  const link =
    await test.step('she makes a game of ten words, one in her own voice, and shares it', async () => {
      await visit(page, '/admin/games')
      await page.getByRole('button', { name: 'Faire un jeu' }).click()
      await page.getByLabel('Nom du jeu').fill('Nos dix mots')
      await page.getByLabel('Les mots', { exact: true }).fill(WORDS.join('\n'))
      await expect(page.getByText('10 mots, dont 9 de la banque avec image et son.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continuer' }).click()
      await recordVoice(page, 'la trottinette')
      await page.getByRole('button', { name: 'Publier', exact: true }).click()
      await expect(page.getByText('Le jeu est dans le menu.')).toBeVisible()
      await page.getByRole('button', { name: 'Partager' }).click()
      await expect(page.getByRole('img', { name: 'Code QR du jeu Mémoire : Nos dix mots' })).toBeVisible()
      return page.getByLabel('Le lien').inputValue()
    })

  await test.step('a pupil on a tablet reads the news, opens the link, signs in and plays', async () => {
    const tablet = await openBrowser(browser, school.url)
    await tablet.emulateMedia({ reducedMotion: 'no-preference' })
    await tablet.clock.install()
    await visit(tablet, '/announcements')
    await expect(tablet.getByText(ANNOUNCEMENT)).toBeVisible()
    await visit(tablet, link)
    await signInPupil(tablet, 'Benoît')
    await tablet.getByRole('button', { name: /^Commencer/ }).click()
    await playMemory(tablet, (card) => card.click({ force: true }))
    await expect(
      tablet.getByText('This game has been counted towards a Bravo! (Resets on Sunday)'),
    ).toBeVisible()
    await tablet.clock.resume()
    const menu = tablet.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('button', { name: 'Jeux' }).click()
    await expect(menu.getByRole('link', { name: 'Nos dix mots' })).toBeVisible()
  })

  await test.step('she sees it counted', async () => {
    await visit(page, '/admin/activities')
    await expect(page.getByRole('row', { name: /Benoît.*Nos dix mots \(4e année\)/ })).toBeVisible()
  })
  await discard()
})

/** Starts a school like a new deployment: an empty database, filled with shipped content. */
async function startNewSchool() {
  const started = await startEmptySchool()
  const file = join(started.folder, 'school.sql')
  const { seed } = await firstAdmin(ADMIN.password)
  await writeSeed(file, { isTrial: false }, seed, new Date())
  expect(await readFile(file, 'utf8')).not.toContain(ADMIN.password)
  const state = join(started.folder, 'state')
  await started.school.restart(async () => {
    const target = ['--local', '--persist-to', state, '--file', file, '--yes']
    await runWrangler(['d1', 'execute', 'DB', ...target])
  })
  return started
}

async function openBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fr-CA', serviceWorkers: 'block' })
  return context.newPage()
}

/** Records a beep for a word and saves it. */
async function recordVoice(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: `Son… pour ${word}` }).click()
  const dialog = page.getByRole('dialog', { name: `Le son de « ${word} »` })
  await recordBeep(dialog, () => expectAccessible(page))
  await expect(page.getByRole('button', { name: `Écouter ${word}` })).toBeVisible()
}
