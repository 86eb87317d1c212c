/** A part of a value that may be anything; undefined where it has none of that name of its own. */
export function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
