/** `pluralize(3, 'mot', 'mots')` returns "3 mots". French uses the singular for counts below two. */
export function pluralize(count: number, one: string, several: string): string {
  return `${count} ${count < 2 ? one : several}`
}
