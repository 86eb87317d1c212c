import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadDevVars } from './dev-vars.ts'
import { fillSchool } from './fill-school.ts'
import { type School, startSchool } from './school-server.ts'

let folder = ''
let school: School
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fill-school-'))
  const variables = await loadDevVars(join(folder, '.dev.vars'))
  school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
}, 60_000)
afterEach(async () => {
  await school.stop()
  await rm(folder, { recursive: true })
})

it('answers 503 until the school is filled, then signs its administrator in, even on a reload', async () => {
  const admin = { userName: 'madame', password: 'un mot solide' }
  const ask = (path: string, body?: object) =>
    fetch(`${school.url}/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const health = await ask('health')
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ success: false, database: 'filling' })
  expect((await ask('auth/admin', admin)).status).toBe(503)

  expect(await fillSchool(school, admin.password)).toMatchObject({ userName: admin.userName })
  expect((await ask('auth/admin', admin)).status).toBe(200)
  expect(await (await ask('health')).json()).toMatchObject({ success: true, database: 'ok' })

  // `npm run dev` does this at each change. Address and people stay the same.
  await school.reload()
  expect((await ask('auth/admin', admin)).status).toBe(200)
  expect(await fillSchool(school, 'un autre mot')).toBeNull()
  expect((await ask('auth/admin', admin)).status).toBe(200)
})
