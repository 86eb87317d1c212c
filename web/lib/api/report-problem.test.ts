import { afterEach, expect, it, vi } from 'vitest'
import { MAX_LOG_BYTES } from '../../../domain/api/log.ts'
import { reportProblem } from './report-problem.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('reports only the beginning of a long problem, and only once', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true }))
  vi.stubGlobal('fetch', fetch)
  const problem = `Page failed: ${'œ'.repeat(10_000)}`
  reportProblem(problem)
  reportProblem(problem)
  expect(fetch).toHaveBeenCalledOnce()
  const { data } = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))
  expect(data).toMatch(/^Page failed: œ/)
  expect(new TextEncoder().encode(data).length).toBeLessThanOrEqual(MAX_LOG_BYTES)
})
