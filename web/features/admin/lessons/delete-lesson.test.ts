import { expect, it, vi } from 'vitest'
import { emit } from '../../../lib/live/live.ts'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { deleteLesson } from './delete-lesson.ts'

vi.mock(import('../../../lib/live/live.ts'), () => ({ emit: vi.fn() }))
vi.mock(import('../data/delete-if-exists.ts'), () => ({ deleteIfExists: vi.fn(async () => undefined) }))

it('wakes resting screens before it deletes the lesson', async () => {
  await deleteLesson('BCDF')
  expect(emit).toHaveBeenCalledWith({ type: 'lessonCall', code: 'BCDF', call: 'goOn', step: null })
  expect(deleteIfExists).toHaveBeenCalledWith('DELETE lessons/:code', { path: { code: 'BCDF' } })
  expect(vi.mocked(emit).mock.invocationCallOrder[0]).toBeLessThan(
    vi.mocked(deleteIfExists).mock.invocationCallOrder[0] ?? 0,
  )
})
