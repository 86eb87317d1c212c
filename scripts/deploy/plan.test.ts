import { expect, it } from 'vitest'
import { readDeployment } from './deployment.ts'
import { creations, missingSecrets } from './plan.ts'

const nothing = { database: null, cache: null, hasBucket: false, address: null, secrets: [] }
const production = readDeployment('production')

it.each([
  ['near its location', null, ['--location', 'enam']],
  ['within its jurisdiction', 'eu', ['--jurisdiction', 'eu']],
] as const)('creates database and bucket %s', (_where, jurisdiction, expected) => {
  const [database, , bucket] = creations({ ...production, jurisdiction }, nothing)
  expect(database?.args).toEqual(['d1', 'create', 'mme-bravo', ...expected])
  expect(bucket?.args).toEqual(['r2', 'bucket', 'create', 'mme-bravo-media', ...expected])
})

it('makes the secrets that are missing, and neither key of the pair without the other', () => {
  expect(missingSecrets([])).toEqual(['SIGNING_KEY', 'PUBLIC_KEYS', 'ROOM_SECRET'])
  expect(missingSecrets(['SIGNING_KEY', 'PUBLIC_KEYS'])).toEqual(['ROOM_SECRET'])
  expect(() => missingSecrets(['SIGNING_KEY', 'ROOM_SECRET'])).toThrow(/without the other: set PUBLIC_KEYS/)
})
