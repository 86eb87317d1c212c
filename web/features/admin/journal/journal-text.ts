import {
  type JournalKind,
  journalEntry,
  type TargetKind,
  targetKind,
} from '../../../../domain/admin-calls.ts'
import type { AdminAction, ChangedValue, Changes } from '../../../../domain/api/admin-action.ts'
import { isClassKey } from '../../../../domain/audience.ts'
import { fieldsByName } from '../../../../domain/changed-fields.ts'
import { pluralize } from '../data/pluralize.ts'

export const kindNames: Readonly<Record<JournalKind, string>> = {
  change: 'Changements',
  signIn: 'Connexions',
  backup: 'Exportations et sauvegardes',
}

const ERASED_ACCOUNT = 'Compte effacé'
const ERASED_PUPIL = 'Élève effacé'

const ERASED_TARGETS: Readonly<Record<TargetKind, string>> = {
  page: 'page effacée',
  row: 'ligne effacée',
  group: 'groupe effacé',
  game: 'jeu effacé',
  lesson: 'leçon effacée',
  check: 'contrôle effacé',
  word: 'mot effacé',
  class: 'classe effacée',
}

export function kindOf({ call }: Pick<AdminAction, 'call'>): JournalKind {
  return journalEntry(call)?.kind ?? 'change'
}

export function actorText({ call, by }: Pick<AdminAction, 'call' | 'by'>): string {
  return by ?? (journalEntry(call)?.isAnonymous ? 'Inconnu' : ERASED_ACCOUNT)
}

/** Action and changes, e.g. "a changé un compte : classe 4-1 → 5-1, NIP". */
export function actionText({ call, changes }: Pick<AdminAction, 'call' | 'changes'>): string {
  const action = journalEntry(call)?.says ?? call
  const text = changesText(changes)
  return text === '' ? action : `${action} : ${text}`
}

/** The person affected; empty if there is none. */
export function personText({ call, about }: Pick<AdminAction, 'call' | 'about'>): string {
  const entry = journalEntry(call)
  if (about !== null || !entry) return about ?? ''
  if (entry.isOfAccount) return ERASED_ACCOUNT
  return entry.about ? ERASED_PUPIL : ''
}

/** The page, game, word or other target; empty if there is none. */
export function targetText(row: Pick<AdminAction, 'call' | 'target' | 'targetName'>): string {
  const { target, targetName } = row
  if (target === '') return ''
  const kind = targetKind(row)
  // A sentence has no name of its own, only that of its sound.
  if (kind === 'word') return `« ${targetName ?? target.replaceAll('-', ' ')} »`
  if (kind === 'group' && target === '0') return 'le haut du menu'
  if (kind === 'class' && !isClassKey(target)) return withoutKeys(target)
  return targetName ?? `${ERASED_TARGETS[kind]} (${target.replace(/^Page_/, '').replaceAll('_', ' ')})`
}

function changesText(changes: Changes): string {
  return Object.entries(changes)
    .flatMap(([name, { from, to }]) => {
      const { label = name, counts, values } = fieldsByName.get(name) ?? {}
      if (counts) return countText(name, to, counts)
      if (to === undefined) return label
      const fromText = from === undefined ? '' : `${valueText(from, values)} → `
      return `${label} ${fromText}${valueText(to, values)}`
    })
    .join(', ')
}

/** Formats a count. Leaves out a count of zero, and `times` if it is one. */
function countText(name: string, count: ChangedValue | undefined, [one, several]: readonly [string, string]) {
  const minimum = name === 'times' ? 2 : 1
  return typeof count === 'number' && count >= minimum ? pluralize(count, one, several) : []
}

function valueText(value: ChangedValue, values: Readonly<Record<string, string>> = {}): string {
  const known = values[String(value)]
  if (known !== undefined) return known
  if (value === null || value === '') return '–'
  return typeof value === 'boolean' ? (value ? 'oui' : 'non') : withoutKeys(String(value))
}

/** Replaces the audience keys of groups and single pupils: the journal names neither. */
function withoutKeys(text: string): string {
  return text.replaceAll(/group:[\da-f-]+/g, 'un groupe').replaceAll(/pupil:\d+/g, 'un élève')
}
