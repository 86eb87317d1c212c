import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { missionPageOf } from '../content/missions.ts'
import { vocabularySeeds } from '../content/pages.ts'
import { pageOf } from '../content/routes.ts'
import { classAnswer } from '../domain/api/class.ts'
import { type MenuLink, menuAnswer } from '../domain/api/menu.ts'
import type { SessionUser } from '../domain/api/user.ts'
import { missionAnswer } from '../domain/api/words.ts'
import { classAddress } from '../domain/class-address.ts'
import { gameKinds } from '../domain/games/kinds.ts'
import { lessonPath, ownStepPath } from '../domain/lesson.ts'
import { practicePath } from '../domain/practice-address.ts'
import { LARGER_SCREENS, layoutFaults, PHONES, recordShifts, shiftFaults } from './layout-faults.ts'
import { ADMIN } from './people.ts'
import { gameOfKind } from './school-games.ts'
import { makeLesson, THREE_WORDS } from './school-lessons.ts'
import {
  apiSignIn,
  authorized,
  bringSession,
  countActivity,
  expect,
  openSignIn,
  schoolNow,
  test,
  visit,
} from './school-test.ts'
import { MATRIX } from './tags.ts'

interface Screen {
  path: string
  /** At least one control with such a name must be in the first viewport. */
  primary?: RegExp
  /** Limits the check to parts that no message covers. */
  within?: string
  /** A part of the page that is opened first. */
  part?: Part
}
interface Part {
  name: string
  open(page: Page): Promise<void>
  primary?: RegExp
  /** The parts of the page to check. Leaves out parts that an open menu covers. */
  within?: string
}

const [PUPIL, NEW_PUPIL] = ['mathis', 'gaston']
/**
 * These pupils take turns opening the pages for everyone, because reads per minute are limited for each
 * pupil.
 */
const READERS = ['rosalie', 'yasmine', 'quentin']
/** In a class that uses French only, with the longest name. */
const FRENCH_PUPIL = {
  userName: 'anne-charlotte',
  displayName: 'Anne-Charlotte-Élisabeth-Geneviève-Maria',
  classCode: '9-9',
  avatarUrl: 'fox.svg',
}
/** Has finished today's mission. */
const DONE_PUPIL = 'zachary'
const WORD = /^(l[ea]s? |l'|une? |des |\d)|^Écouter/i
/** Phones show no games but practise their words. */
const START = /Commencer|Pratique ces mots/
const FARM = '/grade4/vocabulary/animals/farm'
const FARM_KEY = 'Page_Grade4_Vocabulary_Animals_Farm'

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
}
const openDialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page)
  await expect(page.getByRole('dialog')).toBeVisible()
}
/** Opens the first story, which stays open in this tab. */
const readStory = async (page: Page) => {
  const next = page.getByRole('button', { name: 'Page suivante' })
  const book = page.getByRole('main').getByRole('listitem').first().getByRole('button')
  await expect(next.or(book).first()).toBeVisible()
  if (!(await next.isVisible())) await book.click()
  await expect(next).toBeVisible()
}

/** One word page of each form. */
const pagesOfForms = [
  ...new Map(vocabularySeeds.map((seed) => [seed.content.form, seed.clientID])).values(),
].map((clientID) => ({ path: pageOf(clientID)?.path ?? '', primary: WORD }))

const parts: Screen[] = [
  { path: '/', part: { name: 'menu', open: press(/^(Menu|4e année)/), within: 'header' } },
  { path: '/', part: { name: 'help', open: openDialog(/^Comment gagner/) } },
  { path: FARM, part: { name: 'exercise', open: openDialog(/^Dis-le!/), primary: /^Je parle/ } },
  {
    path: '/music',
    part: {
      name: 'song',
      async open(page) {
        await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click()
        await expect(page.getByRole('list', { name: 'Les paroles' })).toBeVisible()
      },
      primary: /^(Pause|Écouter)/,
    },
  },
  { path: '/stories', part: { name: 'story', open: readStory, primary: /^Page suivante/ } },
  {
    path: '/stories',
    part: {
      name: 'questions',
      async open(page) {
        await readStory(page)
        const questions = page.getByRole('button', { name: 'Les questions' })
        await expect(async () => {
          if (!(await questions.isVisible()))
            await page.getByRole('button', { name: 'Page suivante' }).click()
          await expect(questions).toBeVisible({ timeout: 100 })
        }).toPass()
        await questions.click()
        await expect(page.getByRole('region', { name: 'Les réponses' })).toBeVisible()
      },
    },
  },
]

const everyone: Screen[] = [
  { path: '/grade1/home', primary: /./ },
  ...pagesOfForms,
  ...gameKinds
    .filter((kind) => kind !== 'drop')
    .map((kind) => ({
      path: gameOfKind(kind).path,
      // Rules of grammar have no word page.
      ...(kind !== 'grammar' && { primary: START }),
    })),
  { path: '/music', primary: /./ },
  { path: '/grade1/music' },
  { path: '/videos', primary: /^Regarder/ },
  { path: '/grade1/videos', primary: /^Regarder/ },
  { path: '/stories', primary: /./ },
  ...['/leaderboard', '/letter', '/announcements', '/parents', '/tribes', '/resources'].map((path) => ({
    path,
  })),
  { path: '/not-a-page', primary: /Accueil|accueil|jouer/ },
  { path: lessonPath('BBBB'), primary: /^Ouvrir/ },
  { path: practicePath([[FARM_KEY, []]]), primary: START },
  ...parts,
]
const visitors: Screen[] = [
  { path: '/', primary: /année/ },
  { path: '/', part: { name: 'sign-in form', open: openSignIn, primary: /Login/ } },
  { path: '/', part: { name: 'settings', open: openDialog(/^Réglages/) } },
  // These pages ask for a sign-in, or redirect to the home page with a message over the header.
  ...['/profile', '/mission', '/jardin', '/multiplayer', '/ensemble/abcd', '/papier', '/remplacement'].map(
    (path) => ({ path, within: 'main' }),
  ),
]
const missions: Screen[] = [
  { path: '/', primary: /mission|Leçon/ },
  { path: '/', part: { name: 'account menu', open: press(/^Mon compte/), within: 'header' } },
  { path: '/mission', primary: /^(Commencer|Continuer)/ },
  {
    path: '/mission',
    part: {
      name: 'run',
      async open(page) {
        await press(/^(Commencer|Continuer)/)(page)
        await expect(page.getByRole('button', { name: /^Quitter le jeu/ })).toBeVisible()
      },
    },
  },
]
const pupils: Screen[] = [
  ...missions,
  { path: '/jardin' },
  { path: '/jardin', part: { name: 'list', open: press(/^Liste/) } },
  { path: '/profile' },
  { path: '/multiplayer' },
  { path: '/games/canvas/pizza', primary: /^(Commencer|Création libre)/ },
  { path: '/grade1/games/canvas/colours', primary: /^(Commencer|Création libre)/ },
  {
    path: '/games/canvas/pizza',
    part: {
      name: 'free drawing',
      open: (page) => page.locator('label', { hasText: 'Création libre' }).click(),
    },
  },
]

test.beforeAll(async ({ request }) => {
  await learnWords(request, await apiSignIn(request, { userName: PUPIL }))
  await finishMission(request, await apiSignIn(request, { userName: DONE_PUPIL }))
  const admin = authorized(await apiSignIn(request, ADMIN))
  await request.put(`/api/v1/classes/${FRENCH_PUPIL.classCode}`, {
    ...admin,
    data: { teacherName: 'Mme Roy', grade: 4, englishHelp: 'never' },
  })
  await request.post('/api/v1/user', { ...admin, data: FRENCH_PUPIL })
})

const users: [string | null, Screen[]][] = [
  [null, [...everyone, ...visitors]],
  [PUPIL, pupils],
  ...READERS.map((reader, place): [string, Screen[]] => [
    reader,
    everyone.filter((_, index) => index % READERS.length === place),
  ]),
  [NEW_PUPIL, [{ path: '/' }, { path: '/jardin' }, { path: '/profile' }]],
  [DONE_PUPIL, [{ path: '/' }, { path: '/mission', primary: /^Mon jardin/ }]],
  [FRENCH_PUPIL.userName, [...missions, { path: FARM, primary: WORD }, { path: '/profile' }]],
]
for (const [user, screens] of users)
  for (const screen of screens) {
    const { path, part } = screen
    const name = `${path}${part ? ` (${part.name})` : ''}`
    test(`${name} has no layout shift, clipped text or overlap for ${user ?? 'a visitor'}`, {
      tag: MATRIX,
    }, async ({ page, request, problems }) => {
      problems.expected.push(/404/)
      if (user) await bringSession(page, await apiSignIn(request, { userName: user }))
      // If the day differs from the school's, the home page replaces the riddles that it shows first.
      await page.clock.setFixedTime(await schoolNow(request))
      expect(await faultsOf(page, screen)).toEqual([])
    })
  }

test('the home page, the start of a game and the mission fit a phone and a tablet', async ({
  page,
  request,
}) => {
  await bringSession(page, await apiSignIn(request, { userName: PUPIL }))
  const sizes = [PHONES[1], LARGER_SCREENS[1]]
  const faults: string[] = []
  for (const [path, primary] of [
    ['/', /mission|Leçon/],
    [gameOfKind('memory').path, START],
    ['/mission', /Commencer|Continuer/],
  ] as const) {
    await visit(page, path)
    const action = page.getByRole('main').locator('a, button').filter({ hasText: primary, visible: true })
    await expect(action.first()).toBeVisible()
    faults.push(...(await layoutFaults(page, { sizes, primary })))
  }
  expect(faults).toEqual([])
})

test('a lesson and its words have no layout shift, clipped text or overlap', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  const code = await openLesson(request)
  const faults = [
    ...(await faultsOf(page, { path: lessonPath(code) })),
    ...(await faultsOf(page, { path: ownStepPath(code, 'words:1'), primary: /^Commencer/ })),
  ]
  expect(faults).toEqual([])
})

test('a button in the header hides the English help of pupils’ pages, and the header still fits', {
  tag: MATRIX,
}, async ({ page, request }) => {
  await bringSession(page, await apiSignIn(request, ADMIN))
  await visit(page, FARM)
  await page.getByRole('banner').getByRole('button', { name: 'aide en anglais' }).click()
  await expect(page.getByText('cow', { exact: true })).toBeHidden()
  expect(await layoutFaults(page, { sizes: [...PHONES, ...LARGER_SCREENS], within: 'header' })).toEqual([])
  await visit(page, '/admin/pages')
  await expect(page.getByRole('banner').getByRole('button', { name: 'aide en anglais' })).toHaveCount(0)
})

test('the names of a class have no layout shift, clipped text or overlap', { tag: MATRIX }, async ({
  page,
  request,
}) => {
  const admin = authorized(await apiSignIn(request, ADMIN))
  const { classCode } = FRENCH_PUPIL
  const saved = await request.put(`/api/v1/classes/${classCode}/sign-in`, {
    ...admin,
    data: { usesPictures: true, offersNames: true },
  })
  const { listKey } = z.parse(classAnswer, await saved.json()).data
  const open = async () => {
    await page.goto(classAddress('', listKey ?? ''))
    await expect(page.getByText('Touche ton nom.')).toBeVisible()
  }
  const within = '[role="dialog"], dialog'
  const chooseName = async () => {
    await open()
    await press(/^Anne-Charlotte/)(page)
    await expect(page.getByText("Touche tes trois images, dans l'ordre.")).toBeVisible()
  }
  const faults = [
    ...(await faultsOf(page, { path: '/', part: { name: 'names', open, within } })),
    ...(await faultsOf(page, { path: '/', part: { name: 'pictures', open: chooseName, within } })),
  ]
  expect(faults).toEqual([])
})

test('a closed page has no layout shift, clipped text or overlap', { tag: MATRIX }, async ({ page }) => {
  await changeFarmLink(page, { isEnabled: false })
  const open = () => expect(page.getByRole('heading', { name: 'Cette page est fermée.' })).toBeVisible()
  expect(await faultsOf(page, { path: FARM, part: { name: 'closed', open } })).toEqual([])
})

test('a page marked as new does not move the rest of the home page', { tag: MATRIX }, async ({ page }) => {
  await changeFarmLink(page, { isNew: true })
  expect(await faultsOf(page, { path: '/' })).toEqual([])
  await expect(page.getByText('Quoi de neuf?')).toBeVisible()
})

/** Changes the menu that the page receives; the prerendered page has the shipped menu. */
async function changeFarmLink(page: Page, change: Partial<MenuLink>): Promise<void> {
  await page.route('**/api/v1/menulinks', async (route) => {
    const answer = await route.fetch()
    const menu = z.parse(menuAnswer, await answer.json())
    const menulinks = menu.menulinks.map((link) =>
      link.clientID === FARM_KEY ? { ...link, ...change } : link,
    )
    await route.fulfill({ json: { ...menu, menulinks } })
  })
}

/** Loads the page once for phones and once for the larger windows. */
async function faultsOf(page: Page, { path, primary, within, part }: Screen): Promise<string[]> {
  const faults: string[] = []
  await recordShifts(page)
  for (const sizes of [PHONES, LARGER_SCREENS]) {
    const [width, height] = sizes[0]
    await page.setViewportSize({ width, height })
    await visit(page, path)
    if (part) {
      await part.open(page)
      if (part.primary) await expect(page.getByRole('button', { name: part.primary }).first()).toBeVisible()
    } else for (const fault of await shiftFaults(page)) faults.push(`${width}x${height} ${fault}`)
    faults.push(...(await layoutFaults(page, { sizes, ...(part ?? { primary, within }) })))
  }
  return faults
}

/** Answers the words of the mission six days before its day, so that the garden has plants. */
async function learnWords(request: APIRequestContext, user: SessionUser): Promise<void> {
  const { date } = await missionOf(request, user)
  await answerMission(request, user, new Date(Date.parse(date) - 6 * 86_400_000))
}

async function finishMission(request: APIRequestContext, user: SessionUser): Promise<void> {
  await learnWords(request, user)
  await answerMission(request, user, await schoolNow(request))
  await countActivity(request, user, missionPageOf((await missionOf(request, user)).date))
}

async function answerMission(request: APIRequestContext, user: SessionUser, time: Date): Promise<void> {
  const { words } = await missionOf(request, user)
  const at = time.toISOString()
  const answers = words.map(({ word }, place) => ({ word, task: 'recall', right: place > 2, options: 4, at }))
  await request.post('/api/v1/answers', { ...authorized(user), data: { userID: user.id, answers } })
}

async function missionOf(request: APIRequestContext, user: SessionUser) {
  const mission = await request.get(`/api/v1/words/${user.id}/mission`, authorized(user))
  return z.parse(missionAnswer, await mission.json()).data
}

/** A lesson for visitors. @returns its code */
async function openLesson(request: APIRequestContext): Promise<string> {
  return makeLesson(request, await apiSignIn(request, ADMIN), {
    title: 'Les animaux de la ferme',
    steps: [{ clientID: 'words:1', words: THREE_WORDS }, { clientID: FARM_KEY }],
    classCodes: ['6-1'],
    isOpenToVisitors: true,
  })
}
