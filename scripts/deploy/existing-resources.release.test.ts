import { afterEach, beforeEach, expect, it } from 'vitest'
import { runWrangler } from '../run-wrangler.ts'
import { readDeployment } from './deployment.ts'
import { readExistingResources } from './existing-resources.ts'
import { type FakeCloudflare, openFakeCloudflare } from './testing/fake-cloudflare.ts'

let cloudflare: FakeCloudflare
beforeEach(async () => {
  cloudflare = await openFakeCloudflare()
})
afterEach(() => cloudflare.close())

it('finds resources that are not on the first page of their list', { timeout: 120_000 }, async () => {
  const { account, env } = cloudflare
  const others = Array.from({ length: 1100 }, (_, number) => ({ name: `a-${number}` }))
  account.databases.push(...others.slice(0, 45), { name: 'mme-bravo' })
  account.namespaces.push(...others, { name: 'mme-bravo' })
  account.buckets.push(...others.slice(0, 45), { name: 'mme-bravo-media' })
  account.projects.push(...others.slice(0, 45), { name: 'mme-bravo' })
  expect(await readExistingResources((args) => runWrangler(args, env), readDeployment('production'))).toEqual(
    {
      database: 'id-of-mme-bravo',
      cache: 'id-of-mme-bravo',
      hasBucket: true,
      address: 'https://mme-bravo-x7.pages.dev',
      secrets: [],
    },
  )
  expect(cloudflare.strayHosts).toEqual([])
})
