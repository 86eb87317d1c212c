const collator = new Intl.Collator('fr-CA', { numeric: true })

/** The order of a French list: accents after their letter, 2 before 10. */
export function frenchOrder(one: string, other: string): number {
  return collator.compare(one, other)
}
