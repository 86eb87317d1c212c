/**
 * Plays a song or video. If the file failed to load, loads it again first and continues at the same position.
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
