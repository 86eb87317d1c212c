import { expect, it, vi } from 'vitest'
import { playMedia } from './play-media.ts'

/** A media element as far as `playMedia` uses it. By the standard, one that failed plays only after `load`. */
function mediaElement(hasFailed: boolean) {
  const element = {
    currentTime: 12,
    error: hasFailed ? ({} as MediaError) : null,
    load: vi.fn(() => Object.assign(element, { error: null, currentTime: 0 })),
    play: vi.fn(() =>
      element.error ? Promise.reject(new DOMException('', 'NotSupportedError')) : Promise.resolve(),
    ),
  }
  return element
}

it.each([true, false])('continues at the same position (after a failure: %s)', async (hasFailed) => {
  const element = mediaElement(hasFailed)
  await playMedia(element as unknown as HTMLMediaElement)
  expect(element.load).toHaveBeenCalledTimes(Number(hasFailed))
  expect(element.play).toHaveBeenCalledOnce()
  expect(element.currentTime).toBe(12)
})
