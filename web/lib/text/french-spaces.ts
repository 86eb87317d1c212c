/** Makes the spaces inside French quotation marks and before colons non-breaking. */
export function frenchSpaces(text: string): string {
  return text.replace(/« /g, '«\u00a0').replace(/ ([»:])/g, '\u00a0$1')
}
