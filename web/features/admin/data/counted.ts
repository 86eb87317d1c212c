/** `counted(3, 'mot', 'mots')` is "3 mots"; French counts less than two as one. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count < 2 ? one : several}`
}
