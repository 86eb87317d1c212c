let collator: Intl.Collator | undefined

/** Compares in French order: É with E, 2 before 10. */
export function frenchOrder(one: string, other: string): number {
  // Created on first use, because it takes a millisecond at startup.
  collator ??= new Intl.Collator('fr-CA', { numeric: true })
  return collator.compare(one, other)
}

/** Compares by class, then by name. */
export function classOrder(one: Pupil, other: Pupil): number {
  return frenchOrder(one.classCode, other.classCode) || nameOrder(one, other)
}

export function nameOrder(one: Pick<Pupil, 'displayName'>, other: Pick<Pupil, 'displayName'>): number {
  return frenchOrder(one.displayName, other.displayName)
}

interface Pupil {
  classCode: string
  displayName: string
}
