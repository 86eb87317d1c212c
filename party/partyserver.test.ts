import { createTestHarness } from 'wrangler'
import { describeRoom } from './contract.ts'

describeRoom('partyserver', async (vars) => {
  const harness = createTestHarness({
    workers: [
      {
        config: {
          name: 'room',
          main: 'party/fixtures/partyserver.ts',
          compatibility_date: '2026-11-01',
          compatibility_flags: ['nodejs_compat'],
          vars,
          durable_objects: { bindings: [{ name: 'MAIN', class_name: 'InspectedRoom' }] },
          migrations: [{ tag: 'v1', new_sqlite_classes: ['InspectedRoom'] }],
        },
      },
    ],
  })
  const { url } = await harness.listen()
  return {
    origin: url.origin,
    hibernate: () =>
      harness.getWorker().evictDurableObject('InspectedRoom', { name: 'school', webSockets: 'hibernate' }),
    stop: () => harness.close(),
  }
})
