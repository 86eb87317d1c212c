import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api/api-client.ts'
import { createSaveQueue } from './save-queue.ts'

const states = (queue: ReturnType<typeof createSaveQueue>) => Object.fromEntries(queue.current().states)

/** A save that the test resolves or rejects. */
function pendingSave() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { save: vi.fn(() => promise), arrives: resolve, fails: reject }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('saves one item after the other', async () => {
  const queue = createSaveQueue()
  const [first, second] = [pendingSave(), pendingSave()]
  queue.add('vache', first.save)
  queue.add('chat', second.save)
  expect(states(queue)).toEqual({ vache: 'saving', chat: 'waiting' })
  expect(second.save).not.toHaveBeenCalled()
  first.arrives()
  await expect.poll(() => states(queue)).toEqual({ vache: 'saved', chat: 'saving' })
  second.arrives()
  await expect.poll(() => states(queue)).toEqual({ vache: 'saved', chat: 'saved' })
})

it('saves only the newest version of an item that is added again while saving', async () => {
  const queue = createSaveQueue()
  const [first, stale, newest] = [pendingSave(), pendingSave(), pendingSave()]
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

it('skips a refused item and retries it on resume', async () => {
  const queue = createSaveQueue()
  const refusal = new Error('« chat.ogg » est trop gros.')
  const save = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined)
  queue.add('chat', save)
  queue.add('vache', async () => undefined)
  await expect.poll(() => states(queue)).toEqual({ chat: refusal, vache: 'saved' })
  expect(queue.current()).toMatchObject({ isStopped: false, error: null })
  queue.resume()
  await expect.poll(() => states(queue)).toEqual({ chat: 'saved', vache: 'saved' })
})

it.each([0, 401, 429, 500])(
  'stops if the API answers %i, and continues from there on resume',
  async (status) => {
    const queue = createSaveQueue()
    const error = new ApiError(status, 'Pas maintenant.')
    const first = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(undefined)
    const second = vi.fn().mockResolvedValue(undefined)
    queue.add('vache', first)
    queue.add('chat', second)
    await expect.poll(() => queue.current().error).toBe(error)
    expect(states(queue)).toEqual({ vache: 'waiting', chat: 'waiting' })
    expect(second).not.toHaveBeenCalled()
    queue.resume()
    await expect.poll(() => states(queue)).toEqual({ vache: 'saved', chat: 'saved' })
    expect(first).toHaveBeenCalledTimes(2)
    expect(queue.current()).toMatchObject({ isStopped: false, error: null })
  },
)

it('finishes saving the current item before it stops', async () => {
  const queue = createSaveQueue()
  const [first, second] = [pendingSave(), pendingSave()]
  queue.add('vache', first.save)
  queue.add('chat', second.save)
  const isStopped = queue.stop()
  first.arrives()
  await isStopped
  expect(states(queue)).toEqual({ vache: 'saved', chat: 'waiting' })
  expect(second.save).not.toHaveBeenCalled()
  queue.resume()
  expect(states(queue)).toEqual({ vache: 'saved', chat: 'saving' })
})

it('ignores the result of a save that was cleared', async () => {
  const queue = createSaveQueue()
  const [first, second] = [pendingSave(), pendingSave()]
  queue.add('vache', first.save)
  queue.add('chat', second.save)
  queue.clear()
  first.fails(new ApiError(0, 'Pas de réseau.'))
  await queue.idle()
  expect(queue.current()).toEqual({ states: new Map(), isStopped: false, error: null })
  expect(second.save).not.toHaveBeenCalled()
})

it('asks for confirmation before the tab is closed while a save is missing', async () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const queue = createSaveQueue()
  const saved = pendingSave()
  queue.add('vache', saved.save)
  expect(asks()).toBe(true)
  saved.arrives()
  await queue.idle()
  expect(asks()).toBe(false)
  queue.add('chat', () => Promise.reject(new Error('Trop gros.')))
  await queue.idle()
  expect(asks()).toBe(true)
  queue.clear()
  expect(asks()).toBe(false)
})
