/** Controls but tabs and line breaks, marks that turn the direction of a text, and halves of characters. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Bidi_C}]/gu

/** A text without what nobody types and what makes it read as another text. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '')
}
