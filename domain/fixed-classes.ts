/** The classes of the specification. The leaderboard offers them also while none of their pupils has a Bravo. */
export const FIXED_CLASSES = ['4-1', '4-5', '5-1', '5-2', '6-1', '6-2', '6-3'] as const
