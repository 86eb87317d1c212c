import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTestHarness } from 'wrangler'
import { describeRoom } from './testing/contract.ts'

describeRoom(
  'partyserver',
  async (vars) => {
    // A separate folder, because wrangler would read this machine's school variables here.
    const root = await mkdtemp(join(tmpdir(), 'room-'))
    const harness = createTestHarness({
      root,
      workers: [
        {
          config: {
            name: 'room',
            main: resolve('party/testing/partyserver.ts'),
            compatibility_date: '2026-11-01',
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
      async stop() {
        await harness.close()
        await rm(root, { recursive: true, force: true })
      },
    }
  },
  { canHibernate: true, refusesEarly: true },
)
