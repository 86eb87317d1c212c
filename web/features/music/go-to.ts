/** The last of the places asked for while a file was coming. */
const wanted = new WeakMap<HTMLAudioElement, number>()

/**
 * Goes to a place of a recording, in seconds. Where the host sends no parts of a file, a browser can go nowhere in
 * what comes from it but back to the beginning: then the whole file is taken, once.
 * `letGo` when the player is gone.
 * @throws {Error} where it did not come
 */
export async function goTo(audio: HTMLAudioElement, seconds: number): Promise<void> {
  if (isSeekable(audio)) {
    audio.currentTime = seconds
    return
  }
  const isComing = wanted.has(audio)
  wanted.set(audio, seconds)
  if (isComing) return
  try {
    const response = await fetch(audio.src)
    if (!response.ok) throw new Error(`${audio.src}: ${response.status}`)
    const isPlaying = !audio.paused
    audio.src = URL.createObjectURL(await response.blob())
    audio.currentTime = wanted.get(audio) ?? seconds
    if (isPlaying) await audio.play()
  } finally {
    wanted.delete(audio)
  }
}

/** Frees what `goTo` has taken. */
export function letGo({ src }: HTMLAudioElement): void {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src)
}

function isSeekable({ seekable }: HTMLAudioElement): boolean {
  return seekable.length > 0 && seekable.end(0) > 0
}
