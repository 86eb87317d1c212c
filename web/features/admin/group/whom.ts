/** A pupil as a group has them. */
export interface GroupPupil {
  id: number
  displayName: string
  classCode: string
}

/** "Alice", "Alice et Zoé", "12 élèves". */
export function whom(pupils: readonly GroupPupil[]): string {
  if (pupils.length > 2) return `${pupils.length} élèves`
  return pupils.map(({ displayName }) => displayName).join(' et ')
}

/** What is told of a call that left some of them out; nothing where it left out none. */
export function leftOut(refused: readonly number[]): string {
  return refused.length === 0 ? '' : ` Comptes qui n'y sont plus : ${refused.length}.`
}
