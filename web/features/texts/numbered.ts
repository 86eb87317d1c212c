/** The parts of a text by their place: two may say the same, and none of them moves. */
export function numbered<Part>(parts: readonly Part[]): { key: string; value: Part }[] {
  return parts.map((value, place) => ({ key: `part ${place}`, value }))
}
