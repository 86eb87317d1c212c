/** The first sign of a name as it is seen: an emoji such as "👩‍🚀" is many characters. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment ?? ''
}
