import { expect, it, vi } from 'vitest'
import { followUpdates } from './follow-updates.ts'

const OLD = { version: 1 }
const NEW = { version: 2 }

it('reports a new version when it takes over', () => {
  const { workers, take } = workersWith(OLD)
  const onUpdate = vi.fn()
  followUpdates(workers, OLD, onUpdate)
  expect(onUpdate).not.toHaveBeenCalled()
  take(NEW)
  expect(onUpdate).toHaveBeenCalledOnce()
})

it('reports a version only once if it took over before anyone listened', () => {
  const { workers } = workersWith(NEW)
  const onUpdate = vi.fn()
  followUpdates(workers, OLD, onUpdate)
  expect(onUpdate).toHaveBeenCalledOnce()
})

it('reports each version that takes over later', () => {
  const { workers, take } = workersWith(OLD)
  const onUpdate = vi.fn()
  followUpdates(workers, OLD, onUpdate)
  take(NEW)
  take({ version: 3 })
  expect(onUpdate).toHaveBeenCalledTimes(2)
})

it.each([
  ['after', null],
  ['before', NEW],
])(
  'does not report the first worker of a first visit, even if it arrives %s listening begins',
  (_when, controller) => {
    const { workers, take } = workersWith(controller)
    const onUpdate = vi.fn()
    followUpdates(workers, null, onUpdate)
    take(NEW)
    expect(onUpdate).not.toHaveBeenCalled()
    take({ version: 3 })
    expect(onUpdate).toHaveBeenCalledOnce()
  },
)

function workersWith(controller: object | null) {
  let notifyAll = () => {}
  const workers = {
    controller,
    addEventListener(_type: 'controllerchange', listener: () => void) {
      notifyAll = listener
    },
  }
  return {
    workers,
    take(next: object) {
      workers.controller = next
      notifyAll()
    },
  }
}
