/** Keys the parts of a text by index, because parts may be equal and never move. */
export function numbered<Part>(parts: readonly Part[]): { key: string; value: Part }[] {
  return parts.map((value, place) => ({ key: `part ${place}`, value }))
}
