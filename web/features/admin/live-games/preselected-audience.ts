/**
 * The audience until the teacher ticks something: `own`, which a lesson for visitors leaves empty, else the
 * chosen class, or the only option.
 */
export function preselectedAudience(
  own: readonly string[],
  options: readonly string[],
  chosenClass: string,
): readonly string[] {
  if (own.length > 0) return own
  if (options.includes(chosenClass)) return [chosenClass]
  return options.length === 1 ? options : []
}
