import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTestHarness } from 'wrangler'
import { liveGameSocketPath } from '../../domain/live/messages.ts'
import { describeLiveGame } from '../testing/contract/live-game.ts'
import { STORED } from '../testing/live-game-data.ts'

describeLiveGame(
  'partyserver',
  async (vars) => {
    // A separate folder, because wrangler would read this machine's school variables here.
    const root = await mkdtemp(join(tmpdir(), 'live-game-'))
    const harness = createTestHarness({
      root,
      workers: [
        {
          config: {
            name: 'live-game',
            main: resolve('party/testing/partyserver-live-game.ts'),
            compatibility_date: '2026-11-01',
            vars: { ...vars, STORED },
            durable_objects: { bindings: [{ name: 'LIVE', class_name: 'TestedGame' }] },
            migrations: [{ tag: 'v1', new_sqlite_classes: ['TestedGame'] }],
          },
        },
      ],
    })
    const { url } = await harness.listen()
    const evict = (code: string, webSockets: 'hibernate' | 'close') =>
      harness.getWorker().evictDurableObject('TestedGame', { name: `school:${code}`, webSockets })
    return {
      origin: url.origin,
      path: liveGameSocketPath,
      hibernate: (code) => evict(code, 'hibernate'),
      restart: (code) => evict(code, 'close'),
      async stop() {
        await harness.close()
        await rm(root, { recursive: true, force: true })
      },
    }
  },
  { takesPosts: true },
)
