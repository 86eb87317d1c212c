import type { Page } from '@playwright/test'
import { openAccountMenu } from './account-menu.ts'
import { ADMIN } from './people.ts'
import {
  apiSignIn,
  bringSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  reload,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

// A child's own settings, and the voice. The administrator's other settings are tested in admin-forms.spec.ts.

const FARM = '/grade4/vocabulary/animals/farm'

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Réglages' }).click()
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible()
}

test('a child’s display settings apply before the first paint', {
  tag: MATRIX,
}, async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource/)
  const fonts: string[] = []
  page.on('request', (request) => request.url().includes('atkinson') && fonts.push(request.url()))
  await visit(page, FARM)
  await openSettings(page)
  await expectAccessible(page)
  expect(fonts).toEqual([])
  for (const name of [/^Calme/, /^Grand texte/, /^Contraste fort/, /^Lettres faciles à lire/]) {
    await page.getByRole('switch', { name }).check()
  }
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Réglages' })).toBeFocused()
  await expectAccessible(page)

  // All other scripts are blocked, so that only the first-paint script can apply the settings.
  await page.route(/\/assets\/(?!first-paint).*\.js/, (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  const root = page.locator('html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const mark of ['calm', 'large-text', 'high-contrast', 'easy-font']) {
    await expect(root).toHaveAttribute(`data-${mark}`)
  }
  await expect(root).toHaveCSS('font-size', '20px')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Atkinson Hyperlegible Next"/)
  await page.unrouteAll()
  await reload(page)
  await openSettings(page)
  await page.getByRole('switch', { name: /^Grand texte/ }).uncheck()
  await expect(root).toHaveCSS('font-size', '16px')
})

test('a child who turned the sounds off hears only what they ask for, which turns them on', {
  tag: MATRIX,
}, async ({ page }) => {
  const sounds: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp3') && sounds.push(request.url()))
  await visit(page, FARM)
  await openSettings(page)
  await page.getByRole('switch', { name: /^Sons/ }).uncheck()
  await expect(page.getByRole('button', { name: /bonjour/ })).toBeDisabled()
  // Without a French voice there is no choice.
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await reload(page)
  await openSettings(page)
  await expect(page.getByRole('switch', { name: /^Sons/ })).not.toBeChecked()
  await page.keyboard.press('Escape')
  expect(sounds).toEqual([])
  await page.getByRole('button', { name: /^la vache .*écouter$/ }).click()
  await expect.poll(() => sounds.length).toBeGreaterThan(0)
  await openSettings(page)
  await expect(page.getByRole('switch', { name: /^Sons/ })).toBeChecked()
})

test('the device’s voice is tried, chosen for the school, and overridden on one device', {
  tag: MATRIX,
}, async ({ page, request }) => {
  const admin = await apiSignIn(request, ADMIN)
  const heard: string[] = []
  await page.exposeFunction('noteHeard', (what: string) => heard.push(what))
  await page.addInitScript(speakLate)
  await bringSession(page, admin)
  await visit(page, '/admin/settings')
  await page.getByLabel('La voix qui lit les mots et les textes').selectOption("La voix de l'appareil")
  await page.getByRole('button', { name: 'Écouter cette voix' }).click()
  await expect.poll(() => heard).toEqual(['the device: bonjour'])
  heard.length = 0
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Les réglages sont enregistrés.')).toBeVisible()

  const voices = page.waitForResponse('**/api/v1/recordings')
  await visit(page, FARM)
  await voices
  const cow = page.getByRole('button', { name: /^la vache .*écouter$/ })
  await cow.click()
  await expect.poll(() => heard).toEqual(['the device: la vache'])
  // Each text ends and the next one is read. The voice was chosen, so there is no apology for a missing sound.
  await page.getByRole('button', { name: /^Tout écouter/ }).click()
  await expect.poll(() => heard.length).toBeGreaterThan(5)
  await expect(page.getByRole('button', { name: /^Arrêter/ })).toHaveCount(0)
  expect(heard).not.toContain('the site')
  await expect(page.getByText("voix de l'appareil")).toHaveCount(0)

  await openAccountMenu(page)
  await openSettings(page)
  await expect(page.getByRole('radio', { name: "Comme l'école" })).toBeChecked()
  await expectAccessible(page)
  heard.length = 0
  await page.getByRole('button', { name: 'Écouter : La voix du site' }).click()
  await expect.poll(() => heard).toEqual(['the site'])
  await page.getByRole('button', { name: "Écouter : La voix de l'appareil" }).click()
  await expect.poll(() => heard).toEqual(['the site', 'the device: bonjour'])
  await page.getByRole('radio', { name: 'La voix du site' }).check()
  await page.keyboard.press('Escape')
  await reload(page)
  heard.length = 0
  await cow.click()
  await expect.poll(() => heard).toEqual(['the site'])
})

/** Runs in the page. Simulates a device whose French voice loads after the page and speaks quickly. */
function speakLate(): void {
  const voice = { lang: 'fr-CA', name: 'Voix', default: true, localService: true, voiceURI: 'voix' }
  const voices: (typeof voice)[] = []
  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    getVoices: () => voices,
    cancel: () => undefined,
    speak(utterance: SpeechSynthesisUtterance) {
      if (utterance.volume > 0) Reflect.get(window, 'noteHeard')(`the device: ${utterance.text}`)
      setTimeout(() => utterance.onend?.(new SpeechSynthesisEvent('end', { utterance })))
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true })
  HTMLMediaElement.prototype.play = async () => Reflect.get(window, 'noteHeard')('the site')
  addEventListener('load', () => {
    voices.push(voice)
    synthesis.dispatchEvent(new Event('voiceschanged'))
  })
}

test('every kind of page fits a phone with large text', { tag: MATRIX }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    localStorage.setItem('mme:large-text', 'on')
    localStorage.setItem('mme:easy-font', 'on')
  })
  for (const path of ['/', '/letter', '/music', '/videos', '/stories', '/leaderboard', FARM]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
