// Helpers for a page's content before validation, which may be JSON of any shape.

export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the value with one part replaced, or removed if `part` is undefined. */
function withPart(value: unknown, name: string, part: unknown): Record<string, unknown> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const isThere = entries.some(([key]) => key === name)
  const changed = entries.map(([key, old]): [string, unknown] => [key, key === name ? part : old])
  const all = isThere ? changed : [...changed, [name, part] as const]
  return Object.fromEntries(all.filter(([, each]) => each !== undefined))
}

export function withParts(value: unknown, parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.entries(parts).reduce<Record<string, unknown>>(
    (changed, [name, part]) => withPart(changed, name, part),
    withPart(value, '', undefined),
  )
}
