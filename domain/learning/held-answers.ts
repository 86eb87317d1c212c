/** Why answers are held: more within an hour than the school accepts, or too many dated to earlier days. */
export const heldAnswerReasons = ['tooMany', 'backdated'] as const
export type HeldAnswerReason = (typeof heldAnswerReasons)[number]

/** What an administrator decides about held answers. */
export const heldAnswerDecisions = ['accepted', 'dismissed'] as const
export type HeldAnswerDecision = (typeof heldAnswerDecisions)[number]

/** How many answers of a pupil are accepted on one school day that are dated to an earlier one. */
export const BACKDATED_A_DAY = 60

/** How many answers of a pupil were accepted so far. */
export interface AcceptedSoFar {
  withinHour: number
  /** Received on this school day and dated to an earlier one. */
  backdatedToday: number
}

/** Why the next answer is held; null where it is accepted. `answersAnHour` 0 is no limit. */
export function holdReason(
  isBackdated: boolean,
  { withinHour, backdatedToday }: AcceptedSoFar,
  answersAnHour: number,
): HeldAnswerReason | null {
  if (isBackdated && backdatedToday >= BACKDATED_A_DAY) return 'backdated'
  if (answersAnHour > 0 && withinHour >= answersAnHour) return 'tooMany'
  return null
}
