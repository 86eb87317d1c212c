/** Why answers are held: too many within an hour, or too many dated to earlier days. */
export const heldAnswerReasons = ['tooMany', 'backdated'] as const
export type HeldAnswerReason = (typeof heldAnswerReasons)[number]

export const heldAnswerDecisions = ['accepted', 'dismissed'] as const
export type HeldAnswerDecision = (typeof heldAnswerDecisions)[number]

/** Maximum number of a pupil's accepted answers per school day that are dated to an earlier day. */
export const MAX_BACKDATED_PER_DAY = 60

/** A pupil's accepted answers so far. */
export interface AcceptedCounts {
  withinHour: number
  /** Received on this school day and dated to an earlier one. */
  backdatedToday: number
}

/** Why the next answer is held, or null if it is accepted. `answersAnHour` 0 means no limit. */
export function holdReason(
  isBackdated: boolean,
  { withinHour, backdatedToday }: AcceptedCounts,
  answersAnHour: number,
): HeldAnswerReason | null {
  if (isBackdated && backdatedToday >= MAX_BACKDATED_PER_DAY) return 'backdated'
  if (answersAnHour > 0 && withinHour >= answersAnHour) return 'tooMany'
  return null
}
