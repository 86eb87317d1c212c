import * as z from 'zod/mini'
import { isWrittenKind, pageContents } from '../../../../../domain/api/page.ts'
import { ownProperty } from '../../../../../domain/own-property.ts'
import { itemName, itemsOf, textOf } from './content-value.ts'
import type { FormField, GroupField } from './form.ts'

/**
 * Returns the faults that prevent publishing a page, as French sentences with their place. Empty if there are none.
 * @param form the page's form, for the labels of the parts
 */
export function faultsOf(kind: string, form: GroupField, title: string, content: unknown): string[] {
  if (!isWrittenKind(kind)) return ['Rien ne peut être écrit sur cette page.']
  const read = z.safeParse(pageContents[kind], content)
  const faults = (read.success ? [] : read.error.issues).map(
    (issue) => `${placeOf(form, content, issue.path)} : ${faultText(issue)}`,
  )
  const untitled = title.trim() === '' ? ['Le titre de la page est vide.'] : []
  return [...new Set([...untitled, ...faults, ...duplicateFaults(form, content, [])])]
}

/** "Les mots › À la ferme › Mots › la vache › Anglais" */
function placeOf(form: FormField, content: unknown, path: readonly PropertyKey[]): string {
  const names: string[] = []
  let [field, value]: [FormField | undefined, unknown] = [form, content]
  for (const step of path) {
    field = variantOf(field, value)
    if (typeof step === 'number') {
      value = itemsOf(value)[step]
      names.push(itemName(value) || `n° ${step + 1}`)
      field = field?.kind === 'list' ? field.item : undefined
    } else {
      value = ownProperty(value, String(step))
      field = field?.kind === 'group' ? field.fields[String(step)] : undefined
      if (field && 'label' in field && field.label) names.push(field.label)
    }
  }
  return names.join(' › ')
}

function faultText({ code, ...issue }: { code?: string | undefined; origin?: unknown }): string {
  if (code === 'too_small') return issue.origin === 'string' ? 'est vide' : 'est trop petit'
  if (code === 'too_big') return issue.origin === 'string' ? 'est trop long' : 'est trop grand'
  return code === 'invalid_type' ? 'manque' : "n'a pas la bonne forme"
}

/** Faults of list items whose `unique` part is not unique. */
function duplicateFaults(field: FormField | undefined, value: unknown, above: readonly string[]): string[] {
  const form = variantOf(field, value)
  if (form?.kind === 'group') {
    return Object.entries(form.fields).flatMap(([name, part]) =>
      duplicateFaults(part, ownProperty(value, name), above),
    )
  }
  if (form?.kind !== 'list') return []
  const items = itemsOf(value)
  const { unique } = form
  const keys = unique === undefined ? [] : items.map((item) => keyOf(ownProperty(item, unique)))
  const duplicates = new Set(keys.filter((key, place) => key !== '' && keys.indexOf(key) !== place))
  return [
    ...[...duplicates].map((key) => `${[...above, form.label].join(' › ')} : deux fois « ${key} »`),
    ...items.flatMap((item) => duplicateFaults(form.item, item, [...above, form.label, itemName(item)])),
  ]
}

function keyOf(part: unknown): string {
  return typeof part === 'number' ? String(part) : textOf(part).trim()
}

/** Resolves a variants field to the group that fits the value. Other fields are returned unchanged. */
export function variantOf(field: FormField | undefined, value: unknown): FormField | undefined {
  return field?.kind === 'variants' ? field.of[textOf(ownProperty(value, field.by))] : field
}
