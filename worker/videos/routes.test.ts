import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../domain/bounds.ts'
import { MIN_VIDEO_INTERVAL_MS } from '../../domain/economy.ts'
import { activities, heldActivities, menuLinks, pages, videoViews } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'
import { addVideos } from '../testing/videos.ts'

const { alice, bruno } = people
const page = 'Page_Videos'
const otherPage = 'Page_Grade1_Videos'

let school: School
beforeEach(async () => {
  school = await openSchool()
  await school.db.insert(menuLinks).values(
    [page, otherPage].map((clientID, index) => ({
      groupID: 1090 + index,
      parentGroupID: 1010,
      clientID,
      displayName: `Link of ${clientID}`,
      isBravoEnabled: true,
    })),
  )
  for (const clientID of [page, otherPage]) await addVideos(school, clientID, ['a', 'b', 'c', 'd', 'e', 'f'])
})

const sendView = (video: string, more: Record<string, unknown> = {}, as: CallOptions['as'] = 'alice') =>
  school.call('POST /videos/watched', { as, body: { userID: alice.id, clientID: page, video, ...more } })
/** Watches a video after the shortest plausible time. */
const watch: typeof sendView = (...view) => {
  school.clock.advance(MIN_VIDEO_INTERVAL_MS)
  return sendView(...view)
}
const inARow = (number: number, count = 0) => ({
  status: 200,
  body: { success: true, inARow: number, data: null, count },
})
const counts = (count: number, clientID = page) => ({
  status: 200,
  body: { success: true, inARow: 3, data: { userID: alice.id, clientID }, count },
})

describe('three videos in a row, each watched to its end', () => {
  it('count as an activity of their page', async () => {
    expect(await watch('a')).toMatchObject(inARow(1))
    expect(await watch('b')).toMatchObject(inARow(2))
    expect(await watch('c')).toMatchObject(counts(1))
    expect(await school.call(`GET /activities/${alice.id}`, { as: 'alice' })).toMatchObject({
      body: { data: [{ clientID: page, description: `Link of ${page}` }] },
    })
  })

  it('count once per week', async () => {
    for (const video of ['a', 'b', 'c']) await watch(video)
    expect(await watch('d')).toMatchObject(inARow(3, 1))
    expect(await school.db.$count(activities)).toBe(1)
    school.clock.set('2026-11-22T05:00:00.000Z')
    expect(await watch('e')).toMatchObject(inARow(1))
    expect(await watch('f')).toMatchObject(inARow(2))
    expect(await watch('a')).toMatchObject(counts(1))
  })

  it('must be three different videos', async () => {
    await watch('a')
    await watch('b')
    expect(await watch('a')).toMatchObject(inARow(2))
    expect(await watch('a')).toMatchObject(inARow(1))
    await watch('b')
    expect(await watch('c')).toMatchObject(counts(1))
  })

  it('must be on one page', async () => {
    await watch('a')
    await watch('b')
    expect(await watch('c', { clientID: otherPage })).toMatchObject(inARow(1))
    await watch('d')
    await watch('e')
    expect(await watch('f')).toMatchObject(counts(1))
    for (const video of ['a', 'b']) await watch(video, { clientID: otherPage })
    expect(await watch('c', { clientID: otherPage })).toMatchObject(counts(2, otherPage))
  })

  it('must be in one week', async () => {
    await watch('a')
    await watch('b')
    school.clock.set('2026-11-22T05:00:00.000Z')
    expect(await watch('c')).toMatchObject(inARow(1))
  })

  it('must be watched by one pupil', async () => {
    await watch('a')
    await watch('b')
    expect(await watch('c', { userID: bruno.id }, 'bruno')).toMatchObject(inARow(1))
  })

  it('do not count if the page has its Bravos off', async () => {
    await school.db.update(menuLinks).set({ isBravoEnabled: false }).where(eq(menuLinks.clientID, page))
    for (const video of ['a', 'b']) await watch(video)
    expect(await watch('c')).toMatchObject(inARow(3))
  })
})

describe('the idempotency key of a view', () => {
  it('identifies the same view and returns the same response', async () => {
    await watch('a', { idempotencyKey: 'k1' })
    expect(await watch('a', { idempotencyKey: 'k1' })).toMatchObject(inARow(1))
    await watch('b', { idempotencyKey: 'k2' })
    const third = await watch('c', { idempotencyKey: 'k3' })
    expect(third).toMatchObject(counts(1))
    school.clock.set('2026-11-25T15:00:00.000Z')
    expect(await watch('c', { idempotencyKey: 'k3' })).toMatchObject({ status: 200, body: third.body })
    expect(await watch('b', { idempotencyKey: 'k2' })).toMatchObject(inARow(2))
    expect(await school.db.$count(videoViews)).toBe(3)
  })

  it('is separate for each pupil', async () => {
    await watch('a', { idempotencyKey: 'k' })
    expect(await watch('b', { idempotencyKey: 'k', userID: bruno.id }, 'bruno')).toMatchObject(inARow(1))
    expect(await school.db.$count(videoViews)).toBe(2)
  })
})

it('counts one activity for twelve concurrent reports of the third video', async () => {
  await watch('a')
  await watch('b')
  const third = () => sendView('c', { idempotencyKey: 'third' })
  school.clock.advance(MIN_VIDEO_INTERVAL_MS)
  const answers = await Promise.all(Array.from({ length: 12 }, third))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]).toMatchObject(counts(1))
  expect(await school.db.$count(activities)).toBe(1)
})

describe('views that come faster than videos can be watched', () => {
  const held = { status: 202, body: { success: true, inARow: 3, data: { held: true }, count: 0 } }

  it('are held for the teacher, even if an offline queue or three tablets send them in parallel', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((video) => sendView(video)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 202])
    expect(await school.db.$count(activities)).toBe(0)
    expect(await school.db.select().from(heldActivities)).toMatchObject([{ clientID: page, decision: null }])
  })

  it('get the same response again for the same key', async () => {
    await watch('a')
    await watch('b')
    school.clock.advance(MIN_VIDEO_INTERVAL_MS - 1)
    const third = () => sendView('c', { idempotencyKey: 'third' })
    expect(await third()).toMatchObject(held)
    school.clock.advance(DAY)
    expect(await third()).toMatchObject(held)
  })

  it('count again once later views are slow enough', async () => {
    await sendView('a')
    await sendView('b')
    expect(await watch('c')).toMatchObject(held)
    expect(await watch('d')).toMatchObject(counts(1))
  })

  it('count if a teacher reports them for the pupil', async () => {
    for (const video of ['a', 'b']) await sendView(video)
    expect(await sendView('c', {}, 'madame')).toMatchObject(counts(1))
  })
})

it('refuses a page of videos as an activity, even if a teacher reports it', async () => {
  for (const video of ['a', 'b']) await watch(video)
  await school.db
    .update(menuLinks)
    .set({ clientID: 'Page_Videos_LaFete' })
    .where(eq(menuLinks.clientID, otherPage))
  for (const as of ['alice', 'madame'] as const)
    for (const clientID of [page, 'Page_Videos_LaFete']) {
      const body = { userID: alice.id, clientID, idempotencyKey: `${as} ${clientID}` }
      expect(await school.call('POST /activities', { as, body })).toMatchObject({
        status: 409,
        body: { error: { number: 51000, code: 'activityOfVideos' } },
      })
    }
  expect(await school.db.$count(activities)).toBe(0)
  expect(await watch('c')).toMatchObject(counts(1))
})

it('refuses a reserved page of videos as an activity like any other reserved page', async () => {
  await school.db.update(menuLinks).set({ isWhiteListEnabled: true }).where(eq(menuLinks.clientID, page))
  const body = { userID: alice.id, clientID: page }
  expect((await school.call('POST /activities', { as: 'alice', body })).status).toBe(403)
})

describe('POST /videos/watched', () => {
  it.each([
    ['a page without videos', { clientID: 'Page_Home' }, 404],
    ['an unknown page', { clientID: 'Page_Nowhere' }, 404],
    ['a video that its page lacks', { video: 'invented' }, 404],
    ['an empty video', { video: '' }, 400],
    ['a long video', { video: 'x'.repeat(201) }, 400],
    ['no video', { video: undefined }, 400],
    ['an empty key', { idempotencyKey: '' }, 400],
    ['a long key', { idempotencyKey: 'k'.repeat(65) }, 400],
    ['another pupil', { userID: bruno.id }, 403],
  ])('refuses %s', async (_title, body, status) => {
    expect((await watch('a', body)).status).toBe(status)
    expect(await school.db.$count(videoViews)).toBe(0)
  })

  it('refuses a video that was removed from the page and counts one that was added', async () => {
    const linked = [{ title: 'Une chanson', youtubeID: 'abcdefghijk' }]
    const { content } = (await school.db.select().from(pages).where(eq(pages.clientID, page)).get()) ?? {}
    const [first] = JSON.parse(content ?? '').videos
    const body = {
      title: 'Les vidéos',
      content: { videos: [{ ...first, id: 'new' }], linked },
      updated: '2026-09-01T12:00:00.000Z',
    }
    expect((await school.call(`PUT /pages/${page}`, { as: 'madame', body })).status).toBe(200)
    expect(await watch('new')).toMatchObject(inARow(1))
    for (const video of ['a', 'abcdefghijk']) {
      expect(await watch(video)).toMatchObject({
        status: 404,
        body: { message: `La page « ${page} » n'a pas de vidéo « ${video} ».` },
      })
    }
    expect(await school.db.$count(videoViews)).toBe(1)
  })

  it('refuses visitors and unknown pupils', async () => {
    const body = { userID: alice.id, clientID: page, video: 'a' }
    expect((await school.call('POST /videos/watched', { body })).status).toBe(401)
    expect((await watch('a', { userID: 999 }, 'madame')).status).toBe(404)
    expect(await watch('a', {}, 'madame')).toMatchObject(inARow(1))
  })
})
