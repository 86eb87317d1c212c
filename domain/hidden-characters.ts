/** Control characters except tabs and line breaks, bidirectional marks, and lone surrogates. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Bidi_C}]/gu

/** Removes invisible characters and those that make a text look like a different one. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '')
}
