/** Why answers are held: more within an hour than the school accepts, or too many dated to earlier days. */
export const heldAnswerReasons = ['tooMany', 'backdated'] as const
export type HeldAnswerReason = (typeof heldAnswerReasons)[number]

/** What an administrator decides about held answers. */
export const heldAnswerDecisions = ['accepted', 'dismissed'] as const
export type HeldAnswerDecision = (typeof heldAnswerDecisions)[number]
