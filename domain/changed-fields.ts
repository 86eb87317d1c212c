import * as z from 'zod/mini'
import { type ChangedValue, type Changes, changedValue } from './api/admin-action.ts'
import type { AllSettings } from './api/settings.ts'
import { englishHelpNames } from './english-help.ts'

interface Field {
  /** French label. */
  label: string
  /** French labels of the values, unless they are numbers or booleans. */
  values?: Readonly<Record<string, string>>
  /** The value is a name, a secret or free text, so only the fact of the change is stored. */
  isPrivate?: true
  /** Singular and plural of what the value counts; shown instead of the label. */
  counts?: readonly [one: string, several: string]
}

const count = (one: string, several: string) => ({ label: several, counts: [one, several] }) as const
const secret = (label: string) => ({ label, isPrivate: true }) as const

/** The fields whose changes the journal stores. Values are stored unless the field is private. */
export const changedFields = {
  // Accounts.
  userName: secret("nom d'utilisateur"),
  displayName: secret('nom'),
  classCode: { label: 'classe' },
  pin: secret('NIP'),
  passwordHash: secret('mot de passe'),
  avatarUrl: secret('avatar'),
  supports: secret('soutiens'),
  isAdmin: { label: 'rôle', values: { true: 'administrateur', false: 'élève' } },
  isEnabled: { label: 'activé' },
  signInWay: {
    label: 'par',
    values: {
      password: 'mot de passe',
      passkey: "clé d'accès",
      code: 'code',
      recoveryCode: 'code de secours',
    },
  },
  // Classes.
  teacherName: secret("nom de l'enseignante ou de l'enseignant"),
  grade: { label: 'année' },
  lastGrade: { label: 'dernière année' },
  hasMicrophones: { label: 'micros' },
  englishHelp: { label: 'anglais', values: englishHelpNames },
  usesPictures: { label: 'images secrètes' },
  offersNames: { label: 'liste des noms' },
  groupName: secret('nom du groupe'),
  groupSize: { label: 'élèves du groupe' },
  goalKind: { label: 'objectif', values: { words: 'mots en progrès', activities: 'activités' } },
  goal: { label: 'nombre' },
  // Menu rows.
  icon: secret('image'),
  clientID: secret('page ou jeu'),
  parentGroupID: secret('place'),
  isBravoEnabled: { label: 'compte pour les Bravos' },
  isNew: { label: 'nouveau' },
  isBonusEnabled: { label: 'boni' },
  isAuthRequired: { label: 'demande de se connecter' },
  isAdminRequired: { label: 'administrateurs seulement' },
  isWhiteListEnabled: { label: 'page réservée' },
  // Pages, games, lessons, checks.
  title: secret('titre'),
  content: secret('contenu'),
  description: secret('titre'),
  instructions: secret('consigne'),
  data: secret('contenu'),
  steps: secret('étapes'),
  classCodes: { label: 'pour' },
  firstDay: { label: 'premier jour' },
  lastDay: { label: 'dernier jour' },
  isOpenToVisitors: { label: 'ouverte aux visiteurs' },
  open: { label: 'contrôle', values: { before: 'avant', after: 'après', null: 'fermé' } },
  isLetIn: { label: 'ouverte' },
  decision: {
    label: 'décision',
    values: { counted: 'comptée', accepted: 'acceptée', dismissed: 'ignorée' },
  },
  // Settings.
  enablePIN: { label: 'NIP pour les jeux à plusieurs' },
  mpgBravoCap: { label: 'Bravos par semaine dans les jeux à plusieurs' },
  isLeaderboardVisible: { label: 'tableau des Bravos pour tous' },
  showsClassToVisitors: { label: 'classes montrées aux visiteurs' },
  retentionDays: { label: 'jours de garde des pages visitées et des erreurs' },
  activitiesAnHour: { label: 'activités par heure' },
  answersAnHour: { label: 'réponses par heure' },
  requiresSecondFactor: { label: 'second facteur demandé aux administrateurs' },
  voice: { label: 'voix', values: { site: 'du site', device: "de l'appareil" } },
  // Counts.
  times: count('fois', 'fois'),
  bravosGiven: count('Bravo', 'Bravos'),
  accountsAdded: count('compte ajouté', 'comptes ajoutés'),
  accountsChanged: count('compte changé', 'comptes changés'),
  accountsRestored: count('compte remis', 'comptes remis'),
  accountsErased: count('compte effacé', 'comptes effacés'),
  pupilsPromoted: count('élève monté de classe', 'élèves montés de classe'),
  pupilsArchived: count('élève archivé', 'élèves archivés'),
  rowsRestored: count('ligne', 'lignes'),
  filesRestored: count('fichier', 'fichiers'),
  logsDeleted: count('ligne effacée', 'lignes effacées'),
} as const satisfies Readonly<Record<string, Field> & Record<keyof AllSettings, Field>>
type ChangedField = keyof typeof changedFields
type IsPublic<Name extends ChangedField> = (typeof changedFields)[Name] extends { isPrivate: true }
  ? never
  : Name
/** A field whose values may be stored. */
export type PublicField = { [Name in ChangedField]: IsPublic<Name> }[ChangedField]

/** For lookups by any string: rows of other versions of the site may name other fields. */
export const fieldsByName: ReadonlyMap<string, Field> = new Map(Object.entries(changedFields))

/** How an administrator signed in. */
export type AdminSignInMethod = keyof (typeof changedFields)['signInWay']['values']

/** The journal fields of `next` that differ from `previous`, without the values of private ones. */
export function changesBetween(previous: object, next: object): Changes {
  const before = new Map<string, unknown>(Object.entries(previous))
  const changedEntries = Object.entries(next).filter(
    ([name, value]) => fieldsByName.has(name) && JSON.stringify(before.get(name)) !== JSON.stringify(value),
  )
  return Object.fromEntries(
    changedEntries.map(([name, value]) => [
      name,
      fieldsByName.get(name)?.isPrivate
        ? {}
        : { from: loggedValue(before.get(name)), to: loggedValue(value) },
    ]),
  )
}

/** The value as stored in the journal; undefined if it is an object or too long. */
export function loggedValue(given: unknown): ChangedValue | undefined {
  return z.safeParse(changedValue, Array.isArray(given) ? given.join(', ') : given).data
}
