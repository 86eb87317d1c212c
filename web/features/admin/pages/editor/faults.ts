import * as z from 'zod/mini'
import { isWrittenKind, pageContents } from '../../../../../domain/api/page.ts'
import { partOf } from '../../../../../domain/part-of.ts'
import { itemsOf, textOf } from './content-value.ts'
import type { FormField, GroupField } from './form.ts'
import { nameOf } from './name-of.ts'

/**
 * What has to be mended before a page can be published, each a sentence that says where; empty where it is sound.
 * @param form what the page is written with: it knows what the parts are called
 */
export function faultsOf(kind: string, form: GroupField, title: string, content: unknown): string[] {
  if (!isWrittenKind(kind)) return ['Rien ne peut être écrit sur cette page.']
  const read = z.safeParse(pageContents[kind], content)
  const faults = (read.success ? [] : read.error.issues).map(
    (issue) => `${placeOf(form, content, issue.path)} : ${troubleOf(issue)}`,
  )
  const untitled = title.trim() === '' ? ['Le titre de la page est vide.'] : []
  return [...new Set([...untitled, ...faults, ...doubles(form, content, [])])]
}

/** "Les mots › À la ferme › Mots › la vache › Anglais" */
function placeOf(form: FormField, content: unknown, path: readonly PropertyKey[]): string {
  const names: string[] = []
  let [field, value]: [FormField | undefined, unknown] = [form, content]
  for (const step of path) {
    field = variantOf(field, value)
    if (typeof step === 'number') {
      value = itemsOf(value)[step]
      names.push(nameOf(value) || `n° ${step + 1}`)
      field = field?.kind === 'list' ? field.item : undefined
    } else {
      value = partOf(value, String(step))
      field = field?.kind === 'group' ? field.fields[String(step)] : undefined
      if (field && 'label' in field && field.label) names.push(field.label)
    }
  }
  return names.join(' › ')
}

function troubleOf({ code, ...issue }: { code?: string | undefined; origin?: unknown }): string {
  if (code === 'too_small') return issue.origin === 'string' ? 'est vide' : 'est trop petit'
  if (code === 'too_big') return issue.origin === 'string' ? 'est trop long' : 'est trop grand'
  return code === 'invalid_type' ? 'manque' : "n'a pas la bonne forme"
}

/** Items that have what no two of their list may have. */
function doubles(field: FormField | undefined, value: unknown, above: readonly string[]): string[] {
  const form = variantOf(field, value)
  if (form?.kind === 'group') {
    return Object.entries(form.fields).flatMap(([name, part]) => doubles(part, partOf(value, name), above))
  }
  if (form?.kind !== 'list') return []
  const items = itemsOf(value)
  const { unique } = form
  const keys = unique === undefined ? [] : items.map((item) => keyOf(partOf(item, unique)))
  const twice = new Set(keys.filter((key, place) => key !== '' && keys.indexOf(key) !== place))
  return [
    ...[...twice].map((key) => `${[...above, form.label].join(' › ')} : deux fois « ${key} »`),
    ...items.flatMap((item) => doubles(form.item, item, [...above, form.label, nameOf(item)])),
  ]
}

function keyOf(part: unknown): string {
  return typeof part === 'number' ? String(part) : textOf(part).trim()
}

/** Of a field of several kinds the one that the value is. */
export function variantOf(field: FormField | undefined, value: unknown): FormField | undefined {
  return field?.kind === 'variants' ? field.of[textOf(partOf(value, field.by))] : field
}
