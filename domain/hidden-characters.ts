/** Controls but tabs and line breaks, marks that turn the direction of a text, and halves of characters. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A text without what nobody types and what makes it read as another text. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '')
}
