import { expect, it } from 'vitest'
import { readDeployment } from './deployment.ts'
import { creationSteps, missingSecrets } from './plan.ts'

const emptyAccount = { database: null, cache: null, hasBucket: false, address: null, secrets: [] }
const production = readDeployment('production')

it.each([
  ['with its location hint', null, ['--location', 'enam']],
  ['in its jurisdiction', 'eu', ['--jurisdiction', 'eu']],
] as const)('creates the database and the bucket %s', (_where, jurisdiction, expected) => {
  const [database, , bucket] = creationSteps({ ...production, jurisdiction }, emptyAccount)
  expect(database?.args).toEqual(['d1', 'create', 'mme-bravo', ...expected])
  expect(bucket?.args).toEqual(['r2', 'bucket', 'create', 'mme-bravo-media', ...expected])
})

it('lists the missing secrets, and throws if one key of the key pair is missing', () => {
  expect(missingSecrets([])).toEqual(['SIGNING_KEY', 'PUBLIC_KEYS', 'ROOM_SECRET'])
  expect(missingSecrets(['SIGNING_KEY', 'PUBLIC_KEYS'])).toEqual(['ROOM_SECRET'])
  expect(() => missingSecrets(['SIGNING_KEY', 'ROOM_SECRET'])).toThrow(/without the other: set PUBLIC_KEYS/)
})
