import { expect, it, vi } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { bindings } from '../testing/bindings.ts'
import { openSchool } from '../testing/school.ts'

it('returns the version and the state of the database', async () => {
  const school = await openSchool()
  const answer = await school.call('GET /health')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ success: true, version: project.version, database: 'ok' })
})

it('includes the release of the site it was deployed with', async () => {
  const school = await openSchool({ RELEASE: '3f9a12bc' })
  expect((await school.call('GET /health')).body).toMatchObject({ version: `${project.version}+3f9a12bc` })
})

it('returns 503 in the standard error format if the database fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = () => {
    throw new Error('D1 is down')
  }
  const school = await openSchool({ DB: Object.assign(Object.create(bindings.DB), { prepare }) })
  const message = 'La base de données ne répond pas. Il faut réessayer plus tard.'
  expect(await school.call('GET /health')).toMatchObject({
    status: 503,
    body: { success: false, message, error: { number: 503, message } },
  })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

it('answers with any token', async () => {
  const school = await openSchool()
  expect((await school.call('GET /health', { token: 'old' })).status).toBe(200)
})
