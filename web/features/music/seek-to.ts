/** The position requested last while a file was loading. */
const requestedSeconds = new WeakMap<HTMLAudioElement, number>()

/**
 * Seeks in a recording, in seconds. If it has not loaded yet, playback will start there. Without HTTP range
 * support a browser can only seek to the beginning, so the whole file is fetched once. Call
 * `releaseRecording` on unmount.
 * @throws {Error} if the file could not be fetched
 */
export async function seekTo(audio: HTMLAudioElement, seconds: number): Promise<void> {
  const isLoaded = audio.readyState > audio.HAVE_NOTHING
  if (!isLoaded || isSeekable(audio)) audio.currentTime = seconds
  if (!isLoaded)
    await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve, { once: true }))
  if (isSeekable(audio)) return
  const isFetching = requestedSeconds.has(audio)
  requestedSeconds.set(audio, seconds)
  if (isFetching) return
  try {
    const response = await fetch(audio.src)
    if (!response.ok) throw new Error(`${audio.src}: ${response.status}`)
    const isPlaying = !audio.paused
    audio.src = URL.createObjectURL(await response.blob())
    audio.currentTime = requestedSeconds.get(audio) ?? seconds
    if (isPlaying) await audio.play()
  } finally {
    requestedSeconds.delete(audio)
  }
}

/** Releases the file fetched by `seekTo`. */
export function releaseRecording({ src }: HTMLAudioElement): void {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src)
}

function isSeekable({ seekable }: HTMLAudioElement): boolean {
  return seekable.length > 0 && seekable.end(0) > 0
}
