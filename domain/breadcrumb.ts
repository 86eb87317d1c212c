/**
 * What the breadcrumb bar shows for a page key such as `Page_Grade4_Vocabulary_Party_Food`:
 * "Grade 4 | Vocabulary | Party | Food". Null where the bar hides itself.
 */
export function breadcrumb(clientID: string): string | null {
  const segments = clientID.split('_').slice(1)
  if (segments.length <= 2) return null
  const isGrade1Game = segments[0] === 'Grade1' && segments[1] === 'Games'
  return segments.map((segment) => label(segment, isGrade1Game)).join(' | ')
}

function label(segment: string, isGrade1Game: boolean): string {
  if (segment.startsWith('Matching')) return 'Multiple Choice'
  if (isGrade1Game && segment === 'Exposed') return 'Matching'
  return segment.replace('Grade', 'Grade ').replace('Canvas', 'Drop')
}
