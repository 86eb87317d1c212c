import * as z from 'zod/mini'

/**
 * Replaces `@standard-community/standard-json` and `standard-openapi`, which hono-openapi uses for JSON
 * schemas. They import zod dynamically, so a single-file bundle would include and evaluate all of zod with
 * its 50 locales.
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
