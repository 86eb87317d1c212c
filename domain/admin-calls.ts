import type { PublicField } from './changed-fields.ts'

/** The journal's filters: changes, sign-ins, and backups (exports and restores). */
export type JournalKind = 'change' | 'signIn' | 'backup'

interface JournalEntry {
  /** French predicate that follows the administrator's name. */
  says: string
  /** Defaults to `change`. */
  kind?: JournalKind
  /** The entry concerns an account, which may be an administrator's. */
  isOfAccount?: true
  /** The administrator is unknown. */
  isAnonymous?: true
}

export interface AdminCall extends JournalEntry {
  /** Path to the id of the user concerned. */
  about?: FieldLocation
  /** Paths to the target's key; the first one with a value is used. */
  target?: readonly FieldLocation[]
  /** The kind of target. Defaults to a page or game of the menu. */
  of?: TargetKind
  /**
   * Paths to values for the journal. Handlers add values that are in neither request nor response to
   * `c.var.notes`.
   */
  tells?: Partial<Record<PublicField, FieldLocation>>
  /** Calls about the administrator's own account are not logged, e.g. when they play. */
  ofOthers?: true
  /** Calls by pupils are logged too. */
  byPupils?: true
  /** With `?dryRun=1` the call changes nothing and is not logged. */
  hasDryRun?: true
}

type FieldLocation = `${'param' | 'query' | 'sent' | 'answer'}.${string}`

/** `row` and `group` are menu rows, by `menuLinkID` and by `groupID`. */
export type TargetKind = 'page' | 'row' | 'group' | 'game' | 'lesson' | 'check' | 'word' | 'class'

const account = { about: 'param.id', isOfAccount: true } as const
const pupil = { about: 'param.userID' } as const
const ofClass = { target: ['param.classCode'], of: 'class' } as const
const inClass = { target: ['query.classCode'], of: 'class' } as const
const page = { target: ['param.clientID'] } as const
const game = { target: ['param.id'], of: 'game' } as const
const word = { target: ['param.word'], of: 'word' } as const
const lesson = { target: ['param.code'], of: 'lesson' } as const
const check = { target: ['param.checkID'], of: 'check' } as const
const row = { target: ['param.menuLinkID'], of: 'row' } as const
const played = { about: 'sent.userID', target: ['sent.clientID'], ofOthers: true } as const
const restored = {
  kind: 'backup',
  tells: { rowsRestored: 'answer.rows', filesRestored: 'answer.files' },
} as const

/**
 * The calls that the journal logs: changes, and reads of credentials or of all data (at most one row per
 * hour).
 */
export const adminCalls: Readonly<Record<string, AdminCall>> = {
  'POST /user': {
    says: 'a ajouté un compte',
    about: 'answer.user.id',
    isOfAccount: true,
    tells: { classCode: 'answer.user.classCode', isAdmin: 'answer.user.isAdmin' },
  },
  'PATCH /user/:id': { says: 'a changé un compte', ...account },
  'PATCH /user/several': { says: "a changé un compte, avec d'autres", about: 'answer.done' },
  'DELETE /user/:id': { says: 'a effacé un compte', ...account },
  'POST /user/import': {
    says: "a importé une liste d'élèves",
    hasDryRun: true,
    tells: { accountsAdded: 'answer.created', accountsChanged: 'answer.updated' },
  },
  'DELETE /user/import/:importID': {
    says: "a annulé l'importation d'une liste",
    tells: { accountsErased: 'answer.erased', accountsRestored: 'answer.restored' },
  },
  'POST /auth/password': { says: 'a changé son mot de passe', kind: 'signIn' },
  'POST /auth/sign-out-everywhere': { says: 'a fermé toutes ses sessions', kind: 'signIn' },
  'POST /auth/passkeys': { says: "a ajouté une clé d'accès à son compte", kind: 'signIn' },
  'DELETE /auth/passkeys/:passkeyID': { says: "a retiré une clé d'accès de son compte", kind: 'signIn' },
  'POST /auth/authenticator/confirm': {
    says: 'a ajouté une application de codes à son compte',
    kind: 'signIn',
  },
  'DELETE /auth/authenticator': { says: "a retiré l'application de codes de son compte", kind: 'signIn' },
  'POST /auth/recovery-codes': { says: 'a fait de nouveaux codes de secours', kind: 'signIn' },
  'DELETE /second-factors/:userID': { says: "a retiré les seconds facteurs d'un compte", ...pupil },
  'PUT /classes/:classCode': { says: 'a enregistré une classe', ...ofClass },
  'PUT /classes/:classCode/sign-in': {
    says: "a réglé l'entrée d'une classe",
    ...ofClass,
    tells: { usesPictures: 'answer.data.usesPictures', offersNames: 'answer.data.offersNames' },
  },
  'DELETE /classes/:classCode': { says: 'a supprimé une classe', ...ofClass },
  'GET /cards': { says: "a lu ou imprimé les cartes d'une classe", kind: 'backup', ...inClass },
  'GET /cards/:userID': { says: 'a lu ou imprimé une carte', kind: 'backup', ...pupil },
  'DELETE /cards/:userID': { says: 'a désactivé une carte', ...pupil },
  'GET /secret-pictures': { says: "a lu les images secrètes d'une classe", kind: 'backup', ...inClass },
  'POST /secret-pictures/:userID': { says: "a donné d'autres images secrètes", ...pupil },
  'DELETE /secret-pictures/:userID/lock': { says: 'a rendu les essais des images secrètes', ...pupil },
  'POST /school-year': { says: "a changé d'année scolaire", hasDryRun: true },
  'POST /bravos': { says: 'a donné un Bravo', about: 'sent.userID' },
  'POST /bravos/several': { says: 'a donné un Bravo à plusieurs élèves', about: 'answer.done' },
  'DELETE /bravos/several': { says: 'a annulé un Bravo donné à plusieurs élèves', about: 'answer.done' },
  'DELETE /bravos/:bravoID': { says: 'a repris un Bravo', about: 'answer.data.userID' },
  'POST /activities': { says: 'a compté une activité', ...played },
  'POST /activities/held': {
    says: 'a vérifié des activités',
    about: 'sent.activities.userID',
    tells: { decision: 'sent.decision' },
  },
  'POST /answers/held': {
    says: 'a vérifié des réponses',
    about: 'sent.groups.userID',
    tells: { decision: 'sent.decision' },
  },
  'PUT /compositions/:compositionID/answer': {
    says: "a répondu au texte d'un élève",
    about: 'answer.data.userID',
  },
  'POST /videos/watched': { says: 'a compté une vidéo', ...played },
  'POST /menulinks/cache/bonus': { says: 'a lancé le boni', target: ['sent.clientID'] },
  'POST /menulinks/cache/bonus/award': {
    says: 'a remis le boni',
    about: 'sent.userID',
    ofOthers: true,
    tells: { bravosGiven: 'sent.bravoCount' },
  },
  'POST /menulinks/cache/bonus/clear': { says: 'a terminé le boni', about: 'sent.user.id', ofOthers: true },
  'POST /whitelist': {
    says: 'a ouvert une page réservée à un élève',
    about: 'sent.userID',
    target: ['sent.clientID'],
  },
  'POST /whitelist/several': {
    says: 'a ouvert ou fermé une page réservée à plusieurs élèves',
    about: 'answer.done',
    target: ['sent.clientID'],
    tells: { isLetIn: 'sent.isLetIn' },
  },
  'DELETE /whitelist/:userID/:clientID': { says: 'a fermé une page réservée à un élève', ...pupil, ...page },
  'POST /menulinks': {
    says: 'a enregistré une ligne du menu',
    target: ['answer.link.clientID', 'answer.link.menuLinkID'],
    of: 'row',
  },
  'POST /menulinks/order': { says: 'a rangé le menu', target: ['sent.parentGroupID'], of: 'group' },
  'DELETE /menulinks/:menuLinkID': { says: 'a supprimé une ligne du menu', ...row },
  'POST /pages': { says: 'a fait une page', target: ['answer.data.clientID'] },
  'POST /pages/:clientID/games': { says: "a fait les jeux d'une page", ...page },
  'PUT /pages/:clientID': { says: 'a enregistré une page', ...page },
  'PUT /pages/:clientID/preview': { says: "a dessiné l'aperçu d'une page", ...page },
  'POST /pages/:clientID/versions/:versionID/restore': { says: 'a rétabli une page', ...page },
  'PUT /games/:id': { says: 'a enregistré un jeu', ...game },
  'POST /games/:id/versions/:versionID/restore': { says: 'a rétabli un jeu', ...game },
  'DELETE /games/:id': { says: 'a supprimé un jeu', ...game },
  'POST /media': { says: 'a ajouté un fichier' },
  'DELETE /media/:name': { says: 'a supprimé un fichier' },
  'PUT /recordings/:word': { says: 'a enregistré sa voix', ...word },
  'DELETE /recordings/:word': { says: 'a effacé sa voix', ...word },
  'POST /live-games': { says: 'a ouvert un jeu à plusieurs', target: ['answer.data.code'], of: 'lesson' },
  'DELETE /live-games/:code': { says: 'a supprimé un jeu à plusieurs', ...lesson },
  'POST /lessons': { says: 'a fait une leçon', target: ['answer.data.code'], of: 'lesson' },
  'PUT /lessons/:code': { says: 'a changé une leçon', ...lesson },
  'DELETE /lessons/:code': { says: 'a supprimé une leçon', ...lesson },
  'POST /groups': { says: "a fait un groupe d'élèves" },
  'PATCH /groups/:groupID': { says: "a changé un groupe d'élèves" },
  'DELETE /groups/:groupID': { says: "a supprimé un groupe d'élèves" },
  'PUT /class-goals/:classCode': {
    says: "a fixé l'objectif d'une classe",
    ...ofClass,
    tells: { goalKind: 'sent.kind', goal: 'sent.target' },
  },
  'DELETE /class-goals/:classCode': { says: "a enlevé l'objectif d'une classe", ...ofClass },
  'POST /checks': {
    says: 'a ouvert un contrôle avant / après',
    target: ['sent.clientID'],
    tells: { classCode: 'sent.classCode' },
  },
  'PUT /checks/:checkID': { says: 'a ouvert ou fermé un contrôle', ...check },
  'DELETE /checks/:checkID': { says: 'a supprimé un contrôle', ...check },
  'POST /substitutes': {
    says: 'a fait un lien de suppléance',
    tells: { classCodes: 'answer.data.classCodes', firstDay: 'answer.data.day' },
  },
  'DELETE /substitutes/:substituteID': { says: 'a retiré un lien de suppléance' },
  'POST /settings': { says: 'a changé les réglages' },
  'DELETE /logs': { says: 'a effacé les erreurs du site', tells: { logsDeleted: 'answer.deleted' } },
  'GET /export/user/:id': {
    says: 'a consulté ou exporté tout ce que le site garde sur un compte',
    kind: 'backup',
    byPupils: true,
    ...account,
  },
  'GET /backup': { says: 'a téléchargé une sauvegarde', kind: 'backup' },
  'GET /backup/kept/:keptID': { says: 'a téléchargé une sauvegarde que le site a gardée', kind: 'backup' },
  'POST /backup/preview': { says: "a regardé le contenu d'une sauvegarde", kind: 'backup' },
  'POST /backup/restore': { says: 'a restauré une sauvegarde', ...restored },
  'POST /backup/kept/:keptID/restore': { says: 'a rétabli ce qui était là avant', ...restored },
}

const signIn = { kind: 'signIn', isOfAccount: true } as const

/** Journal entries that are not calls: outcomes of administrators' sign-ins. */
export const adminEvents = {
  signIn: { says: 'a ouvert une session', kind: 'signIn' },
  signInOfDisabled: { says: "n'a pas pu ouvrir de session, le compte étant désactivé", ...signIn },
  wrongPassword: {
    says: 'a essayé un mauvais mot de passe',
    ...signIn,
    isAnonymous: true,
  },
  signInLocked: {
    says: "a fait bloquer la connexion pour un moment, par trop d'essais",
    ...signIn,
    isAnonymous: true,
  },
  substituteSignIn: {
    says: 'a ouvert un lien de suppléance',
    kind: 'signIn',
    isAnonymous: true,
  },
  wrongOwnPassword: { says: "s'est trompé de mot de passe actuel", ...signIn },
} as const satisfies Readonly<Record<string, JournalEntry>>
export type AdminEvent = keyof typeof adminEvents

const entries = new Map<string, AdminCall>(Object.entries({ ...adminCalls, ...adminEvents }))

/** The entry of a journal row's `call`; undefined if another version of the site wrote it. */
export function journalEntry(call: string): AdminCall | undefined {
  return entries.get(call)
}

/** The kind of a row's target. A deleted menu row or check is stored by its page key, not its number. */
export function targetKind({ call, target }: { call: string; target: string }): TargetKind {
  const kind = journalEntry(call)?.of ?? 'page'
  const isNumbered = kind === 'row' || kind === 'group' || kind === 'check'
  return isNumbered && !/^\d+$/.test(target) ? 'page' : kind
}
