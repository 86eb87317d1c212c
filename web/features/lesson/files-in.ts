/** Paths of pictures and sounds, wherever they appear in a record, even inside a string. */
const FILES =
  /(?:pictures|scenes|sounds|stories)\/[\w./-]+\.(?:svg|png|webp|jpg|mp3)|\/api\/v1\/media\/[\w.-]+/g

/** Unique media paths in the records, in order. */
export function filesIn(records: readonly unknown[]): string[] {
  return [...new Set(records.flatMap((record) => JSON.stringify(record ?? null).match(FILES) ?? []))]
}
