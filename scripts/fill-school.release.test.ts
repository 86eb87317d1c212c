import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { devVars } from './dev-vars.ts'
import { fillSchool } from './fill-school.ts'
import { type School, startSchool } from './school-server.ts'

let folder = ''
let school: School
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fill-school-'))
  const variables = await devVars(join(folder, '.dev.vars'))
  school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
}, 60_000)
afterEach(async () => {
  await school.stop()
  await rm(folder, { recursive: true })
})

it('a school that was just started serves nothing until it is filled, and then its administrator at once, also when its Worker is loaded again', async () => {
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

  // As `npm run dev` does with each change: the same address, the same people, and nobody is made again.
  await school.reload()
  expect((await ask('auth/admin', admin)).status).toBe(200)
  expect(await fillSchool(school, 'un autre mot')).toBeNull()
  expect((await ask('auth/admin', admin)).status).toBe(200)
})
