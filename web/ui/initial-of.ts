/** The first grapheme of a name. An emoji such as "👩‍🚀" is several characters. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment ?? ''
}
