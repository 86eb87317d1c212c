import type { ErrorKind } from './api/error.ts'
import { ACTIVITIES_PER_BRAVO, COUNTING_SCORE } from './economy.ts'

export interface RefusalText {
  /** Of what kind the refusal is: the HTTP status follows from it. */
  kind: ErrorKind
  /** What a person is told. `{field}` stands for a field of the refusal. */
  text: string
  /** The same in simple English, with the same fields, where pupils meet it. */
  english?: string
  /** Of the few whose words are given in English. */
  lang?: 'fr' | 'en'
}

/**
 * Why the server refuses a call: the code that programs go by, and the sentence for people, all of them here. Sentences
 * speak to pupils and teachers alike; those about a field of a call name it as the API does.
 */
export const refusals = {
  // Whom one is, and what one may do
  signInFirst: {
    kind: 'unauthorized',
    text: "Il faut d'abord se connecter.",
    english: 'Please sign in first.',
  },
  sessionEnded: {
    kind: 'unauthorized',
    text: 'La session est terminée : il faut se reconnecter.',
    english: 'The session is over: please sign in again.',
  },
  badToken: {
    kind: 'unauthorized',
    text: 'Cette connexion ne vaut pas ici : il faut se reconnecter.',
    english: 'Please sign in again.',
  },
  forbidden: {
    kind: 'forbidden',
    text: "Ce compte n'a pas le droit de faire cela.",
    english: 'This account may not do that.',
  },
  proofNeeded: {
    kind: 'forbidden',
    text: "Il faut entrer avec sa carte ou ses images secrètes pour avoir ce fichier, ou le demander à l'enseignante.",
    english: 'Sign in with your card or your secret pictures to have this file, or ask your teacher.',
  },
  wrongNameOrPassword: { kind: 'notFound', text: 'Invalid username and/or password', lang: 'en' },
  cardInvalid: {
    kind: 'notFound',
    text: "Cette carte n'est plus valable.",
    english: 'This card is not valid any more: please ask your teacher.',
  },
  tooManyTries: {
    kind: 'tooMany',
    text: "Trop d'essais. Il faut essayer de nouveau.",
    english: 'Too many tries. Please try again.',
  },
  tooManyTriesSeconds: {
    kind: 'tooMany',
    text: "Trop d'essais. Il faut attendre {seconds} s.",
    english: 'Too many tries. Please wait {seconds} s.',
  },
  tooManyTriesMinutes: {
    kind: 'tooMany',
    text: "Trop d'essais. Il faut attendre {minutes} min.",
    english: 'Too many tries. Please wait {minutes} min.',
  },
  tooManyAtOnce: {
    kind: 'tooMany',
    text: "C'est trop d'un coup. Il faut attendre {seconds} s.",
    english: 'That was too much at once. Please wait {seconds} s.',
  },
  tooManyToday: {
    kind: 'tooMany',
    text: "C'est assez pour aujourd'hui. Il faut revenir demain.",
    english: 'That is enough for today. Please come back tomorrow.',
  },
  wrongPassword: { kind: 'invalid', text: "Ce n'est pas votre mot de passe actuel." },
  passwordCommon: {
    kind: 'invalid',
    text: "Ce mot de passe ({field}) est de ceux qu'on essaie en premier : choisissez-en un plus rare.",
  },
  passwordOfPupil: {
    kind: 'invalid',
    text: 'Seuls les administrateurs ont un mot de passe (password) : les élèves entrent par leur nom.',
  },
  passwordMissing: {
    kind: 'invalid',
    text: 'Il manque le mot de passe (password) : un administrateur en a besoin.',
  },
  passwordChangedMeanwhile: {
    kind: 'conflict',
    text: "Votre mot de passe vient d'être changé : reconnectez-vous.",
  },

  // The call itself
  bodyNotJson: { kind: 'invalid', text: "Ce qui est envoyé n'est pas du JSON valable." },
  notJson: {
    kind: 'unsupportedType',
    text: 'Ce qui est envoyé doit être du JSON, du type « application/json ».',
  },
  notCSV: {
    kind: 'unsupportedType',
    text: 'Ce qui est envoyé doit être un fichier CSV, du type « text/csv ».',
  },
  bodyTooLarge: { kind: 'tooLarge', text: 'Ce qui est envoyé doit faire au plus {kibibytes} Kio.' },
  fieldsInvalid: { kind: 'invalid', text: '{faults}' },
  pathUnknown: { kind: 'notFound', text: "Il n'y a rien à l'adresse {path}." },
  methodUnknown: { kind: 'methodNotAllowed', text: "Cette adresse n'accepte que {allow}." },
  justDeleted: {
    kind: 'notFound',
    text: "Ce compte ou cette classe vient d'être supprimé.",
    english: 'This account or class has just been deleted.',
  },
  unforeseen: {
    kind: 'unforeseen',
    text: "Quelque chose n'a pas marché. Réessayez plus tard. ({requestID})",
    english: 'Something went wrong. Try again later. ({requestID})',
  },
  schoolFilling: {
    kind: 'unavailable',
    text: "L'école se prépare. Réessaie dans quelques secondes.",
    english: 'The school is getting ready. Try again in a few seconds.',
  },
  schoolRestoring: {
    kind: 'unavailable',
    text: "L'école reprend une copie de sauvegarde. Réessaie dans un moment.",
    english: 'The school is being restored. Try again in a moment.',
  },
  databaseSilent: {
    kind: 'unavailable',
    text: 'La base de données ne répond pas. Réessayez plus tard.',
    english: 'The database does not answer. Try again later.',
  },

  // Accounts and classes
  userUnknown: { kind: 'notFound', text: "Il n'y a pas de compte du numéro {userID}." },
  nameTaken: {
    kind: 'conflict',
    text: "Le nom d'utilisateur « {userName} » est déjà pris : choisissez-en un autre.",
  },
  ownAccount: {
    kind: 'conflict',
    text: 'On ne peut ni désactiver, ni rétrograder, ni effacer son propre compte : demandez-le à un autre administrateur.',
  },
  lastAdministrator: {
    kind: 'conflict',
    text: "C'est le dernier administrateur actif : l'école en a besoin d'un.",
  },
  avatarUnknown: {
    kind: 'invalid',
    text: "L'avatar (avatarUrl) doit être un de ceux qui sont offerts, ou « {noAvatar} ».",
  },
  classUnknown: {
    kind: 'invalid',
    text: "La classe (classCode) doit être une de celles de l'école : {classCodes}.",
  },
  checkUnknown: { kind: 'notFound', text: "Il n'y a pas de contrôle {checkID}." },
  checkOpen: {
    kind: 'conflict',
    text: "La classe {classCode} a déjà un contrôle ouvert : fermez-le d'abord.",
  },
  checksFull: {
    kind: 'conflict',
    text: "La classe {classCode} a déjà {most} contrôles : supprimez-en d'abord.",
  },
  checkWords: {
    kind: 'conflict',
    text: "« {title} » n'a pas assez de mots pour un contrôle : il en faut douze.",
  },
  checkClosed: { kind: 'conflict', text: "Ce contrôle n'est plus ouvert." },
  classMissing: { kind: 'notFound', text: "Il n'y a pas de classe {classCode}." },
  classFixed: {
    kind: 'conflict',
    text: "La classe {classCode} est une des sept classes de l'école : elle reste, même vide.",
  },
  classNotEmpty: {
    kind: 'conflict',
    text: "Il y a des élèves dans la classe {classCode} : déplacez-les ou effacez-les d'abord.",
  },
  cardOfAdministrator: {
    kind: 'conflict',
    text: 'Les cartes sont pour les élèves : un administrateur entre par son mot de passe.',
  },
  picturesOfAdministrator: {
    kind: 'conflict',
    text: 'Les images secrètes sont pour les élèves : un administrateur entre par son mot de passe.',
  },
  classNotListed: { kind: 'notFound', text: "La classe {classCode} n'offre pas de liste de noms." },
  moveOfUnknownClass: {
    kind: 'invalid',
    text: "Les changements (moves) nomment « {classCode} », qui n'est pas une classe de l'école : {classCodes}.",
  },
  pupilsMovedMeanwhile: {
    kind: 'conflict',
    text: 'Des élèves sont venus, partis ou passés dans une autre classe entre-temps, peut-être par ce changement même : regardez qui est où avant de recommencer.',
  },

  // A list of pupils
  listTooLong: { kind: 'invalid', text: 'La liste peut avoir {most} lignes après son en-tête, pas plus.' },
  listNotUTF8: {
    kind: 'invalid',
    text: "Le fichier n'est pas en UTF-8 : enregistrez-le comme « CSV UTF-8 » et recommencez.",
  },
  listLacksColumns: {
    kind: 'invalid',
    text: 'La première ligne doit nommer les colonnes {columns}. Il manque {missing}.',
  },
  lineBroken: {
    kind: 'invalid',
    text: "Un guillemet de la ligne n'est pas fermé, ou est au milieu d'une case.",
  },
  lineTwice: {
    kind: 'invalid',
    text: "« {userName} » est déjà plus haut : donnez-lui un autre nom d'utilisateur.",
  },
  lineOfUnknownClass: {
    kind: 'invalid',
    text: "« {classCode} » n'est pas une classe de l'école : corrigez-la, ou ajoutez-la dans « Les classes ».",
  },
  lineOfDate: {
    kind: 'invalid',
    text: "« {classCode} » n'est pas une classe : le tableur en a peut-être fait une date. Mettez la colonne au format Texte et retapez les classes.",
  },
  lineOfAdministrator: { kind: 'conflict', text: "« {userName} » est le nom d'un administrateur." },
  lineOfAnother: {
    kind: 'conflict',
    text: "« {userName} » est déjà le nom de {displayName} ({classCode}) : cochez « même élève » (sameAs {id}), ou donnez un autre nom d'utilisateur.",
  },
  lineOfNobody: {
    kind: 'conflict',
    text: "Le compte à changer (sameAs) n'a pas ou n'a plus le nom « {userName} ».",
  },
  accountsBusy: {
    kind: 'conflict',
    text: "Quelqu'un d'autre change ces comptes en ce moment : réessayez dans un instant.",
  },
  importPast: {
    kind: 'notFound',
    text: "Cet import ne peut plus être annulé : il l'est déjà, il est trop ancien, ou un autre est venu après lui.",
  },
  importInUse: { kind: 'conflict', text: "Un de ces comptes vient d'être utilisé : réessayez." },

  // Activities, Bravos and the bonus
  activityUnknown: {
    kind: 'notFound',
    text: "Il n'y a pas cette page ou ce jeu.",
    english: 'There is no such page or game.',
  },
  activityDisabled: {
    kind: 'schoolRule',
    text: 'Cette page est fermée.',
    english: 'This page has been disabled.',
  },
  activityClosed: {
    kind: 'forbidden',
    text: "Cette page n'est pas ouverte pour ce compte.",
    english: 'This page is not open to this account.',
  },
  activityWithoutBravo: {
    kind: 'schoolRule',
    text: 'Cette page ne compte pas pour un Bravo.',
    english: 'It does not count towards a Bravo.',
  },
  activityScoreTooLow: {
    kind: 'schoolRule',
    text: `Il faut ${COUNTING_SCORE} points ou plus pour que ce jeu compte.`,
    english: `You need ${COUNTING_SCORE} points or more.`,
  },
  activityScoreTooHigh: {
    kind: 'invalid',
    text: 'Ce jeu ne donne pas tant de points.',
    english: 'This game does not give so many points.',
  },
  activityCounted: {
    kind: 'schoolRule',
    text: 'Cette activité a déjà compté cette semaine.',
    english: 'It has been counted this week. (Resets on Sunday)',
  },
  bravosForPupils: { kind: 'schoolRule', text: 'Les Bravos sont pour les élèves.' },
  bravoUnknown: { kind: 'notFound', text: "Il n'y a pas ce Bravo." },
  bravoNotEarned: {
    kind: 'schoolRule',
    text: `Pas encore de Bravo : il faut ${ACTIVITIES_PER_BRAVO} activités comptées dans la semaine pour chacun.`,
  },
  bonusOfUnknownPage: { kind: 'notFound', text: "Il n'y a pas de page « {clientID} » dans le menu." },
  bonusOff: { kind: 'schoolRule', text: "Le boni n'est pas allumé sur la page « {clientID} »." },
  bonusNotWon: { kind: 'schoolRule', text: "Aucun boni n'est gagné, ou son temps est passé." },
  bonusOfAnother: { kind: 'forbidden', text: 'Seul le gagnant ou un administrateur termine le boni.' },
  bonusOtherNumbers: { kind: 'schoolRule', text: 'Ce ne sont pas les nombres du boni qui est gagné.' },

  // The menu and who finds what
  pageDisabled: { kind: 'forbidden', text: '{displayName} has been disabled', lang: 'en' },
  pageDisabledForVisitor: { kind: 'unauthorized', text: '{displayName} has been disabled', lang: 'en' },
  pageClosed: {
    kind: 'forbidden',
    text: "Cette page n'est pas ouverte pour ce compte.",
    english: 'This page is not open to this account.',
  },
  pageForSignedIn: {
    kind: 'unauthorized',
    text: 'Il faut se connecter pour ouvrir cette page.',
    english: 'Please sign in to open this page.',
  },
  rowUnknown: { kind: 'notFound', text: "Il n'y a pas de ligne du menu du numéro {menuLinkID}." },
  rowNumberFixed: {
    kind: 'invalid',
    text: 'link.groupID doit rester {groupID} : une ligne garde son numéro.',
  },
  rowNumberTooLarge: { kind: 'invalid', text: 'link.groupID doit être de 0 à {largest}.' },
  rowNumberTaken: { kind: 'conflict', text: 'Une autre ligne du menu a déjà le numéro {groupID}.' },
  rowTwice: { kind: 'conflict', text: 'Le menu a déjà une ligne vers « {clientID} ».' },
  rowParentUnknown: {
    kind: 'invalid',
    text: "link.parentGroupID doit être 0 ou le numéro d'une autre ligne du menu.",
  },
  rowParentBelow: {
    kind: 'invalid',
    text: 'link.parentGroupID ne doit pas mener à une ligne qui est sous celle-ci.',
  },
  rowHasRows: {
    kind: 'conflict',
    text: "D'autres lignes sont sous celle-ci : {names}. Déplacez-les ou supprimez-les d'abord.",
  },
  rowGotRow: { kind: 'conflict', text: "Une ligne vient d'être mise sous celle-ci." },
  rowLeadsToGame: {
    kind: 'conflict',
    text: 'Cette ligne mène au jeu {names}. Retirez le jeu du menu ou supprimez-le.',
  },
  rowAlwaysOpen: {
    kind: 'conflict',
    text: "La page d'accueil reste toujours ouverte à tous : elle ne peut pas être fermée.",
  },
  rowLeadsNowhere: {
    kind: 'invalid',
    text: '« {clientID} » ne mène nulle part : choisissez un groupe, une nouvelle page, ou une page ou un jeu qui existe.',
  },
  rowOfSite: {
    kind: 'conflict',
    text: '« {displayName} » fait partie du site. Éteignez-le : personne ne le trouve plus.',
  },
  rowsOfOthers: {
    kind: 'conflict',
    text: 'Ce ne sont pas les lignes de ce groupe, chacune une fois : relisez le menu.',
  },
  rowSavedMeanwhile: {
    kind: 'conflict',
    text: "Quelqu'un d'autre a enregistré cette ligne du menu entre-temps. Rien n'est perdu : regardez ce qui y est maintenant.",
  },
  whitelistOfUnknown: { kind: 'notFound', text: "Il n'y a pas ce compte, ou pas cette page dans le menu." },
  whitelistUnknown: { kind: 'notFound', text: "Cet élève n'a pas d'accès à cette page réservée." },

  // Pages
  pageUnknown: { kind: 'notFound', text: "Il n'y a pas de page « {clientID} »." },
  pageNotWritten: {
    kind: 'invalid',
    text: "Rien ne s'écrit (content) sur une page de la sorte « {pageKind} ».",
  },
  pageVersionUnknown: {
    kind: 'notFound',
    text: "La page « {clientID} » n'a pas de version {versionID}.",
  },
  gameVersionUnknown: {
    kind: 'notFound',
    text: "Le jeu « {id} » n'a pas de version {versionID}.",
  },
  pageTitleTaken: {
    kind: 'conflict',
    text: 'Il y a déjà une page « {title} » à cet endroit du menu : donnez un autre titre, ou ajoutez vos mots à celle-là.',
  },
  pageMadeBefore: {
    kind: 'conflict',
    text: 'Votre premier envoi est bien arrivé : la page « {title} » est publiée. Ouvrez-la pour y mettre vos changements.',
  },
  pageWithoutWords: { kind: 'invalid', text: 'Il faut au moins un mot pour faire une page de mots.' },
  pageWordNotPlain: {
    kind: 'invalid',
    text: '« {word} » contient du HTML, que les élèves verraient tel quel : écrivez le mot seul.',
  },
  pageGradeUnknown: { kind: 'invalid', text: "Le site n'a pas de place pour la {grade}e année." },
  pageNotCopied: { kind: 'invalid', text: 'La page « {title} » ne peut pas être copiée.' },
  pageWithoutGames: { kind: 'invalid', text: "Des jeux se font avec les mots d'une page de mots." },
  pageSavedMeanwhile: {
    kind: 'conflict',
    text: "Quelqu'un d'autre a enregistré cette page entre-temps. Rien n'est perdu : regardez ce qui y est maintenant.",
  },
  videosUnknown: { kind: 'notFound', text: "Il n'y a pas de page de vidéos « {clientID} »." },
  videoUnknown: { kind: 'notFound', text: "La page « {clientID} » n'a pas de vidéo « {video} »." },

  // Games
  gameUnknown: { kind: 'notFound', text: "Il n'y a pas de jeu « {id} »." },
  gameNeedsKind: {
    kind: 'notFound',
    text: "Il n'y a pas de jeu « {id} » : un nouveau a besoin de sa sorte (kind).",
  },
  gameKindUnknown: { kind: 'invalid', text: 'kind doit être {kinds}.' },
  gameKindFixed: {
    kind: 'invalid',
    text: "kind doit rester « {gameKind} » : c'est ce que joue l'adresse du jeu.",
  },
  gameKeyFixed: {
    kind: 'invalid',
    text: 'clientID doit rester « {clientID} » : des liens et des activités le nomment.',
  },
  gameKeyOfPage: { kind: 'conflict', text: '« {clientID} » est une page du site.' },
  gameKeyTaken: { kind: 'conflict', text: "« {clientID} » est la clé d'un autre jeu." },
  gameFaulty: { kind: 'invalid', text: 'data : {fault}' },
  gameDeletedMeanwhile: {
    kind: 'notFound',
    text: "Le jeu « {id} » n'est plus là : quelqu'un l'a supprimé. Rien n'est perdu : il peut être enregistré comme nouveau jeu.",
  },
  gameSavedMeanwhile: {
    kind: 'conflict',
    text: "Quelqu'un d'autre a enregistré ce jeu entre-temps. Rien n'est perdu : regardez ce qui y est maintenant.",
  },
  gameInMenu: {
    kind: 'conflict',
    text: 'Le menu mène à ce jeu : {names}. Supprimez-le avec force=1 pour éteindre cela aussi.',
  },
  boardWithoutWords: {
    kind: 'invalid',
    text: "Il faut des mots (options.dictionary), ou le nom d'un jeu (options.id).",
  },
  boardTooFull: { kind: 'invalid', text: 'options.maxWords doit être au plus {most} pour tant de mots.' },
  boardImpossible: { kind: 'invalid', text: '{fault}' },
  boardFaulty: { kind: 'conflict', text: '{fault}' },
  wordSearchUnknown: { kind: 'notFound', text: "Il n'y a pas de mots cachés « {id} »." },
  tooManyBoards: {
    kind: 'tooMany',
    text: 'Trop de grilles. Il faut attendre une minute.',
    english: 'Too many boards. Please wait a minute.',
  },

  // Lessons and goals
  lessonUnknown: {
    kind: 'notFound',
    text: "Il n'y a pas de leçon « {code} ». Regarde bien les lettres.",
    english: 'There is no lesson {code}. Look at the letters again.',
  },
  lessonNotYet: {
    kind: 'notFound',
    text: 'Cette leçon commence le {firstDay}.',
    english: 'This lesson begins on {firstDay}.',
  },
  lessonOver: {
    kind: 'notFound',
    text: 'Cette leçon est finie.',
    english: 'This lesson is over.',
  },
  lessonNeedsSignIn: {
    kind: 'unauthorized',
    text: 'Connecte-toi pour ouvrir cette leçon.',
    english: 'Sign in to open this lesson.',
  },
  lessonOfOthers: {
    kind: 'forbidden',
    text: 'Cette leçon est pour une autre classe.',
    english: 'This lesson is for another class.',
  },
  lessonStepGone: {
    kind: 'conflict',
    text: "Cette étape n'est plus dans la leçon.",
    english: 'This step is no longer in the lesson.',
  },
  lessonStepUnknown: {
    kind: 'invalid',
    text: "L'étape {number} (« {clientID} ») n'existe plus dans le menu : enlevez-la, ou choisissez-en une autre.",
  },
  lessonForNobody: {
    kind: 'invalid',
    text: 'Choisissez au moins une classe, ou ouvrez la leçon aux visiteurs.',
  },
  lessonPast: { kind: 'invalid', text: 'Le dernier jour est déjà passé : choisissez un jour à venir.' },
  lessonSavedMeanwhile: {
    kind: 'conflict',
    text: "Quelqu'un d'autre a enregistré cette leçon entre-temps. Rien n'est perdu : regardez ce qui y est maintenant.",
  },
  tooManyLessons: {
    kind: 'conflict',
    text: "L'école garde au plus {most} leçons : supprimez-en d'anciennes d'abord.",
  },
  goalUnknown: { kind: 'notFound', text: "La classe {classCode} n'a pas d'objectif." },

  // Files, voices, logs and backups
  fileEmpty: { kind: 'invalid', text: 'Ce qui est envoyé doit être le fichier lui-même.' },
  fileUnknown: { kind: 'notFound', text: "Il n'y a pas ce fichier." },
  fileInUse: {
    kind: 'conflict',
    text: "Ce fichier sert encore : {uses}. Enlevez-le d'abord là.",
  },
  fileOfNoType: {
    kind: 'unsupportedType',
    text: "Le type de contenu doit être celui d'un fichier : {formats}.",
  },
  fileUnusable: { kind: 'unsupportedType', text: 'Ce fichier ne peut pas servir. Il faut {formats}.' },
  fileOfOtherType: {
    kind: 'unsupportedType',
    text: 'Le fichier est {found}, et non {announced} comme son type de contenu le dit.',
  },
  soundNotStored: {
    kind: 'invalid',
    text: "url doit être celle d'un son qui est gardé : POST media la répond.",
  },
  recordingUnknown: { kind: 'notFound', text: "Le mot « {word} » n'a pas de voix à lui." },
  logTooLarge: { kind: 'tooLarge', text: 'data doit faire au plus {bytes} octets.' },
  notBackup: {
    kind: 'unsupportedType',
    text: 'Ce qui est envoyé doit être une sauvegarde, du type « {type} ».',
  },
  backupGoesOn: { kind: 'invalid', text: 'La sauvegarde continue après sa fin.' },
  backupOfOther: { kind: 'invalid', text: "Ce fichier n'est pas une sauvegarde d'une telle école." },
  backupLineUnreadable: { kind: 'invalid', text: 'La ligne {line} de la sauvegarde ne se lit pas.' },
  backupLineTooLong: { kind: 'invalid', text: 'La ligne {line} de la sauvegarde est trop longue.' },
  backupTooLarge: {
    kind: 'invalid',
    text: 'La sauvegarde est trop grande : une fois décompressée, elle peut avoir {mebibytes} Mio et {rows} lignes.',
  },
  backupRowInvalid: {
    kind: 'invalid',
    text: "La ligne {line} de la sauvegarde (« {table} ») n'est pas comme il faut : {faults}",
  },
  backupRowTwice: {
    kind: 'invalid',
    text: 'La ligne {line} de la sauvegarde (« {table} ») est en double : une autre a déjà les mêmes {columns}.',
  },
  backupRowOfNobody: {
    kind: 'invalid',
    text: "La ligne {line} de la sauvegarde (« {table} ») nomme {column} {value}, qui n'y est pas.",
  },
  backupLacksRow: { kind: 'invalid', text: "La sauvegarde n'a pas la ligne de « {table} »." },
  backupFileBroken: {
    kind: 'invalid',
    text: "La ligne {line} de la sauvegarde n'est pas le fichier {file} que son nom dit.",
  },
  keptBackupUnknown: { kind: 'notFound', text: "Cette sauvegarde n'est plus gardée." },
  backupNewer: {
    kind: 'invalid',
    text: "La sauvegarde vient d'une version plus récente : « {unknown} » n'est pas connu ici.",
  },
  backupCut: { kind: 'invalid', text: "La sauvegarde n'est pas entière : sa fin manque." },
  backupPacked: {
    kind: 'invalid',
    text: "Ce fichier n'est pas une sauvegarde : il ne peut pas être décompressé.",
  },
} as const satisfies Readonly<Record<string, RefusalText>>

export type RefusalCode = keyof typeof refusals

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** What a refusal says besides its code. */
export type RefusalFields<Code extends RefusalCode> = Readonly<
  Record<NamesIn<(typeof refusals)[Code]['text']>, string | number>
>

type Fields = Readonly<Record<string, string | number>>

/** The sentence for people. */
export function sentenceOf(code: RefusalCode, fields: Fields): string {
  return filled(refusals[code].text, fields)
}

/** Its English, where it has some. */
export function englishOf(code: RefusalCode, fields: Fields): string | undefined {
  const { english }: RefusalText = refusals[code]
  return english && filled(english, fields)
}

function filled(text: string, fields: Fields): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(fields[name] ?? ''))
}
