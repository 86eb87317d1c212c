import * as z from 'zod/mini'

/**
 * Replaces `@standard-community/standard-json` and `standard-openapi`, which hono-openapi asks for JSON schemas. They import zod on demand,
 * and a bundle in one file then keeps and evaluates all of zod, with the messages of 50 languages.
 */

type Schema = z.ZodMiniType
type Options = Parameters<typeof z.toJSONSchema>[1]

export async function toJsonSchema(schema: Schema, options?: Options) {
  return z.toJSONSchema(schema, options)
}

export async function toOpenAPISchema(schema: Schema, { options }: { options?: Options } = {}) {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, { io: 'input', ...options })
  return { schema: described }
}

export function loadVendor(): void {}
