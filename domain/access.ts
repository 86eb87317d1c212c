/**
 * The permissions table. The Worker checks it for every call that reads a token; the room and the site use
 * it too. Access to a single page is defined with the page, in `content/routes.ts`.
 */

/** The caller; null is a visitor. `isLimited`: an administrator without the required second factor. */
export type Actor = { id: number; role: 'pupil' | 'admin'; isLimited?: boolean } | null

type Right = 'yes' | 'own' | 'no'
interface Rule {
  visitor: Right
  pupil: Right
  admin: Right
  /** An administrator whose session lacks the required second factor. */
  limited: Right
}

const EVERYONE: Rule = { visitor: 'yes', pupil: 'yes', admin: 'yes', limited: 'yes' }
const SIGNED_IN: Rule = { visitor: 'no', pupil: 'yes', admin: 'yes', limited: 'yes' }
const OWN_RECORD: Rule = { visitor: 'no', pupil: 'own', admin: 'yes', limited: 'no' }
const ONLY_OWN: Rule = { visitor: 'no', pupil: 'own', admin: 'own', limited: 'own' }
const PUPIL_ONLY: Rule = { visitor: 'no', pupil: 'yes', admin: 'no', limited: 'no' }
const ADMIN: Rule = { visitor: 'no', pupil: 'no', admin: 'yes', limited: 'no' }
const OWN_FACTORS: Rule = { visitor: 'no', pupil: 'no', admin: 'own', limited: 'own' }

const table = {
  readMenu: EVERYONE,
  readWhitelist: EVERYONE,
  readCalendar: EVERYONE,
  readSettings: EVERYONE,
  readPage: EVERYONE,
  playGame: EVERYONE,
  readLeaderboard: EVERYONE,
  openLessons: EVERYONE,
  readClassGoal: EVERYONE,
  refreshSession: SIGNED_IN,
  endSessions: SIGNED_IN,
  enterRoom: SIGNED_IN,
  listPupils: SIGNED_IN,
  openMultiplayer: ONLY_OWN,
  readOwnReport: ONLY_OWN,
  readRecord: OWN_RECORD,
  saveActivity: OWN_RECORD,
  saveAnswers: ONLY_OWN,
  receiveBravo: OWN_RECORD,
  claimBonus: OWN_RECORD,
  chooseAvatar: ONLY_OWN,
  reportWhereabouts: PUPIL_ONLY,
  addScore: PUPIL_ONLY,
  doLessons: PUPIL_ONLY,
  keepScores: PUPIL_ONLY,
  giveBravo: ADMIN,
  takeBackBravo: ADMIN,
  judgeHeldActivities: ADMIN,
  changePassword: ADMIN,
  proveIdentity: OWN_FACTORS,
  changeOwnFactors: OWN_FACTORS,
  seeHiddenPages: ADMIN,
  seeAnswers: ADMIN,
  readReports: ADMIN,
  editMenu: ADMIN,
  editWhitelist: ADMIN,
  editSettings: ADMIN,
  editUsers: ADMIN,
  editPages: ADMIN,
  editGames: ADMIN,
  runLessons: ADMIN,
  uploadMedia: ADMIN,
  readAdminLog: ADMIN,
  readLogs: ADMIN,
  clearLogs: ADMIN,
  armBonus: ADMIN,
  keepBackups: ADMIN,
  skipPIN: ADMIN,
} as const satisfies Record<string, Rule>

export type Capability = keyof typeof table

/** True if `actor` has the capability for at least one record, if only their own. */
export function canForSomeRecord(actor: Actor, capability: Capability): boolean {
  return rightOf(actor, capability) !== 'no'
}

/** True if `actor` has the capability for a record of `ownerID`. Own-record rights need an owner. */
export function can(actor: Actor, capability: Capability, ownerID?: number): boolean {
  const right = rightOf(actor, capability)
  return right === 'yes' || (right === 'own' && actor !== null && actor.id === ownerID)
}

function rightOf(actor: Actor, capability: Capability): Right {
  const column = actor?.isLimited ? 'limited' : (actor?.role ?? 'visitor')
  return table[capability][column]
}
