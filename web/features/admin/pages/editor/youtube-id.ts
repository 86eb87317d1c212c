/** Extracts the 11 characters of a YouTube video id from its address. Other text is returned trimmed. */
export function youtubeID(typed: string): string {
  const text = typed.trim()
  const found = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(text)
  return found?.[1] ?? text
}
