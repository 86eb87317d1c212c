import { expect, it } from 'vitest'
import { packBackup, sendBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { openSchool } from '../testing/school.ts'

it('refuses a backup of a megabyte that unpacks to hundreds', async () => {
  const bomb = await packBackup(hugeBackup(700))
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const school = await openSchool()
  expect(await sendBackup(school, bomb)).toMatchObject({
    status: 400,
    body: { error: { code: 'backupTooLarge' } },
  })
  expect((await bindings.MEDIA.list()).objects).toEqual([])
})

/** A head, and then games of 400,000 characters each, all valid. */
function hugeBackup(rows: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const updated = '2026-11-18T15:00:00.000Z'
  const head = { format: 'mme-bravo-backup', version: 1, created: updated, lastUserID: 5 }
  const game = { kind: 'memory', description: '', instructions: '', data: '…', updated }
  const text = encoder.encode('x'.repeat(400_000))
  let row = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`${JSON.stringify(head)}\n`)),
    pull(controller) {
      row += 1
      const line = JSON.stringify({ table: 'games', row: { id: `${row}`, client_id: `${row}`, ...game } })
      const [start, end] = line.split('…')
      controller.enqueue(encoder.encode(start))
      controller.enqueue(text)
      controller.enqueue(encoder.encode(`${end}\n`))
      if (row === rows) controller.close()
    },
  })
}
