import { describe, expect, it, vi } from 'vitest'
import { leaveFullScreen } from './leave-full-screen.ts'

const pageWith = (fullscreenElement: Element | null) => ({
  fullscreenElement,
  exitFullscreen: vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('Not in full screen.')),
})

describe('leaveFullScreen', () => {
  it("closes the system's player of an iPad, which is not an element of the page", () => {
    const page = pageWith(null)
    const video = { webkitExitFullscreen: vi.fn<() => void>() }
    leaveFullScreen(video, page)
    expect(video.webkitExitFullscreen).toHaveBeenCalledOnce()
    expect(page.exitFullscreen).not.toHaveBeenCalled()
  })

  it('leaves the full screen of the page, even if the browser refuses', () => {
    // A plain object replaces the element, because there is no DOM.
    const page = pageWith(Object.create(null))
    leaveFullScreen({}, page)
    expect(page.exitFullscreen).toHaveBeenCalledOnce()
  })

  it('does nothing in other browsers outside of full screen', () => {
    const page = pageWith(null)
    leaveFullScreen({}, page)
    expect(page.exitFullscreen).not.toHaveBeenCalled()
  })
})
