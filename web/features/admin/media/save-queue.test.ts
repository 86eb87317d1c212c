import { expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api-client.ts'
import { createSaveQueue } from './save-queue.ts'

const states = (queue: ReturnType<typeof createSaveQueue>) => Object.fromEntries(queue.current().states)

/** A save that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { save: vi.fn(() => promise), arrives: resolve, fails: reject }
}

it('keeps one after the other', async () => {
  const queue = createSaveQueue()
  const [first, second] = [held(), held()]
  queue.add('vache', first.save)
  queue.add('chat', second.save)
  expect(states(queue)).toEqual({ vache: 'saving', chat: 'waiting' })
  expect(second.save).not.toHaveBeenCalled()
  first.arrives()
  await expect.poll(() => states(queue)).toEqual({ vache: 'saved', chat: 'saving' })
  second.arrives()
  await expect.poll(() => states(queue)).toEqual({ vache: 'saved', chat: 'saved' })
})

it('keeps what comes again under a name once more, and of what still waits the newest alone', async () => {
  const queue = createSaveQueue()
  const [first, stale, newest] = [held(), held(), held()]
  queue.add('vache', first.save)
  queue.add('vache', stale.save)
  queue.add('vache', newest.save)
  expect(states(queue)).toEqual({ vache: 'saving' })
  first.arrives()
  await expect.poll(() => newest.save.mock.calls.length).toBe(1)
  newest.arrives()
  await expect.poll(() => states(queue)).toEqual({ vache: 'saved' })
  expect(stale.save).not.toHaveBeenCalled()
})

it('passes over what is refused, and tries it again when asked to', async () => {
  const queue = createSaveQueue()
  const refusal = new Error('« chat.ogg » est trop gros.')
  const save = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined)
  queue.add('chat', save)
  queue.add('vache', async () => undefined)
  await expect.poll(() => states(queue)).toEqual({ chat: refusal, vache: 'saved' })
  expect(queue.current()).toMatchObject({ isStopped: false, trouble: null })
  queue.goOn()
  await expect.poll(() => states(queue)).toEqual({ chat: 'saved', vache: 'saved' })
})

it.each([0, 401, 429, 500])(
  'stops with all that waits where the API answers %i, and goes on from there',
  async (status) => {
    const queue = createSaveQueue()
    const trouble = new ApiError(status, 'Pas maintenant.')
    const first = vi.fn().mockRejectedValueOnce(trouble).mockResolvedValue(undefined)
    const second = vi.fn().mockResolvedValue(undefined)
    queue.add('vache', first)
    queue.add('chat', second)
    await expect.poll(() => queue.current().trouble).toBe(trouble)
    expect(states(queue)).toEqual({ vache: 'waiting', chat: 'waiting' })
    expect(second).not.toHaveBeenCalled()
    queue.goOn()
    await expect.poll(() => states(queue)).toEqual({ vache: 'saved', chat: 'saved' })
    expect(first).toHaveBeenCalledTimes(2)
    expect(queue.current()).toMatchObject({ isStopped: false, trouble: null })
  },
)

it('is stopped by hand once what is on its way has arrived', async () => {
  const queue = createSaveQueue()
  const [first, second] = [held(), held()]
  queue.add('vache', first.save)
  queue.add('chat', second.save)
  queue.stop()
  first.arrives()
  await expect.poll(() => states(queue)).toEqual({ vache: 'saved', chat: 'waiting' })
  expect(second.save).not.toHaveBeenCalled()
  queue.goOn()
  expect(states(queue)).toEqual({ vache: 'saved', chat: 'saving' })
})
