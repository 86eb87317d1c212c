import * as z from 'zod/mini'

/** Parses stored JSON. Null if there is none, or if another version of the site stored something else. */
export function parseStored<Schema extends z.ZodMiniType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
