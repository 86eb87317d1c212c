/** The data of a pupil that group actions need. */
export interface GroupPupil {
  id: number
  displayName: string
  classCode: string
}

/** Names the pupils in French: "Alice", "Alice et Zoé", "12 élèves". */
export function pupilNames(pupils: readonly GroupPupil[]): string {
  if (pupils.length > 2) return `${pupils.length} élèves`
  return pupils.map(({ displayName }) => displayName).join(' et ')
}

/** A French sentence about accounts that a call skipped. Empty if it skipped none. */
export function skippedText(refused: readonly number[]): string {
  return refused.length === 0 ? '' : ` Comptes effacés ou désactivés : ${refused.length}.`
}
