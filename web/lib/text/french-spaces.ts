/** Keeps French quotation marks and colons on the line of their words: « ainsi » : its spaces do not break. */
export function frenchSpaces(text: string): string {
  return text.replace(/« /g, '«\u00a0').replace(/ ([»:])/g, '\u00a0$1')
}
