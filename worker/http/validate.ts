import { createMiddleware } from 'hono/factory'
import { resolver, uniqueSymbol, validator } from 'hono-openapi'
import * as z from 'zod/mini'
import type { AppEnv } from './context.ts'
import { describeFaults, faultCodes, type Issue } from './describe-faults.ts'
import { JSON_BYTES, readBody } from './read-body.ts'
import { Refusal } from './refusal.ts'

/**
 * Middleware that reads and validates a JSON body. Use it after `permit`, so that bodies of refused callers
 * are not read.
 * @throws {Refusal} 415 if not JSON, 413 if too long, 400 if invalid
 */
export function body<Schema extends z.ZodMiniType<object>>(schema: Schema) {
  const handler = createMiddleware<AppEnv, string, JsonBody<Schema>>(async (c, next) => {
    if (!isJson(c.req.header('content-type'))) throw new Refusal('notJson')
    const result = z.safeParse(schema, readJson(await readBody(c, JSON_BYTES)))
    if (!result.success) throw invalid(result.error.issues, 'Ce qui est envoyé')
    c.req.addValidatedData('json', result.data)
    c.set('sent', result.data)
    await next()
  })
  return Object.assign(handler, { [uniqueSymbol]: { target: 'json', ...resolver(schema) } })
}

interface JsonBody<Schema extends z.ZodMiniType> {
  in: { json: z.input<Schema> }
  out: { json: z.output<Schema> }
}

/** Validates path parameters. @throws {Refusal} 400 */
export function path<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('param', schema, (result) => {
    if (!result.success) throw invalid(result.error, "L'adresse")
  })
}

/** Validates query parameters. @throws {Refusal} 400 */
export function query<Schema extends z.ZodMiniType>(schema: Schema) {
  return validator('query', schema, (result) => {
    if (!result.success) throw invalid(result.error, 'La question')
  })
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

/** A refusal that lists the faults. @param whole subject of faults without a field */
export function invalid(issues: readonly Issue[], whole: string): Refusal {
  return new Refusal(
    'fieldsInvalid',
    { faults: describeFaults(issues, whole) },
    { faults: faultCodes(issues) },
  )
}
