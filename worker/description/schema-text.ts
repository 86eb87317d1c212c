import * as z from 'zod/mini'

export const schemaNode = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  prefixItems: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  default: z.optional(z.unknown()),
})
export type SchemaNode = z.infer<typeof schemaNode>

/** Formats a JSON schema for readers: `{ userID: integer (more than 0), score?: number (0 to 1000000) }`. */
export function schemaText(schema: unknown, indent = ''): string {
  const parsed = z.safeParse(schemaNode, schema)
  if (!parsed.success) return 'anything'
  const { data } = parsed
  const forms = data.anyOf ?? data.oneOf
  if (forms) return forms.map((form) => schemaText(form, indent)).join(' | ')
  if (data.enum) return data.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (data.const !== undefined) return JSON.stringify(data.const)
  if (data.prefixItems) return `[${data.prefixItems.map((item) => schemaText(item, indent)).join(', ')}]`
  if (data.properties) return objectText(data.properties, data.required, indent)
  return `${typeText(data, indent)}${limits(data)}${defaultText(data)}`
}

function objectText(properties: Record<string, unknown>, required: string[], indent: string): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${indent}  ${name}${mark}: ${schemaText(schema, `${indent}  `)}\n`
  })
  return `{\n${rows.join('')}${indent}}`
}

function typeText({ type, items, format }: SchemaNode, indent: string): string {
  if (type === 'array') return `list of ${schemaText(items, indent)}`
  if (format === 'date-time') return 'date'
  if (format === 'binary') return 'file'
  return [type ?? 'anything'].flat().join(' | ')
}

function limits({ minimum, exclusiveMinimum, maximum, minLength, maxLength, maxItems }: SchemaNode): string {
  const bounds = [
    rangeText(relevantBound(minimum), relevantBound(maximum)),
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum}`,
    rangeText(minLength, maxLength, ' characters'),
    rangeText(undefined, maxItems, ' items'),
  ].filter((bound) => bound !== '')
  return bounds.length === 0 ? '' : ` (${bounds.join(', ')})`
}

/** Omits the bounds that only mean "safe integer". */
function relevantBound(bound: number | undefined): number | undefined {
  return bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound
}

function rangeText(least: number | undefined, most: number | undefined, unit = ''): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`
  if (least !== undefined) return `at least ${least}${unit}`
  return most === undefined ? '' : `at most ${most}${unit}`
}

function defaultText({ default: value }: SchemaNode): string {
  return value === undefined ? '' : `, otherwise ${JSON.stringify(value)}`
}
