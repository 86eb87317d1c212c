import { afterEach, beforeEach, expect, it } from 'vitest'
import { openCloudflareApi, readCpuTimes, readLogLines } from './cloudflare-api.ts'
import { readDeployments } from './deployment.ts'
import { findTrialDeployment } from './staging-check.ts'
import { type FakeCloudflare, openFakeCloudflare } from './testing/fake-cloudflare.ts'

/** Stub of wrangler for an account with both deployments. */
const wrangler = async (args: readonly string[]) =>
  args[0] === 'auth'
    ? 'token\n'
    : JSON.stringify(
        ['mme-bravo', 'mme-bravo-staging'].map((name) => ({
          'Project Name': name,
          'Project Domains': `${name}-x7.pages.dev, ${name}.example`,
        })),
      )

let cloudflare: FakeCloudflare
beforeEach(async () => {
  cloudflare = await openFakeCloudflare()
})
afterEach(() => cloudflare.close())

it.each([
  ['the trial', 'https://mme-bravo-staging-x7.pages.dev/', 'staging'],
  ['a page of the trial', 'https://mme-bravo-staging-x7.pages.dev/grade4', 'staging'],
])('derives the address of %s', async (_what, url, which) => {
  expect((await findTrialDeployment(url, readDeployments(), wrangler)).which).toBe(which)
})

it.each([
  ['production', 'https://mme-bravo-x7.pages.dev', 'does not mark as a trial'],
  ['an unknown address', 'https://ecole.example', 'is the address of no deployment'],
  ['the trial without TLS', 'http://mme-bravo-staging-x7.pages.dev', 'is the address of no deployment'],
])('refuses to check %s', async (_what, url, sentence) => {
  await expect(findTrialDeployment(url, readDeployments(), wrangler)).rejects.toThrow(sentence)
})

it("reads a Worker's CPU times in milliseconds, and its log lines", async () => {
  const { account, env } = cloudflare
  account.cpuTimes.set('mme-bravo-staging', { cpuTimeP50: 4200, cpuTimeP99: 104_000 })
  account.logs.set('mme-bravo-staging', [{ what: 'A call' }, 'a text'])
  const api = await openCloudflareApi(wrangler, env)
  const span = { from: new Date(0), to: new Date() }
  expect(await readCpuTimes(api, 'mme-bravo-staging', span)).toEqual([
    { status: 'success', calls: 30, p50: 4.2, p99: 104 },
  ])
  expect(await readCpuTimes(api, 'mme-bravo', span)).toEqual([])
  expect(await readLogLines(api, 'mme-bravo-staging', span)).toEqual(['{"what":"A call"}', 'a text'])
})

it("reports Cloudflare's response to a token without permission", async () => {
  const api = { url: cloudflare.url, accountID: 'another', token: 'token' }
  const span = { from: new Date(0), to: new Date() }
  await expect(readLogLines(api, 'mme-bravo', span)).rejects.toThrow(/^Cloudflare answered 404 to /)
})
