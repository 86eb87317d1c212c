import * as z from 'zod/mini'

export interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
  /** Zod's issue code, e.g. `too_small`. */
  code?: string | undefined
}

const MAX_FAULTS = 3

/**
 * Describes the first faults in French, e.g. "Le NIP doit avoir 4 chiffres."
 * @param whole subject of a fault that belongs to no single field
 * @param nameOf French name of a field
 */
export function describeFaults(issues: readonly Issue[], whole: string, nameOf = formName): string {
  const sentences = issues.slice(0, MAX_FAULTS).map(({ message, path = [] }) => {
    const field = fieldAt(path)
    return `${field === '' ? whole : nameOf(field)} ${message}.`
  })
  return sentences.join(' ')
}

/**
 * The first faults as codes: `{ code: 'tooSmall', field: 'link.displayName' }`. `field` is empty for a fault
 * of the whole.
 */
export function faultCodes(issues: readonly Issue[]): { code: string; field: string }[] {
  return issues.slice(0, MAX_FAULTS).map(({ code = 'custom', path = [] }) => ({
    code: codes[code] ?? 'malformed',
    field: fieldAt(path),
  }))
}

const codes: Readonly<Record<string, string>> = {
  invalid_type: 'wrongType',
  too_small: 'tooSmall',
  too_big: 'tooBig',
  invalid_format: 'wrongFormat',
  invalid_value: 'notOffered',
}

function fieldAt(path: NonNullable<Issue['path']>): string {
  return path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
}

/** French labels of form fields. */
const fieldNames: Readonly<Record<string, string>> = {
  userName: "Le nom d'utilisateur",
  displayName: 'Le nom affiché',
  classCode: 'La classe',
  teacherName: "Le nom de l'enseignante",
  grade: "L'année",
  lastGrade: 'La dernière année',
  annee: "L'année",
  userIDs: "Le choix d'élèves",
  add: "Le choix d'élèves",
  avatarUrl: "L'avatar",
  pin: 'Le NIP',
  password: 'Le mot de passe',
  next: 'Le nouveau mot de passe',
  current: 'Le mot de passe actuel',
  title: 'Le titre',
  steps: 'Les étapes',
  firstDay: 'Le premier jour',
  lastDay: 'Le dernier jour',
  target: 'Le nombre à atteindre',
  description: 'Le titre',
  instructions: 'La consigne',
  reason: 'La raison',
  sentences: 'Le texte',
  answer: 'La réponse',
}

/**
 * The label of the field, or of the list that contains it, in a form; otherwise the field's API name. Clients
 * read API names in `faults`.
 */
function formName(field: string): string {
  return fieldNames[field.replace(/\.\d+$/, '').replace(/.*\./, '')] ?? field
}

// Messages are predicates: the field's name is the subject of the sentence.
z.config({ customError: (issue) => expectation(issue) })

function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `manque : il faut ${typeName(issue.expected)}`
        : `doit être ${typeName(issue.expected)}`
    case 'too_small':
      if (issue.minimum === 1 && unit(issue.origin) !== '') return 'ne doit pas être vide'
      return `doit ${measure(issue.origin)} ${issue.inclusive || issue.origin === 'string' ? 'au moins' : 'plus de'} ${issue.minimum}${unit(issue.origin)}`
    case 'too_big':
      return `doit ${measure(issue.origin)} ${issue.inclusive ? 'au plus' : 'moins de'} ${issue.maximum}${unit(issue.origin)}`
    case 'invalid_format':
      return formats[issue.format] ?? `doit avoir la forme ${issue.format}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : MALFORMED
    default:
      return MALFORMED
  }
}

const MALFORMED = "n'est pas comme il faut"

function oneOf(values: readonly z.core.util.Primitive[]): string {
  return `doit être ${values.map((value) => JSON.stringify(value)).join(' ou ')}`
}

const formats: Record<string, string> = {
  datetime: 'doit être une date et une heure ISO 8601 en UTC, comme 2026-11-20T14:05:00.000Z',
}

function measure(origin: string): string {
  return origin === 'string' || origin === 'array' ? 'avoir' : 'être'
}

function unit(origin: string): string {
  if (origin === 'string') return ' caractères'
  return origin === 'array' ? ' éléments' : ''
}

function typeName(expected: string): string {
  const named: Record<string, string> = {
    int: 'un nombre entier',
    number: 'un nombre',
    string: 'un texte',
    boolean: 'true ou false',
    object: 'un objet',
    array: 'une liste',
    nonoptional: 'une valeur',
  }
  return named[expected] ?? expected
}
