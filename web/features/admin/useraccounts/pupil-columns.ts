import { fold } from '../../../lib/text/fold.ts'

/** Role of a column in a list of pupils. `usual`: the first name that a pupil goes by. */
export const PUPIL_COLUMNS = [
  'given',
  'family',
  'whole',
  'familyFirst',
  'usual',
  'userName',
  'classCode',
  'pin',
  'line',
  'ignore',
] as const
export type PupilColumn = (typeof PUPIL_COLUMNS)[number]

interface ColumnTitle {
  column: PupilColumn
  /** It says that it is the pupil's: "Nom de l'élève". */
  isPupils: boolean
  /** It may be what a person is, in each row: "Élève". */
  isRole: boolean
}

/** The role that a title names; null if no school program uses that title. */
export function readTitle(cell: string): ColumnTitle | null {
  const words = wordsOf(cell)
  if (words.length === 0 || words.length > 8) return null
  const own = words.filter((word) => !PUPIL_WORDS.has(word) && !SMALL_WORDS.has(word))
  const isPupils = words.some((word) => PUPIL_WORDS.has(word))
  if (words.some((word) => OTHER_PEOPLE.has(word))) {
    return { column: 'ignore', isPupils: false, isRole: own.length === 1 }
  }
  if (own.length === 0) return isPupils ? { column: 'whole', isPupils, isRole: true } : null
  const column = TITLES[own.join(' ')] ?? (own.some((word) => UNUSED.has(word)) ? 'ignore' : undefined)
  return column ? { column, isPupils, isRole: false } : null
}

/** "Prénom de l'élève" and "studentFirst_Name" -> small words without accents. */
function wordsOf(cell: string): string[] {
  // "First Name [Required]"
  const parted = cell.replace(/\s*[[(][^\])]*[\])]\s*$/, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return fold(parted)
    .replace(/[^\p{L}\p{N}#]+|(?<=\p{L})(?=\p{N})/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const PUPIL_WORDS = wordSet(
  'eleve eleves etudiant etudiante etudiants student students pupil pupils learner learners child enfant enfants apprenant',
)
const SMALL_WORDS = wordSet('de d du des l la le les the of s a legal official officiel et and full')

/** Words for people other than the pupil (teacher, parent). */
const OTHER_PEOPLE = wordSet(`
  parent parents pere mere father mother mom dad guardian guardians tuteur tutrice tuteurs responsable responsables repondant
  repondante contact contacts urgence emergency teacher teachers enseignant enseignante titulaire homeroom counselor counsellor
  advisor principal school ecole etablissement institution medecin doctor sibling spouse conjoint`)

/** Titles of columns that no account needs: one of these words is enough. */
const UNUSED = wordSet(`
  id ids no num numero number # fiche sexe sex genre gender date naissance birth birthdate birthday dob age courriel courriels email emails mail e
  telephone tel phone cell cellulaire mobile sms adresse address rue street cp postal zip ville city commune municipalite pays country province
  cycle niveau grade grades level annee year langue language role roles type statut status etat ine permanent oen asn oct remarque remarques note
  notes commentaire commentaires comment comments presence present absent absence attendance signature photo picture allergie allergies
  titre title civilite autobus bus transport medical password passe middle second deuxieme initiale initiales initial sourced organization org agent
  modified enabled active section sections code codes secondary programme program track house team equipe moyenne average points score
  total final rang rank service garde diner casier locker device appareil license licence domain url lien link created last_login login_date`)

const titles = (column: PupilColumn, text: string) =>
  text.split(',').map((title) => [title.trim(), column] as const)

/** Without words for pupils and small words, by `readTitle`. */
const TITLES: Readonly<Record<string, PupilColumn>> = Object.fromEntries([
  ...titles(
    'given',
    'prenom, prenoms, prenom 1, first name, first names, first, given name, given names, given, forename',
  ),
  ...titles('given', 'fname, firstname, givenname, f name, name first'),
  ...titles(
    'family',
    'nom, nom famille, noms, last name, last names, last, family name, family, surname, lname, lastname',
  ),
  ...titles('family', 'familyname, nom naissance, nom usage, patronyme, l name, name last'),
  ...titles(
    'usual',
    'prenom usuel, prenom usage, preferred first name, preferred name, preferred first, preferred, nickname',
  ),
  ...titles(
    'usual',
    'usual name, usual first name, surnom, known as, chosen name, goes by, first name preferred',
  ),
  ...titles(
    'whole',
    'nom complet, name, display name, displayname, nom affiche, prenom nom, prenoms nom, first name last name',
  ),
  ...titles('whole', 'first last, first last name, fullname, given name family name, names'),
  ...titles('familyFirst', 'nom prenom, noms prenoms, nom famille prenom, nom prenoms, last name first name'),
  ...titles(
    'familyFirst',
    'last first, last name first, name last first, surname first name, last first name, lastfirst',
  ),
  ...titles(
    'userName',
    'nom utilisateur, username, user name, user, login, login id, login name, sis login id, identifiant',
  ),
  ...titles(
    'userName',
    'utilisateur, nom usager, usager, code usager, code utilisateur, nom connexion, compte, account',
  ),
  ...titles('userName', 'account name, identifiant connexion, nom compte, user login'),
  ...titles(
    'classCode',
    'classe, classes, groupe, group, groups, class, classcode, class code, class name, libelle classe',
  ),
  ...titles('classCode', 'groupe repere, nom classe, nom groupe, code classe, code groupe, section name'),
  ...titles('pin', 'pin, nip'),
  ...titles('line', 'ligne'),
  ...titles('given', 'first m, first mi, first name mi, first name middle, first middle, prenom initiale'),
  ...titles('userName', 'id connexion, id connexion sis, identifiant connexion sis, login sis'),
])

/** Cells that say what somebody is in a class, and are nobody's name. */
export function isRoleWord(cell: string): boolean {
  const words = wordsOf(cell)
  return (
    words.length > 0 &&
    words.every(
      (word) => PUPIL_WORDS.has(word) || STAFF.has(word) || STATES.has(word) || SMALL_WORDS.has(word),
    ) &&
    !words.every((word) => SMALL_WORDS.has(word))
  )
}

/** Cells that say that somebody is no pupil. */
export function isStaffWord(cell: string): boolean {
  const words = wordsOf(cell)
  return words.length > 0 && words.length < 4 && words.some((word) => STAFF.has(word)) && isRoleWord(cell)
}

const STAFF = wordSet(`
  enseignant enseignante enseignants coenseignant coenseignante teacher teachers coteacher co professeur professeure prof staff aide aides
  directeur directrice principal educator educatrice educateur tes parent parents pere mere guardian tuteur tutrice owner owners
  proprietaire proprietaires administrator admin coach relative`)
const STATES = wordSet(`
  true false oui non yes vrai faux actif active actifs inactif inactive invited invite membre membres member members participant participants
  f m g h x male female fille garcon boy girl masculin feminin francais francaise anglais anglaise french english present presente absent absente`)
