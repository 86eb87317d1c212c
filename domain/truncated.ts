/** A text of at most `most` characters and "…", for use in a sentence. */
export function truncated(text: string, most = 40): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}
