import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mediaListAnswer, mediaUsesAnswer } from '../../domain/api/media.ts'
import {
  checks,
  games,
  gameVersions,
  lessons,
  liveGames,
  menuLinks,
  pages,
  pageVersions,
} from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { files } from '../testing/files.ts'
import { mediaCalls } from '../testing/media-calls.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { store } = mediaCalls(() => school)

describe('stored files', () => {
  const list = async (query = '') =>
    z.parse(mediaListAnswer, (await school.call(`GET /media${query}`, { as: 'madame' })).body)

  it('are listed newest first with the name they were uploaded under, and found by it', async () => {
    await school.call('POST /media?name=Mon%20e%CC%81cole.png', {
      as: 'madame',
      file: files.png,
      headers: { 'content-type': 'image/png' },
    })
    school.clock.advance(1000)
    const sound = await store('mp3', 'audio/mpeg')
    const { data, total } = await list()
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { url: `/api/v1${sound}`, name: '', contentType: 'audio/mpeg', bytes: files.mp3.length },
      { name: 'Mon école.png', contentType: 'image/png', createdAt: '2026-11-18T15:00:00.000Z' },
    ])
    expect((await list('?q=%C3%89COLE')).data).toHaveLength(1)
    expect((await list('?q=audio')).data.map(({ url }) => url)).toEqual([`/api/v1${sound}`])
  })

  it('are deleted from the list and the bucket', async () => {
    const url = await store('png', 'image/png')
    expect(await school.call(`DELETE ${url}`, { as: 'madame' })).toMatchObject({ status: 200 })
    expect((await school.call(`GET ${url}`)).status).toBe(404)
    expect((await bindings.MEDIA.list()).objects).toEqual([])
    expect((await school.call(`DELETE ${url}`, { as: 'madame' })).status).toBe(404)
  })

  it('cannot be deleted while in use; the refusal names each use', async () => {
    const url = await store('mp3', 'audio/mpeg')
    const stored = `/api/v1${url}`
    const updated = '2026-09-01T12:00:00.000Z'
    const page = { title: 'Le zoo', content: JSON.stringify({ sound: stored }), updated }
    await school.db.batch([
      school.db.insert(pages).values({ ...page, clientID: 'Page_Zoo', kind: 'vocabulary' }),
      school.db.insert(pageVersions).values({ ...page, clientID: 'Page_Farm', title: 'La ferme' }),
      school.db.insert(games).values({
        id: 'zoo',
        clientID: 'Page_Games_Memory_Lions',
        kind: 'memory',
        description: 'Les lions',
        instructions: '',
        data: JSON.stringify([{ sound: stored }]),
        updated,
      }),
      school.db.insert(gameVersions).values({
        id: 'farm',
        description: 'Les vaches',
        instructions: '',
        data: JSON.stringify([{ sound: stored }]),
        updated,
      }),
      school.db.insert(menuLinks).values({
        menuLinkID: 7777,
        groupID: 7777,
        parentGroupID: 0,
        displayName: 'Nos photos',
        icon: stored,
      }),
    ])
    await school.call('PUT /recordings/le-lion', { as: 'madame', body: { url: stored } })

    const uses = await school.call(`GET ${url}/uses`, { as: 'madame' })
    expect(z.parse(mediaUsesAnswer, uses.body).data).toEqual([
      { kind: 'page', id: 'Page_Zoo', name: 'Le zoo' },
      { kind: 'game', id: 'zoo', name: 'Les lions' },
      { kind: 'word', id: 'le-lion', name: 'le-lion' },
      { kind: 'menu', id: '7777', name: 'Nos photos' },
      { kind: 'version', id: 'Page_Farm', name: 'La ferme' },
      { kind: 'gameVersion', id: 'farm', name: 'Les vaches' },
    ])
    const refused = await school.call(`DELETE ${url}`, { as: 'madame' })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'Ce fichier sert encore : la page « Le zoo », le jeu « Les lions », la voix du mot « le-lion », la ligne du menu « Nos photos ».',
      },
    })
    expect((await school.send(`GET ${url}`)).status).toBe(200)

    await school.db.batch([school.db.delete(pages), school.db.delete(games), school.db.delete(menuLinks)])
    await school.call('DELETE /recordings/le-lion', { as: 'madame' })
    expect((await school.call(`DELETE ${url}`, { as: 'madame' })).status).toBe(200)
  })

  it('cannot be deleted while a lesson, a check or a live game has a copy of their word', async () => {
    const url = await store('png', 'image/png')
    const words = JSON.stringify([{ word: 'le-zebre', image: `/api/v1${url}` }])
    const day = '2026-11-18'
    const ofClass = { classCodes: '["4-1"]', created: WEDNESDAY }
    await school.db.batch([
      school.db.insert(lessons).values({
        ...ofClass,
        code: 'BCDF',
        title: 'La savane',
        steps: `[{"clientID":"words:1","words":${words}}]`,
        firstDay: day,
        lastDay: day,
        updated: WEDNESDAY,
      }),
      school.db.insert(checks).values({
        classCode: '4-1',
        clientID: 'Page_Zoo',
        title: 'Le zoo',
        forms: `[${words},[]]`,
        created: WEDNESDAY,
      }),
      school.db
        .insert(liveGames)
        .values({ ...ofClass, code: 'GHJK', title: 'Les rayures', plan: `{"words":${words}}` }),
    ])
    expect(await school.call(`DELETE ${url}`, { as: 'madame' })).toMatchObject({
      status: 409,
      body: {
        error: { code: 'fileInUse' },
        message:
          'Ce fichier sert encore : la leçon « La savane », le contrôle « Le zoo », le jeu à plusieurs « Les rayures ».',
      },
    })
    expect((await school.send(`GET ${url}`)).status).toBe(200)
    await school.db.batch([school.db.delete(lessons), school.db.delete(checks), school.db.delete(liveGames)])
    expect((await school.call(`DELETE ${url}`, { as: 'madame' })).status).toBe(200)
  })

  it.each(['GET /media', 'GET /media/x.png/uses', 'DELETE /media/x.png'])(
    'can be listed and deleted only by administrators: %s',
    async (request) => {
      expect((await school.call(request)).status).toBe(401)
      expect((await school.call(request, { as: 'alice' })).status).toBe(403)
      const { status } = await school.call(request, { as: 'madame' })
      expect(status).toBe(request === 'GET /media' ? 200 : 404)
    },
  )
})
