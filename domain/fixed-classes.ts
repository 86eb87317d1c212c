/** The seven classes of the school that the site is made for: they stay, also while nobody is in them. */
export const FIXED_CLASSES = ['4-1', '4-5', '5-1', '5-2', '6-1', '6-2', '6-3'] as const

export function isFixedClass(classCode: string): boolean {
  return FIXED_CLASSES.some((each) => each === classCode)
}
