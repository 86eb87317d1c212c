declare global {
  interface HTMLVideoElement {
    /** On iPads and iPhones, full screen is the system's player and not an element of the page. */
    webkitExitFullscreen?(): void
  }
}

/** Leaves full screen, which shows the video without the rest of its page. Does nothing outside of full screen. */
export function leaveFullScreen(
  video: Pick<HTMLVideoElement, 'webkitExitFullscreen'>,
  page: Pick<Document, 'fullscreenElement' | 'exitFullscreen'> = document,
): void {
  if (page.fullscreenElement) page.exitFullscreen().catch(() => undefined)
  else video.webkitExitFullscreen?.()
}
