import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { schemaText } from './schema-text.ts'

it.each([
  [z.string(), 'string'],
  [z.int(), 'integer'],
  [z.int().check(z.positive()), 'integer (more than 0)'],
  [z.number().check(z.gte(0), z.lte(1)), 'number (0 to 1)'],
  [z.string().check(z.minLength(1), z.maxLength(9)), 'string (1 to 9 characters)'],
  [z.iso.datetime(), 'date'],
  [z.nullable(z.string()), 'string | null'],
  [z.enum(['a', 'b']), '"a" | "b"'],
  [z.literal(true), 'true'],
  [z._default(z.boolean(), true), 'boolean, otherwise true'],
  [z.array(z.int()), 'list of integer'],
  [z.tuple([z.string()]), '[string]'],
  [z.unknown(), 'anything'],
  [z.object({ id: z.int(), name: z.optional(z.string()) }), '{\n  id: integer\n  name?: string\n}'],
  [z.object({ who: z.object({ id: z.int() }) }), '{\n  who: {\n    id: integer\n  }\n}'],
])('formats a schema for readers (%#)', (schema, text) => {
  expect(schemaText(z.toJSONSchema(schema, { io: 'input' }))).toBe(text)
})
