import { ACTIVITIES_PER_BRAVO, MIN_COUNTING_SCORE } from '../economy.ts'
import type { RefusalCode } from './codes.ts'

/** Also shown by the site before a call that would fail. */
export const SIGN_IN_FIRST = "Il faut d'abord se connecter."

/**
 * French messages about sign-in, accounts, lists and what pupils earn. `{field}` is replaced by a field of
 * the refusal. Sentences address pupils and teachers alike; fields of a call are named as in the form.
 */
export const peopleMessages = {
  // Sign-in and permissions
  signInFirst: SIGN_IN_FIRST,
  sessionEnded: 'La session est terminée : il faut se reconnecter.',
  badToken: "Cette connexion n'est pas valide ici : il faut se reconnecter.",
  forbidden: "Ce compte n'a pas le droit de faire cela.",
  outsideScope:
    "Cette classe ou ce contenu ne fait pas partie de votre accès, ou n'en fait plus partie. Ce que vous avez écrit reste sur cet appareil; demandez l'accès à un administrateur.",
  proofNeeded: "Il faut entrer avec sa carte pour faire cela, ou demander à l'enseignante.",
  proofTooOld:
    "Pour faire cela, il faut confirmer que c'est bien vous : avec votre mot de passe ou votre clé d'accès.",
  secondFactorNeeded:
    "L'école demande un second facteur aux administrateurs : ajoutez une clé d'accès ou une application d'authentification, ou confirmez avec celle que vous avez.",
  cardInvalid: "Cette carte n'est plus valide.",
  linkInvalid:
    "Ce lien de suppléance n'est pas valide, ou a été retiré : il faut en demander un autre à l'école.",
  linkNotYet: "Ce lien de suppléance s'ouvre le {day}.",
  linkOver: "Ce lien de suppléance était pour le {day} : il faut en demander un autre à l'école.",
  substituteEnded:
    "La suppléance est terminée ici : la journée est finie, ou le lien a été retiré ou ouvert sur un autre appareil. La leçon continue et rien n'est perdu.",
  notForSubstitutes: 'Une suppléance lance et suit les leçons du jour, et rien de plus.',
  substituteDay: "Le jour doit être aujourd'hui ou dans les {most} jours qui viennent.",
  substituteUnknown: "Ce lien de suppléance n'est plus là.",
  tooManySubstitutes: "Il y a déjà {most} liens de suppléance : retirez-en d'abord.",
  tooManyTries: "Trop d'essais. Il faut réessayer.",
  tooManyTriesSeconds: "Trop d'essais. Il faut attendre {seconds} s.",
  tooManyTriesMinutes: "Trop d'essais. Il faut attendre {minutes} min.",
  tooManyAtOnce: "C'est trop d'un coup. Il faut attendre {seconds} s.",
  tooManyToday: "C'est assez pour aujourd'hui. Il faut revenir demain.",
  picturesLocked: "Trop d'essais. Montre ta carte, ou demande à ton enseignante.",
  wrongPassword: "Ce n'est pas votre mot de passe actuel.",
  passwordCommon: "Ce mot de passe est de ceux qu'on essaie en premier : choisissez-en un plus rare.",
  scopeOfPupil: "Seul un compte d'administrateur peut être limité à des classes.",
  passwordOfPupil: 'Seuls les administrateurs ont un mot de passe : les élèves entrent avec leur nom.',
  gradeOfOtherClass:
    "La classe {classCode} n'a pas l'année {grade}. Ses années : {grades}. Changez d'abord la classe.",
  supportsOfAdministrator: 'Seuls les élèves ont des soutiens.',
  passwordMissing: 'Il manque le mot de passe : un administrateur en a besoin.',
  passwordChangedMeanwhile: "Votre mot de passe vient d'être changé : reconnectez-vous.",

  // Second factors of administrators
  passkeyInvalid: "Cette clé d'accès n'ouvre rien ici : entrez avec votre mot de passe.",
  passkeyNotAdded: "La clé d'accès n'a pas pu être ajoutée : recommencez.",
  passkeyKnown: "Cette clé d'accès est déjà enregistrée.",
  passkeyUnknown: "Cette clé d'accès n'est pas dans votre compte.",
  passkeysFull: "Un compte a au plus {most} clés d'accès : retirez-en une d'abord.",
  passkeysElsewhere:
    "Les clés d'accès de l'école sont pour l'adresse {address}. À celle-ci, le mot de passe et le code de l'application marchent.",
  passkeysNeedHTTPS:
    "Les clés d'accès demandent une adresse en https que l'école a réglée, ou « localhost ». À celle-ci, le mot de passe et le code de l'application marchent.",
  authenticatorPresent: "Votre compte a déjà une application d'authentification : retirez-la d'abord.",
  authenticatorMissing: "Votre compte n'a pas d'application d'authentification.",
  codeWrong: "Ce n'est pas le bon code : prenez celui que l'application montre maintenant.",
  factorsOfPupil: 'Seuls les administrateurs ont un second facteur.',
  factorsOfOneself: 'Vos propres seconds facteurs se retirent un par un dans votre compte.',
  ownFactorFirst:
    "Ajoutez d'abord une clé d'accès ou une application d'authentification à votre propre compte.",

  // The call itself
  bodyNotJson: "Ce qui est envoyé n'est pas du JSON valide.",
  notJson: 'Ce qui est envoyé doit être du JSON, du type « application/json ».',
  notCSV: 'Ce qui est envoyé doit être un fichier CSV, du type « text/csv ».',
  bodyTooLarge: 'Ce qui est envoyé doit faire au plus {kibibytes} Kio.',
  fieldsInvalid: '{faults}',
  pathUnknown: "Il n'y a rien à l'adresse {path}.",
  methodUnknown: "Cette adresse n'accepte que {allow}.",
  justDeleted: "Ce compte ou cette classe vient d'être supprimé.",
  unforeseen: "Quelque chose n'a pas marché. Il faut réessayer plus tard. ({requestID})",
  schoolFilling: "L'école se prépare. Il faut réessayer dans quelques secondes.",
  schoolRestoring: 'Une sauvegarde est en cours de restauration. Il faut réessayer dans un moment.',
  databaseSilent: 'La base de données ne répond pas. Il faut réessayer plus tard.',

  // Accounts and classes
  userUnknown: "Le compte {userID} n'existe pas.",
  nameTaken: "Le nom d'utilisateur « {userName} » est déjà pris : choisissez-en un autre.",
  ownAccount:
    'On ne peut ni désactiver, ni rétrograder, ni effacer son propre compte : demandez-le à un autre administrateur.',
  lastAdministrator: "C'est le dernier administrateur actif : il en faut au moins un.",
  avatarUnknown: "L'avatar doit être un de ceux qui sont offerts, ou « {noAvatar} ».",
  classUnknown: "La classe doit être une de celles de l'école : {classCodes}.",
  checkUnknown: "Le contrôle {checkID} n'existe pas.",
  checkOpen: "Un contrôle est déjà ouvert pour ces élèves : fermez-le d'abord.",
  checksFull: "Il y a déjà {most} contrôles pour ces élèves : supprimez-en d'abord.",
  checkWords: "« {title} » n'a pas assez de mots pour un contrôle : il en faut douze.",
  checkClosed: "Ce contrôle n'est plus ouvert.",
  classMissing: "La classe {classCode} n'existe pas.",
  groupUnknown:
    "Ce groupe n'existe plus : quelqu'un l'a supprimé entre-temps. Ses élèves restent dans leur classe.",
  groupNameTaken: 'Il y a déjà un groupe « {name} » : choisissez un autre nom.',
  groupFull: "Le groupe « {name} » aurait {count} élèves; il en a au plus {most}. Rien n'est changé.",
  tooManyGroups: "L'école a déjà {most} groupes : supprimez-en d'abord.",
  classNotEmpty: "Il y a des élèves dans la classe {classCode} : déplacez-les ou effacez-les d'abord.",
  cardOfAdministrator: 'Les cartes sont pour les élèves : un administrateur entre avec son mot de passe.',
  picturesOfAdministrator:
    'Les images secrètes sont pour les élèves : un administrateur entre avec son mot de passe.',
  classNotListed: "Cette adresse de classe n'est plus valide.",
  moveOfUnknownClass:
    "Les changements (moves) nomment « {classCode} », qui n'est pas une classe de l'école : {classCodes}.",
  pupilsMovedMeanwhile:
    'Des élèves sont venus, partis ou passés dans une autre classe entre-temps, peut-être par ce changement même : regardez qui est où avant de recommencer.',

  // A list of pupils
  listTooLong: 'La liste peut avoir {most} lignes après son en-tête, pas plus.',
  listNotUTF8: "Le fichier n'est pas en UTF-8 : enregistrez-le comme « CSV UTF-8 » et recommencez.",
  listLacksColumns: 'La première ligne doit nommer les colonnes {columns}. Il manque {missing}.',
  lineBroken: "Un guillemet de la ligne n'est pas fermé, ou est au milieu d'une case.",
  lineTwice: "« {userName} » est déjà plus haut : donnez-lui un autre nom d'utilisateur.",
  lineOfUnknownClass:
    "« {classCode} » n'est pas une classe de l'école : corrigez-la, ou ajoutez-la dans « Les classes ».",
  lineOfUnknownSupport: "« {name} » n'est pas un soutien. Séparez-les par + : {known}.",
  lineOfDate:
    "« {classCode} » n'est pas une classe : le tableur en a peut-être fait une date. Mettez la colonne au format Texte et retapez les classes.",
  lineOfAdministrator: "« {userName} » est le nom d'un administrateur.",
  lineOfAnother:
    "« {userName} » est déjà le nom de {displayName} ({classCode}) : cochez « même élève » (sameAs {id}), ou donnez un autre nom d'utilisateur.",
  lineOfNobody: "Le compte à modifier n'a pas, ou n'a plus, le nom « {userName} ».",
  accountsBusy: "Quelqu'un d'autre change ces comptes en ce moment : réessayez dans un instant.",
  importPast:
    "Cette importation ne peut plus être annulée : elle l'est déjà, elle est trop ancienne, ou une autre est venue après elle.",
  importInUse: "Un de ces comptes vient d'être utilisé : réessayez.",

  // Activities, Bravos and the bonus
  activityUnknown: "Cette page ou ce jeu n'existe pas.",
  activityDisabled: 'Cette page est fermée.',
  activityClosed: "Cette page n'est pas ouverte pour ce compte.",
  activityWithoutBravo: 'Cette page ne compte pas pour un Bravo.',
  activityScoreTooLow: `Il faut ${MIN_COUNTING_SCORE} points ou plus pour que ce jeu compte.`,
  activityScoreTooHigh: 'Ce jeu ne donne pas tant de points.',
  activityCounted: 'Cette activité a déjà compté cette semaine.',
  activityOfVideos: 'Regarde trois vidéos de suite : alors elles comptent.',
  wordsUnfinished: "Finis d'abord tous les mots : alors ils comptent.",
  answersBusy: 'Trop de réponses à la fois. Il faut réessayer dans un instant.',
  bravosForPupils: 'Les Bravos sont pour les élèves.',
  bravoUnknown: "Ce Bravo n'existe pas.",
  bravoNotEarned: `Pas encore de Bravo : il faut ${ACTIVITIES_PER_BRAVO} activités comptées dans la semaine pour chacun.`,
  bonusOfUnknownPage: "La page « {clientID} » n'est pas dans le menu.",
  bonusOff: "Le boni n'est pas activé sur la page « {clientID} ».",
  bonusNotWon: "Aucun boni n'est gagné, ou son temps est passé.",
  bonusOfAnother: 'Seul le gagnant ou un administrateur termine le boni.',
  bonusOtherNumbers: 'Ce ne sont pas les nombres du boni qui est gagné.',
} as const satisfies Partial<Record<RefusalCode, string>>
