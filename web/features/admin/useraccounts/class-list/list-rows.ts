import { type Account, displayName, userName } from '../../../../../domain/api/account.ts'
import type { RejectedLine } from '../../../../../domain/api/import.ts'
import { userNameKey } from '../../../../../domain/api/user.ts'
import { type ClassGrades, gradeOrdinal, gradesOfClass, isSplit } from '../../../../../domain/class-grades.ts'
import { groupBy } from '../../../../../domain/group-by.ts'
import { normalizeForSearch } from '../../../../lib/text/normalize-for-search.ts'
import { enabledPupils } from '../../data/enabled-pupils.ts'
import { type ClassListDraft, classOf, type LineEdit, type Outcome } from './class-list.ts'
import { proposeDisplayNames, proposeUserNames } from './propose-names.ts'
import { type ListedName, readClassList, readNames } from './read-class-list.ts'

/** A line of the list with its proposed or edited account. */
export interface ListRow extends ListedName {
  outcome: Outcome
  userName: string
  displayName: string
  /** Existing accounts that may be the same pupil. */
  namesakes: readonly Account[]
  /** Hint for the teacher. */
  note: string | null
  /** Why the line cannot be imported. */
  fault: string | null
}

/** Refused user names and the server's reasons, by the line's key. */
type Refusals = Readonly<Record<string, { userName: string; message: string }>>

type DefaultOutcome = Pick<ListRow, 'outcome' | 'namesakes' | 'note'>

/**
 * Parses the list, compares it with the accounts and proposes an account for each line.
 * @param ofClass the grades of the class, if one is chosen; unreadable and other grades are dropped, with a note
 */
export function rowsOf(
  draft: ClassListDraft,
  accounts: readonly Account[],
  refusals: Refusals = {},
  ofClass?: ClassGrades,
): ListRow[] {
  const names = readNames(draft.text, draft.columns)
  const edits = names.map(({ key }) => draft.edits[key] ?? {})
  const outcomes = defaultOutcomes(names, accounts, classOf(draft)).map((each, index) => ({
    ...each,
    outcome: edits[index]?.outcome ?? each.outcome,
  }))
  const named = withNames(names, outcomes, { draft, edits, accounts })
  const owners = new Map(accounts.map((account) => [userNameKey(account.userName), account]))
  const taken = named.filter(({ outcome }) => outcome !== 'aside')
  const uses = countBy(taken.map(({ userName }) => userNameKey(userName)))
  const changed = new Set(taken.map(({ outcome }) => outcome))
  const classmates = pupilsOf(classOf(draft), accounts).filter(({ id }) => !changed.has(id))
  const shownNames = countBy(
    [...taken, ...classmates].map(({ displayName }) => normalizeForSearch(displayName)),
  )
  return named.map((row) => {
    const owner = owners.get(userNameKey(row.userName))
    const isTwice = (uses.get(userNameKey(row.userName)) ?? 0) > 1
    const isShownTwice = (shownNames.get(normalizeForSearch(row.displayName)) ?? 0) > 1
    const isOffered = owner && !owner.isAdmin && !row.namesakes.includes(owner)
    const fault =
      row.outcome === 'aside'
        ? null
        : faultOf(row, { owner, isTwice, isShownTwice, refusal: refusals[row.key] })
    const hasGrade = row.grade !== null && (!ofClass || gradesOfClass(ofClass).includes(row.grade))
    return {
      ...row,
      grade: hasGrade ? row.grade : null,
      note: joinNotes(row.note, hasGrade || !ofClass ? null : gradeNote(row, ofClass, classOf(draft))),
      namesakes: isOffered ? [...row.namesakes, owner] : row.namesakes,
      fault,
    }
  })
}

function pupilsOf(ofClass: string, accounts: readonly Account[]): Account[] {
  return enabledPupils(accounts).filter(({ classCode }) => classCode === ofClass)
}

/** Says why the grade of the list is dropped. */
function gradeNote(
  { grade, unreadGrade }: ListedName,
  ofClass: ClassGrades,
  classCode: string,
): string | null {
  if (grade !== null) {
    return `La classe ${classCode} n'a pas l'année de la liste, ${gradeOrdinal(grade)} : elle ne sera pas notée.`
  }
  // The grade only matters in a split class.
  return unreadGrade !== '' && isSplit(ofClass)
    ? `L'année de la liste, « ${unreadGrade} », n'est pas reconnue : elle ne sera pas notée.`
    : null
}

function joinNotes(...notes: (string | null)[]): string | null {
  return notes.filter((note) => note !== null).join(' ') || null
}

/** Default outcome of each line. */
function defaultOutcomes(
  names: readonly ListedName[],
  accounts: readonly Account[],
  classCode: string,
): DefaultOutcome[] {
  const matchedAccounts = new Set<Account>()
  const lines = new Set<string>()
  return names.map((name): DefaultOutcome => {
    if (name.given === '') return { outcome: 'new', namesakes: [], note: null }
    if (name.isStaff)
      return { outcome: 'aside', namesakes: [], note: "La liste dit que ce n'est pas un élève." }
    const pupils = accounts.filter((account) => !account.isAdmin)
    const withName = (first: string) => pupils.filter((account) => isNamesake(account, first, name.family))
    // Accounts are named after the preferred first name. An account created earlier may have the other first
    // name.
    const namesakes = [...new Set([name.usual || name.given, name.given].flatMap(withName))]
    const isRepeated = lines.has(normalizeForSearch(name.text))
    lines.add(normalizeForSearch(name.text))
    if (isRepeated) return { outcome: 'aside', namesakes, note: 'Ce nom est déjà plus haut dans la liste.' }
    const known = namesakes.find(
      (account) => account.isEnabled && account.classCode === classCode && !matchedAccounts.has(account),
    )
    if (known) {
      matchedAccounts.add(known)
      return { outcome: 'aside', namesakes, note: `${known.displayName} est déjà dans la classe.` }
    }
    const others = namesakes.map(accountText)
    const note = others.length === 0 ? null : `Il y a déjà : ${others.join(', ')}.`
    return { outcome: 'new', namesakes, note }
  })
}

/** Names an account with its class, and whether it is disabled. */
export function accountText({ displayName, classCode, isEnabled }: Account): string {
  return `${displayName} (${classCode || 'sans classe'}${isEnabled ? '' : ', désactivé'})`
}

/** True if the account shows "Éloïse", "Éloïse T." or "Éloïse Tremblay", with or without a number after it. */
function isNamesake(account: Account, firstName: string, family: string): boolean {
  const shown = normalizeForSearch(account.displayName).replace(/(?: \d+|\.)+$/, '')
  const name = normalizeForSearch(firstName)
  return (
    shown === name ||
    (shown.startsWith(`${name} `) && normalizeForSearch(family).startsWith(shown.slice(name.length + 1)))
  )
}

interface NamingContext {
  draft: ClassListDraft
  edits: readonly LineEdit[]
  accounts: readonly Account[]
}

/** Names each line: as edited by the teacher, as in the existing account, or as proposed. */
function withNames(
  names: readonly ListedName[],
  outcomes: readonly DefaultOutcome[],
  { draft, edits, accounts }: NamingContext,
): Omit<ListRow, 'fault'>[] {
  const isNew = names.map((_name, index) => outcomes[index]?.outcome === 'new')
  const given = names.map(({ userName }, index) => edits[index]?.userName ?? (userName || undefined))
  const written = given.flatMap((userName, index) => (isNew[index] && userName ? [userName] : []))
  const taken = new Set([...accounts.map(({ userName }) => userName), ...written].map(userNameKey))
  const newcomers = names.map(({ given, usual, family }, index) => ({
    given: isNew[index] ? usual || given : '',
    family,
  }))
  const toName = newcomers.map((pupil, index) =>
    given[index] === undefined ? pupil : { ...pupil, given: '' },
  )
  const userNames = proposeUserNames(toName, draft.userNames, taken)
  const classmates = pupilsOf(classOf(draft), accounts)
  const shown = proposeDisplayNames(
    newcomers,
    draft.shownNames,
    classmates.map((account) => account.displayName),
  )
  return names.map((name, index) => {
    const line = outcomes[index] ?? { outcome: 'new' as const, namesakes: [], note: null }
    const same = line.namesakes.concat(accounts).find(({ id }) => id === line.outcome)
    return {
      ...name,
      ...line,
      userName:
        same?.userName ?? (isNew[index] ? given[index] : edits[index]?.userName) ?? userNames[index] ?? '',
      displayName: edits[index]?.displayName ?? same?.displayName ?? shown[index] ?? '',
    }
  })
}

interface RowConflicts {
  owner: Account | undefined
  isTwice: boolean
  /** Another pupil of the class has the same displayed name. */
  isShownTwice: boolean
  refusal: Refusals[string] | undefined
}

function faultOf(
  row: Omit<ListRow, 'fault'>,
  { owner, isTwice, isShownTwice, refusal }: RowConflicts,
): string | null {
  if (row.given === '' && (row.userName === '' || row.displayName === '')) {
    return "Ce n'est pas un nom : corrigez-le, ou ignorez la ligne."
  }
  const issue =
    issueText("Le nom d'utilisateur", userName.safeParse(row.userName)) ??
    issueText('Le nom affiché', displayName.safeParse(row.displayName))
  if (issue) return issue
  if (isTwice) return `« ${row.userName} » est deux fois dans la liste.`
  if (owner && owner.id !== row.outcome) {
    return `« ${row.userName} » est déjà à ${accountText(owner)}.`
  }
  if (isShownTwice) {
    return `Deux élèves de la classe s'appelleraient « ${row.displayName} » : ajoutez une lettre à un des noms affichés.`
  }
  return refusal?.userName === row.userName ? refusal.message : null
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]))
}

function issueText(field: string, read: ReturnType<typeof userName.safeParse>): string | null {
  return read.success ? null : `${field} ${read.error.issues[0]?.message ?? 'ne va pas'}.`
}

/** Lines that can be imported. */
export function readyRows(rows: readonly ListRow[]): ListRow[] {
  return rows.filter(({ outcome, fault }) => outcome !== 'aside' && fault === null)
}

/** Converts rows to the lines that `pupilCSV` writes, without PINs and supports. */
export function importLines(rows: readonly ListRow[], classCode: string) {
  return rows.map(({ line, userName, displayName, grade, outcome }) => ({
    line,
    cells: [userName, displayName, classCode, '', '', String(grade ?? '')],
    sameAs: typeof outcome === 'number' ? outcome : undefined,
  }))
}

/** Refusals by line key. The server counts the header: the first line sent is its line 2. */
export function refusalsByKey(sent: readonly ListRow[], rejected: readonly RejectedLine[]): Refusals {
  return Object.fromEntries(
    rejected.flatMap(({ line, message }) => {
      const row = sent[line - 2]
      return row ? [[row.key, { userName: row.userName, message }]] : []
    }),
  )
}

/** Removes imported lines from the draft. Titles stay while there are pupils below them. */
export function withoutImported(draft: ClassListDraft, rows: readonly ListRow[], taken: ReadonlySet<string>) {
  const left = rows.filter(({ key }) => !taken.has(key))
  if (left.length === 0) return { ...draft, text: '', columns: {}, edits: {} }
  const { unread } = readClassList(draft.text, draft.columns)
  const lines = [...left, ...unread].toSorted((one, other) => one.line - other.line)
  return { ...draft, text: lines.map(({ raw }) => raw).join('\n') }
}
