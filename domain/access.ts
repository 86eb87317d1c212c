import type { Scope } from './api/scope.ts'

/**
 * The permissions table. The Worker checks it for every call that reads a token; the room and the site use
 * it too. Access to a single page is defined with the page, in `content/routes.ts`.
 */

/** The caller; null is a visitor. `isLimited`: an administrator without the required second factor. */
export type Actor = {
  id: number
  role: 'pupil' | 'admin' | 'substitute'
  isLimited?: boolean
  /** Set for a colleague, and for a substitute. */
  scope?: Scope | undefined
} | null

type Own = 'y' | 'o' | 'n'
/**
 * The right of each column in `columns`, as one letter to keep the table small on every page: `y`es, `n`o,
 * only the caller's `o`wn record, also records of the colleague's `c`lasses, or only with access to that
 * content (`p`ages, `g`ames, `m`edia).
 */
type Rule = `${'y' | 'n'}${Own}${Own}${Own | 'c' | 'p' | 'g' | 'm'}${'y' | 'c' | 'n'}${Own}`
/** The columns by first letter: visitor, pupil, admin, colleague, substitute, limited administrator. */
const columns = 'vpacsl'

const EVERYONE: Rule = 'yyyyny'
const SIGNED_IN: Rule = 'nyyyny'
const OWN_RECORD: Rule = 'noycnn'
const ONLY_OWN: Rule = 'nooono'
const OWN_FACTORS: Rule = 'nnoono'
const PUPIL_ONLY: Rule = 'nynnnn'
/** Administrators without limits. */
const ADMIN: Rule = 'nnynnn'
/** Administrators and colleagues. */
const TEACHER: Rule = 'nnyynn'
const OF_CLASSES: Rule = 'nnycnn'
const PAGES: Rule = 'nnypnn'

const table = {
  readMenu: EVERYONE,
  readWhitelist: EVERYONE,
  readSettings: EVERYONE,
  readPage: EVERYONE,
  playGame: EVERYONE,
  readLeaderboard: EVERYONE,
  openLessons: EVERYONE,
  readClassGoal: EVERYONE,
  refreshSession: SIGNED_IN,
  endSession: 'nyyyyy',
  endSessions: SIGNED_IN,
  enterRoom: 'nyyyyn',
  listPupils: SIGNED_IN,
  openMultiplayer: ONLY_OWN,
  readOwnReport: ONLY_OWN,
  readRecord: OWN_RECORD,
  exportRecord: 'noyonn',
  saveActivity: OWN_RECORD,
  saveAnswers: ONLY_OWN,
  receiveBravo: OWN_RECORD,
  claimBonus: OWN_RECORD,
  chooseAvatar: ONLY_OWN,
  reportWhereabouts: PUPIL_ONLY,
  addScore: PUPIL_ONLY,
  doLessons: PUPIL_ONLY,
  keepScores: PUPIL_ONLY,
  sendCompositions: PUPIL_ONLY,
  giveBravo: OF_CLASSES,
  judgeHeld: OF_CLASSES,
  answerCompositions: OF_CLASSES,
  changePassword: TEACHER,
  proveIdentity: OWN_FACTORS,
  seeHiddenPages: TEACHER,
  readReports: OF_CLASSES,
  editMenu: PAGES,
  editWhitelist: OF_CLASSES,
  editSettings: ADMIN,
  editUsers: ADMIN,
  editPages: PAGES,
  editGames: 'nnygnn',
  runLessons: OF_CLASSES,
  callLessons: 'nnyccn',
  enterLiveGames: 'nyyccn',
  followDay: 'nnnnyn',
  uploadMedia: 'nnymnn',
  readJournal: ADMIN,
  readLogs: ADMIN,
  armBonus: ADMIN,
  keepBackups: ADMIN,
  skipPIN: TEACHER,
} as const satisfies Record<string, Rule>

export type Capability = keyof typeof table

/** True if `actor` has the capability for at least one record, even if only for their own. */
export function canForSomeRecord(actor: Actor, capability: Capability): boolean {
  const right = rightOf(actor, capability)
  return right !== 'n' && ('yoc'.includes(right) || isChosen(actor, right))
}

/**
 * True if `actor` has the capability for a record of the user `ownerID` or of a class. A right to own records
 * needs `ownerID`, a right to records of classes needs `classCode`.
 */
export function can(
  actor: Actor,
  capability: Capability,
  ownerID?: number,
  classCode?: string | null,
): boolean {
  const right = rightOf(actor, capability)
  const isOwn = ownerID !== undefined && actor?.id === ownerID
  if (right === 'o') return isOwn
  if (right === 'c') return isOwn || coversClasses(actor, [classCode])
  return canForSomeRecord(actor, capability)
}

/** True if the actor has no limits, or may act on all of these classes. */
export function coversClasses(
  actor: { scope?: Pick<Scope, 'classCodes'> | undefined } | null,
  classCodes: readonly (string | null | undefined)[],
): boolean {
  const own = actor?.scope?.classCodes
  return !own || classCodes.every((each) => own.some((classCode) => classCode === each))
}

function isChosen(actor: Actor, right: string): boolean {
  return actor?.scope?.content.some((area) => area.startsWith(right)) ?? false
}

function rightOf(actor: Actor, capability: Capability): string {
  const role = actor?.role === 'admin' && actor.scope ? 'colleague' : (actor?.role ?? 'visitor')
  const column = actor?.isLimited ? 'limited' : role
  return table[capability].charAt(columns.indexOf(column.charAt(0)))
}
