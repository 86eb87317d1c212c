/** `Page_Grade4_Vocabulary_Party_Food` -> "Grade 4 | Vocabulary | Party | Food"; null for short keys. */
export function breadcrumb(clientID: string): string | null {
  if (clientID.split('_').length <= 3) return null
  const segments = clientID
    .replace(renamedParts, (part) => displayNames[part] ?? part)
    .split('_')
    .slice(1)
  const isGrade1Game = segments[0] === 'Grade1' && segments[1] === 'Games'
  return segments.map((segment) => label(segment, isGrade1Game)).join(' | ')
}

/** Display names of key parts that `inWords` cannot split, such as `Bodyparts`. */
const displayNames: Readonly<Record<string, string>> = {
  Bodyparts: 'Body parts',
  CourseAuxMots: 'Course aux mots',
  DicteeEclair: 'Dictée éclair',
  Er_Verbs: 'Er verbs',
  Intgelligence: 'Intelligence',
  Le_La_Les: 'Le, la ou les',
  Near_Future: 'Near future',
  Of_The: 'Of the',
  To_The: 'To the',
}
const renamedParts = new RegExp(`(?<=_)(?:${Object.keys(displayNames).join('|')})(?=_|$)`, 'g')

function label(segment: string, isGrade1Game: boolean): string {
  if (segment.startsWith('Matching')) return 'Multiple Choice'
  if (isGrade1Game && segment === 'Exposed') return 'Matching'
  return inWords(segment).replace('Grade', 'Grade ').replace('Canvas', 'Drop')
}

/** "WordSearch" -> "Word Search", "ALaMer" -> "A La Mer" */
function inWords(segment: string): string {
  return segment.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
}
