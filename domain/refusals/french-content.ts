import type { RefusalCode } from './codes.ts'

/**
 * French messages about the menu, pages, games, lessons and files. `{field}` is replaced by a field of the
 * refusal. Sentences address pupils and teachers alike; fields of a call are named as in the form.
 */
export const contentMessages = {
  // The menu and access
  pageClosed: "Cette page n'est pas ouverte pour ce compte.",
  pageForSignedIn: 'Il faut se connecter pour ouvrir cette page.',
  rowUnknown: "La ligne {menuLinkID} du menu n'existe pas.",
  rowNumberFixed: 'link.groupID doit rester {groupID} : une ligne garde son numéro.',
  rowNumberTooLarge: 'link.groupID doit être de 0 à {largest}.',
  rowNumberTaken: 'Une autre ligne du menu a déjà le numéro {groupID}.',
  rowTwice: 'Le menu a déjà une ligne vers « {clientID} ».',
  rowParentUnknown: "link.parentGroupID doit être 0 ou le numéro d'une autre ligne du menu.",
  rowParentBelow: 'link.parentGroupID ne doit pas mener à une ligne qui est sous celle-ci.',
  rowHasRows: "D'autres lignes sont sous celle-ci : {names}. Déplacez-les ou supprimez-les d'abord.",
  rowGotRow: "Une ligne vient d'être mise sous celle-ci.",
  rowLeadsToGame: 'Cette ligne mène au jeu {names}. Retirez le jeu du menu ou supprimez-le.',
  rowAlwaysOpen: "La page d'accueil reste toujours ouverte à tous : elle ne peut pas être fermée.",
  rowNeverCounts:
    "« {displayName} » ne compte jamais pour un Bravo et n'a pas de boni : seuls les jeux, la mission, les vidéos et les histoires comptent.",
  rowLeadsNowhere:
    '« {clientID} » ne mène nulle part : choisissez un groupe, une nouvelle page, ou une page ou un jeu qui existe.',
  rowOfSite:
    '« {displayName} » fait partie du site : désactivez cette ligne, et personne ne la trouvera plus.',
  rowsOfOthers: 'Ce ne sont pas les lignes de ce groupe, chacune une fois : relisez le menu.',
  rowSavedMeanwhile:
    "Quelqu'un d'autre a enregistré cette ligne du menu entre-temps. Rien n'est perdu : regardez ce qui y est maintenant.",
  whitelistOfUnknown: "Ce compte n'existe pas, ou cette page n'est pas dans le menu.",
  whitelistUnknown: "Cet élève n'a pas d'accès à cette page réservée.",

  // Pages
  pageUnknown: "La page « {clientID} » n'existe pas.",
  pageNotWritten: "Rien ne s'écrit (content) sur une page de la sorte « {pageKind} ».",
  pageVersionUnknown: "La page « {clientID} » n'a pas de version {versionID}.",
  gameVersionUnknown: "Le jeu « {id} » n'a pas de version {versionID}.",
  pageTitleTaken:
    'Il y a déjà une page « {title} » à cet endroit du menu : donnez un autre titre, ou ajoutez vos mots à celle-là.',
  pageMadeBefore:
    'Votre premier envoi est bien arrivé : la page « {title} » est publiée. Ouvrez-la pour y mettre vos changements.',
  pageWithoutWords: 'Il faut au moins un mot pour faire une page de mots.',
  pageWordNotPlain: '« {word} » contient du HTML, que les élèves verraient tel quel : écrivez le mot seul.',
  pageGradeUnknown: "Le site n'a pas de place pour la {grade}e année.",
  pageNotCopied: 'La page « {title} » ne peut pas être copiée.',
  pageWithoutGames: "Des jeux se font avec les mots d'une page de mots.",
  pageSavedMeanwhile:
    "Quelqu'un d'autre a enregistré cette page entre-temps. Rien n'est perdu : regardez ce qui y est maintenant.",
  videosUnknown: "La page de vidéos « {clientID} » n'existe pas.",
  videoUnknown: "La page « {clientID} » n'a pas de vidéo « {video} ».",

  // Games
  gameUnknown: "Le jeu « {id} » n'existe pas.",
  gameNeedsKind: "Le jeu « {id} » n'existe pas : pour en faire un nouveau, il faut sa sorte (kind).",
  gameKindUnknown: 'kind doit être {kinds}.',
  gameKindFixed: "kind doit rester « {gameKind} » : c'est ce que joue l'adresse du jeu.",
  gameKeyFixed: 'clientID doit rester « {clientID} » : des liens et des activités le nomment.',
  gameKeyOfPage: '« {clientID} » est une page du site.',
  gameKeyTaken: "« {clientID} » est la clé d'un autre jeu.",
  gameFaulty: 'data : {fault}',
  gameDeletedMeanwhile:
    "Le jeu « {id} » n'est plus là : quelqu'un l'a supprimé. Rien n'est perdu : il peut être enregistré comme nouveau jeu.",
  gameSavedMeanwhile:
    "Quelqu'un d'autre a enregistré ce jeu entre-temps. Rien n'est perdu : regardez ce qui y est maintenant.",
  gameInMenu: 'Le menu mène à ce jeu : {names}. Supprimez-le avec force=1 pour désactiver cela aussi.',
  boardWithoutWords: "Il faut des mots (options.dictionary), ou le nom d'un jeu (options.id).",
  boardTooFull: 'options.maxWords doit être au plus {most} pour tant de mots.',
  boardImpossible: '{fault}',
  boardFaulty: '{fault}',
  wordSearchUnknown: "Le jeu de mots cachés « {id} » n'existe pas.",
  tooManyBoards: 'Trop de grilles. Il faut attendre une minute.',

  // Lessons and goals
  lessonUnknown: "Il n'y a pas de leçon « {code} ». Regarde bien les lettres.",
  lessonNotYet: 'Cette leçon commence le {firstDay}.',
  lessonOver: 'Cette leçon est finie.',
  lessonNeedsSignIn: 'Connecte-toi pour ouvrir cette leçon.',
  lessonOfOthers: "Cette leçon est pour d'autres élèves.",
  lessonStepGone: "Cette étape n'est plus dans la leçon.",
  lessonStepUnknown:
    "L'étape {number} (« {clientID} ») n'existe plus dans le menu : enlevez-la, ou choisissez-en une autre.",
  lessonForNobody: 'Choisissez une classe, un groupe ou un élève, ou ouvrez la leçon aux visiteurs.',
  lessonPast: 'Le dernier jour est déjà passé : choisissez un jour à venir.',
  lessonSavedMeanwhile:
    "Cette leçon a été enregistrée entre-temps. Rien n'est perdu : regardez ce qui y est maintenant.",
  tooManyLessons: "L'école garde au plus {most} leçons : supprimez-en d'anciennes d'abord.",
  codeOfLiveGame: "C'est le code d'un jeu à plusieurs.",
  liveGameUnknown: "Il n'y a pas de jeu « {code} ». Regarde bien les lettres.",
  liveGameOver: 'Ce jeu est fini.',
  liveGameOfOthers: "Ce jeu est pour d'autres élèves.",
  liveGameForNobody: "Personne ne peut jouer : il n'y a pas d'élève dans ces classes ou ces groupes.",
  liveGameTooLarge: 'Un jeu est pour {most} élèves au plus : choisissez moins de classes.',
  liveGameOpened:
    "Ce jeu est déjà ouvert sous le code {code}, avec d'autres choix : supprimez-le dans « Leçons » d'abord.",
  tooManyLiveGames: "Trop de jeux sont ouverts pour cette classe ou aujourd'hui : terminez-en un d'abord.",
  goalUnknown: "Cet objectif n'existe plus.",
  compositionUnknown: "Ce texte n'est plus là : il a été effacé.",
  compositionAnsweredMeanwhile:
    "Quelqu'un d'autre a répondu à ce texte entre-temps. Rien n'est perdu : regardez sa réponse.",
  compositionsWaiting: 'Mme Bravo a déjà {most} de tes textes. Attends sa réponse : ton texte reste ici.',
  compositionsOfWeek: 'Tu as envoyé {most} textes cette semaine. Garde celui-ci pour la semaine prochaine.',

  // Files, voices, logs and backups
  fileEmpty: 'Ce qui est envoyé doit être le fichier lui-même.',
  fileUnknown: "Ce fichier n'existe pas.",
  fileInUse: 'Ce fichier sert encore : {uses}.',
  fileOfNoType: "Le type de contenu doit être celui d'un fichier : {formats}.",
  fileUnusable: 'Ce fichier ne peut pas servir. Il faut {formats}.',
  fileOfOtherType: 'Le fichier est {found}, et non {announced} comme son type de contenu le dit.',
  pictureTooLarge:
    "L'image fait {width} × {height} pixels : réduisez-la à {most} × {most} au plus, ou raccourcissez son animation.",
  soundNotStored: "url doit être celle d'un son qui est gardé : POST media la répond.",
  recordingUnknown: "Le mot « {word} » n'a pas de voix à lui.",
  logTooLarge: 'data doit faire au plus {bytes} octets.',
  notBackup: 'Ce qui est envoyé doit être une sauvegarde, du type « {type} ».',
  backupGoesOn: 'La sauvegarde continue après sa fin.',
  backupOfOther: "Ce fichier n'est pas une sauvegarde d'une telle école.",
  backupLineUnreadable: 'La ligne {line} de la sauvegarde ne se lit pas.',
  backupLineTooLong: 'La ligne {line} de la sauvegarde est trop longue.',
  backupTooLarge:
    'La sauvegarde est trop grande : une fois décompressée, elle peut avoir {mebibytes} Mio et {rows} lignes.',
  backupRowInvalid: "La ligne {line} de la sauvegarde (« {table} ») n'est pas comme il faut : {faults}",
  backupRowTwice:
    'La ligne {line} de la sauvegarde (« {table} ») est en double : une autre a déjà les mêmes {columns}.',
  backupRowOfNobody:
    "La ligne {line} de la sauvegarde (« {table} ») nomme {column} {value}, qui n'y est pas.",
  backupLacksRow: "La sauvegarde n'a pas la ligne de « {table} ».",
  backupFileBroken: "La ligne {line} de la sauvegarde n'est pas le fichier {file} que son nom dit.",
  backupPictureTooLarge:
    "L'image à la ligne {line} de la sauvegarde est trop grande : {width} × {height} pixels, au lieu de {most} × {most} au plus.",
  keptBackupUnknown: "Cette sauvegarde n'est plus gardée.",
  backupIncompatible:
    "La sauvegarde vient d'une version du site plus récente, ou trop ancienne : « {unknown} » n'est pas connu ici. Mettez le site à jour, ou choisissez une autre sauvegarde.",
  backupCut: "La sauvegarde n'est pas entière : sa fin manque.",
  backupPacked: "Ce fichier n'est pas une sauvegarde : il ne peut pas être décompressé.",
} as const satisfies Partial<Record<RefusalCode, string>>
