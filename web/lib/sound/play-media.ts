/**
 * Plays a song or video. One that failed to load is loaded again first, and continues at the same place.
 * @throws {DOMException} if the browser refuses, or the file still does not load
 */
export async function playMedia(element: HTMLMediaElement): Promise<void> {
  if (element.error) {
    const { currentTime } = element
    element.load()
    element.currentTime = currentTime
  }
  await element.play()
}
