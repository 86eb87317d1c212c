import { createMiddleware } from 'hono/factory'
import { describeRoute, resolver, uniqueSymbol, validator } from 'hono-openapi'
import * as z from 'zod/mini'
import type { AppEnv } from './context.ts'
import { JSON_BYTES, readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'

/**
 * Reads a JSON body as `schema` has it. It stands behind `permit`, so that nobody's body is read who may not call.
 * @throws {Refusal} 415 where it is not JSON, 413 where it is too long, 400 where it is not so.
 */
export function body<Schema extends z.ZodMiniType<object>>(schema: Schema) {
  const handler = createMiddleware<AppEnv, string, { out: { json: z.output<Schema> } }>(async (c, next) => {
    if (!isJson(c.req.header('content-type'))) throw new Refusal('notJson')
    const result = z.safeParse(schema, readJson(await readBody(c, JSON_BYTES)))
    if (!result.success) throw invalid(result.error.issues, 'Ce qui est envoyé')
    c.req.addValidatedData('json', result.data)
    await next()
  })
  return Object.assign(handler, { [uniqueSymbol]: { target: 'json', ...resolver(schema) } })
}

/** Reads the parts of the path. @throws {Refusal} 400 */
export function path<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('param', schema, (result) => {
    if (!result.success) throw invalid(result.error, "L'adresse")
  })
}

/** Reads what stands behind the `?`. @throws {Refusal} 400 */
export function query<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('query', schema, (result) => {
    if (!result.success) throw invalid(result.error, 'La question')
  })
}

/** What every call may answer instead: see `description.ts`. */
export const REFUSED = { $ref: '#/components/responses/Refused' }

/** What the published description says of a call; `accepted`: what it answers where it is done later, if at all. */
export function says(summary: string, answer: z.ZodMiniType, status = 200, accepted?: z.ZodMiniType) {
  return describeRoute({
    summary,
    responses: {
      [status]: answered('Done', answer),
      ...(accepted && { 202: answered('Accepted', accepted) }),
      default: REFUSED,
    },
  })
}

function answered(description: string, answer: z.ZodMiniType) {
  return { description, content: { 'application/json': { schema: resolver(answer) } } }
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Refusal('bodyNotJson')
  }
}

function isJson(contentType = ''): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType.trim())
}

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }

/** "link.displayName ne doit pas être vide." `whole` is named where no field is. */
export function invalid(issues: readonly Issue[], whole: string): Refusal {
  const sentences = issues.slice(0, 3).map(({ message, path = [] }) => {
    const field = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
    return `${field === '' ? whole : nameOf(field)} ${message}.`
  })
  return new Refusal('fieldsInvalid', { faults: sentences.join(' ') })
}

/** What forms call the fields of an account, a class and a row of the menu. */
const fieldNames: Readonly<Record<string, string>> = {
  userName: "Le nom d'utilisateur",
  displayName: 'Le nom affiché',
  classCode: 'La classe',
  teacherName: "Le nom de l'enseignante",
  grade: "L'année",
  pin: 'Le NIP',
  password: 'Le mot de passe',
  next: 'Le nouveau mot de passe',
  current: 'Le mot de passe actuel',
  title: 'Le titre',
  description: 'Le titre',
  instructions: 'La consigne',
  reason: 'La raison',
}

/** As people call it, where they do, and as the API does. */
function nameOf(field: string): string {
  const name = fieldNames[field.slice(field.lastIndexOf('.') + 1)]
  return name === undefined ? field : `${name} (${field})`
}

// Every message is the second half of a sentence that the field begins.
z.config({ customError: (issue) => expectation(issue) })

function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `manque : ${a(issue.expected)} est attendu`
        : `doit être ${a(issue.expected)}`
    case 'too_small':
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

function a(expected: string): string {
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
