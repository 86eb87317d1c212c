import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'

/** Content of a column in a list of pupils. `usual` is the preferred first name. */
export const PUPIL_COLUMNS = [
  'given',
  'family',
  'whole',
  'familyFirst',
  'usual',
  'userName',
  'classCode',
  'pin',
  'supports',
  'grade',
  'line',
  'ignore',
] as const
export type PupilColumn = (typeof PUPIL_COLUMNS)[number]

interface ColumnTitle {
  column: PupilColumn
  /** The title mentions the pupil, e.g. "Nom de l'élève". */
  isPupils: boolean
  /** The text may also be a person's role in a data row, e.g. "Élève". */
  isRole: boolean
}

/** Recognizes a column title; null if it is unknown. */
export function readTitle(cell: string): ColumnTitle | null {
  const words = wordsOf(cell)
  if (words.length === 0 || words.length > 8) return null
  const titleWords = words.filter((word) => !PUPIL_WORDS.has(word) && !FILLER_WORDS.has(word))
  const isPupils = words.some((word) => PUPIL_WORDS.has(word))
  if (words.some((word) => OTHER_PEOPLE.has(word))) {
    return { column: 'ignore', isPupils: false, isRole: titleWords.length === 1 }
  }
  if (titleWords.length === 0) return isPupils ? { column: 'whole', isPupils, isRole: true } : null
  const column =
    COLUMN_BY_TITLE.get(titleWords.join(' ')) ??
    (titleWords.some((word) => IGNORED_WORDS.has(word)) ? 'ignore' : undefined)
  return column ? { column, isPupils, isRole: false } : null
}

/** Splits a cell into lower-case words without accents, e.g. "studentFirst_Name" into three. */
function wordsOf(cell: string): string[] {
  // Drops a suffix such as "[Required]".
  const parted = cell.replace(/\s*[[(][^\])]*[\])]\s*$/, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return normalizeForSearch(parted)
    .replace(/[^\p{L}\p{N}#]+|(?<=\p{L})(?=\p{N})/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const PUPIL_WORDS = wordSet(
  'eleve eleves etudiant etudiante etudiants student students pupil pupils learner learners child enfant enfants apprenant',
)
const FILLER_WORDS = wordSet('de d du des l la le les the of s a legal official officiel et and full')

/** Words for people other than the pupil (teacher, parent). */
const OTHER_PEOPLE = wordSet(`
  parent parents pere mere father mother mom dad guardian guardians tuteur tutrice tuteurs responsable responsables repondant
  repondante contact contacts urgence emergency teacher teachers enseignant enseignante titulaire homeroom counselor counsellor
  advisor principal school ecole etablissement institution medecin doctor sibling spouse conjoint`)

/** A title with one of these words names a column that accounts do not need. */
const IGNORED_WORDS = wordSet(`
  id ids no num numero number # fiche sexe sex genre gender date naissance birth birthdate birthday dob age courriel courriels email emails mail e
  telephone tel phone cell cellulaire mobile sms adresse address rue street cp postal zip ville city commune municipalite pays country province
  cycle niveau grade grades level annee year langue language role roles type statut status etat ine permanent oen asn oct remarque remarques note
  notes commentaire commentaires comment comments presence present absent absence attendance signature photo picture allergie allergies
  titre title civilite autobus bus transport medical password passe middle second deuxieme initiale initiales initial sourced organization org agent
  modified enabled active section sections code codes secondary programme program track house team equipe moyenne average points score
  total final rang rank service garde diner casier locker device appareil license licence domain url lien link created last_login login_date`)

/** Known titles by column, without pupil and filler words. */
const COLUMN_TITLES: readonly [PupilColumn, string][] = [
  [
    'given',
    `prenom, prenoms, prenom 1, first name, first names, first, given name, given names, given, forename, fname, firstname,
    givenname, f name, name first, first m, first mi, first name mi, first name middle, first middle, prenom initiale`,
  ],
  [
    'family',
    `nom, nom famille, noms, last name, last names, last, family name, family, surname, lname, lastname, familyname,
    nom naissance, nom usage, patronyme, l name, name last`,
  ],
  [
    'usual',
    `prenom usuel, prenom usage, preferred first name, preferred name, preferred first, preferred, nickname, usual name,
    usual first name, surnom, known as, chosen name, goes by, first name preferred`,
  ],
  [
    'whole',
    `nom complet, name, display name, displayname, nom affiche, prenom nom, prenoms nom, first name last name, first last,
    first last name, fullname, given name family name, names`,
  ],
  [
    'familyFirst',
    `nom prenom, noms prenoms, nom famille prenom, nom prenoms, last name first name, last first, last name first,
    name last first, surname first name, last first name, lastfirst`,
  ],
  [
    'userName',
    `nom utilisateur, username, user name, user, login, login id, login name, sis login id, identifiant, utilisateur, nom usager,
    usager, code usager, code utilisateur, nom connexion, compte, account, account name, identifiant connexion, nom compte,
    user login, id connexion, id connexion sis, identifiant connexion sis, login sis`,
  ],
  [
    'classCode',
    `classe, classes, groupe, group, groups, class, classcode, class code, class name, libelle classe, groupe repere, nom classe,
    nom groupe, code classe, code groupe, section name`,
  ],
  ['pin', 'pin, nip'],
  ['supports', 'soutien, soutiens'],
  [
    'grade',
    'annee, annee etude, annee etudes, annee scolaire actuelle, niveau, niveau scolaire, grade, grades, grade level, current grade, degre',
  ],
  ['line', 'ligne'],
]
const COLUMN_BY_TITLE: ReadonlyMap<string, PupilColumn> = new Map(
  COLUMN_TITLES.flatMap(([column, titles]) =>
    titles.split(',').map((title): [string, PupilColumn] => [title.trim(), column]),
  ),
)

const ORDINALS = [
  ['first', 'premiere'],
  ['second', 'deuxieme'],
  ['third', 'troisieme'],
  ['fourth', 'quatrieme'],
  ['fifth', 'cinquieme'],
  ['sixth', 'sixieme'],
]
const GRADE_PATTERN =
  /^(?:grade|gr|g|niveau|annee|primaire|p)?\.? ?0?([1-6]) ?(?:e|re|ere|eme|ieme|st|nd|rd|th)? ?(?:annee|grade)?(?: ?(?:du )?primaire)?$/

/** Reads a grade such as "4", "05", "4e année", "1re", "Grade 5", "G5" or "Fifth"; null for any other text. */
export function readGrade(cell: string): number | null {
  const text = normalizeForSearch(cell).replace(/^[a-z]+/, (word) => {
    const index = ORDINALS.findIndex((words) => words.includes(word))
    return index === -1 ? word : String(index + 1)
  })
  const digit = GRADE_PATTERN.exec(text)?.[1]
  return digit === undefined ? null : Number(digit)
}

/** True for a cell that states a person's role or status and is not a name. */
export function isRoleWord(cell: string): boolean {
  const words = wordsOf(cell)
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        PUPIL_WORDS.has(word) || STAFF_WORDS.has(word) || STATUS_WORDS.has(word) || FILLER_WORDS.has(word),
    ) &&
    !words.every((word) => FILLER_WORDS.has(word))
  )
}

/** True for a cell that says that the person is not a pupil. */
export function isStaffWord(cell: string): boolean {
  const words = wordsOf(cell)
  return (
    words.length > 0 && words.length < 4 && words.some((word) => STAFF_WORDS.has(word)) && isRoleWord(cell)
  )
}

const STAFF_WORDS = wordSet(`
  enseignant enseignante enseignants coenseignant coenseignante teacher teachers coteacher co professeur professeure prof staff aide aides
  directeur directrice principal educator educatrice educateur tes parent parents pere mere guardian tuteur tutrice owner owners
  proprietaire proprietaires administrator admin coach relative`)
const STATUS_WORDS = wordSet(`
  true false oui non yes vrai faux actif active actifs inactif inactive invited invite membre membres member members participant participants
  f m g h x male female fille garcon boy girl masculin feminin francais francaise anglais anglaise french english present presente absent absente`)
