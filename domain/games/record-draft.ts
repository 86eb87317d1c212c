import * as z from 'zod/mini'
import { choiceFields, type RecordField, type RecordForm } from './record-form.ts'
import { isJson, leadingOf, listRows } from './record-items.ts'

/** A record in the form: for each item the typed text by field path. */
export const recordDraft = z.object({
  items: z.array(z.record(z.string(), z.string())),
  filters: z.array(z.object({ value: z.string(), description: z.string() })),
  /** Pictures and sounds of the choices. */
  choices: z._default(z.array(z.record(z.string(), z.string())), []),
  /** Names of the enabled settings. They apply to all items. */
  settings: z._default(z.array(z.string()), []),
})
export type RecordDraft = z.infer<typeof recordDraft>
export type DraftItem = RecordDraft['items'][number]

/** Reads a record's data into the form, tolerating any content; null if it is not a list. */
export function readRecord(form: RecordForm, data: string): RecordDraft | null {
  const all = rowsOf(data)
  if (all === null) return null
  const { leading, rows } = leadingOf(all, leadingRow(form))
  return {
    items: rows.map((row) => itemOf(form.fields, row)),
    filters: listAt(leading, 'filterList').map((filter) => ({
      value: textAt(filter, 'value'),
      description: textAt(filter, 'description'),
    })),
    choices: listAt(leading, 'choices').map((row) => itemOf(choiceFields, row)),
    settings: Object.entries(leading).flatMap(([name, value]) => (value === true ? [name] : [])),
  }
}

/** Writes the record's data. Only empty items at the end are dropped, so that row numbers match. */
export function writeRecord(form: RecordForm, draft: RecordDraft): string {
  const { fields, hasFilters, hasChoices, settings = [] } = form
  const filters = draft.filters.filter(({ value, description }) => value !== '' || description !== '')
  const choices = filledItems(choiceFields, draft.choices)
  const enabledSettings = settings.filter(({ name }) => draft.settings.includes(name))
  const leading = {
    ...(hasFilters &&
      filters.length > 0 && {
        filterList: filters.map(({ value, description }) => ({ value: numberOf(value), description })),
      }),
    ...(hasChoices && choices.length > 0 && { choices: choices.map((item) => rowOf(choiceFields, item)) }),
    ...Object.fromEntries(enabledSettings.map(({ name }) => [name, true])),
  }
  return JSON.stringify([
    ...(Object.keys(leading).length > 0 ? [leading] : []),
    ...filledItems(fields, draft.items).map((item) => rowOf(fields, item)),
  ])
}

/** An empty item. */
export function emptyItem(fields: readonly RecordField[]): DraftItem {
  return Object.fromEntries(fields.map(({ path }) => [path, '']))
}

/** The schema of the optional first row with settings for the whole record. */
function leadingRow({ hasFilters, hasChoices, settings = [] }: RecordForm) {
  const list = z.optional(z.array(z.unknown()))
  const lists = [...(hasFilters ? ['filterList'] : []), ...(hasChoices ? ['choices'] : [])]
  const flag = z.optional(z.boolean())
  return z.object(
    Object.fromEntries([
      ...lists.map((name) => [name, list] as const),
      ...settings.map(({ name }) => [name, flag] as const),
    ]),
  )
}

function listAt(row: Record<string, unknown>, name: string): readonly unknown[] {
  const value = row[name]
  return Array.isArray(value) ? value : []
}

/** The items without empty ones at the end. */
function filledItems(fields: readonly RecordField[], items: readonly DraftItem[]): readonly DraftItem[] {
  const last = items.findLastIndex((item) => fields.some(({ path }) => (item[path] ?? '').trim() !== ''))
  return items.slice(0, last + 1)
}

function rowsOf(data: string): unknown[] | null {
  if (!isJson(data)) return listRows(data)
  try {
    const rows: unknown = JSON.parse(data.replace(/^\uFEFF/, ''))
    return Array.isArray(rows) ? rows : null
  } catch {
    return null
  }
}

function itemOf(fields: readonly RecordField[], row: unknown): DraftItem {
  // A word of a plain list fills every required text field.
  if (typeof row === 'string') {
    return Object.fromEntries(
      fields.map(({ path, kind, isRequired }) => [path, isRequired && kind === 'text' ? row.trim() : '']),
    )
  }
  return Object.fromEntries(fields.map(({ path, kind }) => [path, textAt(row, path, kind)]))
}

/** The value at a path of a row as form text. For a phrase given as text, it is its word. */
function textAt(row: unknown, path: string, kind: RecordField['kind'] = 'text'): string {
  const [name = '', ...rest] = path.split('.')
  if (typeof row !== 'object' || row === null || !(name in row)) return ''
  const value: unknown = Object.entries(row).find(([key]) => key === name)?.[1]
  if (rest.length > 0) {
    return typeof value === 'string' && rest[0] === 'word' ? value : textAt(value, rest.join('.'), kind)
  }
  if (Array.isArray(value)) {
    const texts = value.filter((each) => typeof each === 'string')
    return kind === 'sentences' ? texts.join('; ') : joined(texts)
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Joins texts with commas, or with semicolons if a text contains a comma. */
function joined(texts: readonly string[]): string {
  if (!texts.some((text) => text.includes(','))) return texts.join(', ')
  return texts.length === 1 ? `${texts[0]};` : texts.join('; ')
}

function rowOf(fields: readonly RecordField[], item: DraftItem): object {
  const row: Record<string, unknown> = {}
  for (const { path, kind, isRequired, orElse, isPositional = false } of fields) {
    const typed = item[path]?.trim() || item[orElse ?? path] || ''
    if (typed.trim() === '' && !isRequired) continue
    const value = typedValue(kind, typed, isPositional)
    const [name = '', inner] = path.split('.')
    row[name] = inner === undefined ? value : { ...asObject(row[name]), [inner]: value }
  }
  return row
}

function typedValue(kind: RecordField['kind'], typed: string, isPositional: boolean): unknown {
  if (kind === 'number') return numberOf(typed)
  if (kind !== 'texts' && kind !== 'sentences') return typed
  return typed
    .split(kind === 'sentences' || typed.includes(';') ? ';' : ',')
    .map((text) => text.trim())
    .filter((text) => isPositional || text !== '')
}

/** Invalid numbers are kept as typed, so that the deck reports them. */
function numberOf(typed: string): number | string {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(value) ? typed : value
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
