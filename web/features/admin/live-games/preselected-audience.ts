/**
 * The audience until the teacher ticks something: `own` unless it is empty (as for a lesson for visitors), else
 * the chosen class, else the only option.
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
