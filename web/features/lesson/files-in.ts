/** Pictures and sounds that the site serves, wherever they stand in a record, also in a text within it. */
const FILES =
  /(?:pictures|scenes|sounds|stories)\/[\w./-]+\.(?:svg|png|webp|jpg|mp3)|\/api\/v1\/media\/[\w.-]+/g

/** The media paths in some records, each once and in their order. */
export function filesIn(records: readonly unknown[]): string[] {
  return [...new Set(records.flatMap((record) => JSON.stringify(record ?? null).match(FILES) ?? []))]
}
