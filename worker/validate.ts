import { describeRoute, resolver, validator } from 'hono-openapi'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/** Reads a JSON body as `schema` has it. @throws {Refusal} 415 where it is not JSON, 400 where it is not so. */
export function body<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('json', schema, (result, c) => {
    if (!isJson(c.req.header('content-type'))) {
      throw new Refusal('unsupportedType', 'The body must be JSON, with the content type application/json.')
    }
    if (!result.success) throw invalid(result.error, 'The body')
  })
}

/** Reads the parts of the path. @throws {Refusal} 400 */
export function path<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('param', schema, (result) => {
    if (!result.success) throw invalid(result.error, 'The path')
  })
}

/** Reads what stands behind the `?`. @throws {Refusal} 400 */
export function query<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('query', schema, (result) => {
    if (!result.success) throw invalid(result.error, 'The query')
  })
}

/** What every call may answer instead: see `description.ts`. */
export const REFUSED = { $ref: '#/components/responses/Refused' }

/** What the published description says of a call. */
export function says(summary: string, answer: z.ZodMiniType, status = 200) {
  return describeRoute({
    summary,
    responses: {
      [status]: { description: 'Done', content: { 'application/json': { schema: resolver(answer) } } },
      default: REFUSED,
    },
  })
}

function isJson(contentType = ''): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType.trim())
}

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }

/** "link.displayName must not be empty." `whole` is named where no field is. */
export function invalid(issues: readonly Issue[], whole: string): Refusal {
  const sentences = issues.slice(0, 3).map(({ message, path = [] }) => {
    const field = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
    return `${field || whole} ${message}.`
  })
  return new Refusal('invalid', sentences.join(' '))
}

// Every message is the second half of a sentence that the field begins.
z.config({ customError: (issue) => expectation(issue) })

function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing: ${a(issue.expected)} is expected`
        : `must be ${a(issue.expected)}`
    case 'too_small':
      return `must be ${issue.origin === 'string' ? 'at least' : issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unit(issue.origin)}`
    case 'too_big':
      return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unit(issue.origin)}`
    case 'invalid_format':
      return formats[issue.format] ?? `must have the form ${issue.format}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : 'is not as it should be'
    default:
      return 'is not as it should be'
  }
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  return `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`
}

const formats: Record<string, string> = {
  datetime: 'must be an ISO 8601 date and time in UTC, such as 2026-11-20T14:05:00.000Z',
}

function unit(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}

function a(expected: string): string {
  const named: Record<string, string> = {
    int: 'a whole number',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
    nonoptional: 'a value',
  }
  return named[expected] ?? `a ${expected}`
}
