/** Shortens a text to at most `max` characters and "…", for use in a sentence. */
export function truncate(text: string, max = 40): string {
  return text.length > max ? `${text.slice(0, max)}…` : text
}
