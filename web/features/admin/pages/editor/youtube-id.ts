/** The 11 characters that name a video, from any address of it that one can copy; what is none stays as it was typed. */
export function youtubeID(typed: string): string {
  const text = typed.trim()
  const found = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(text)
  return found?.[1] ?? text
}
