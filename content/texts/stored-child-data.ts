/** A category of stored data about a child, for the parents' page. */
export interface StoredChildData {
  /** The database tables with this data; for `users`, which has several categories, its columns. */
  tables: readonly string[]
  french: string
  english: string
  /** Days until deletion. If omitted, it is stored as long as the account unless the text says otherwise. */
  days?: number
}

/** All data that the school stores about a child. `worker/db/kept-of-child.test.ts` fails if a table is missing. */
export const storedChildData: readonly StoredChildData[] = [
  {
    tables: [
      'users.user_name',
      'users.user_name_key',
      'users.display_name',
      'users.class_code',
      'users.grade',
    ],
    french: "Le compte : le nom d'utilisateur, le nom affiché, la classe et l'année.",
    english: 'The account: the user name, the name shown, the class and the grade.',
  },
  {
    tables: ['users.avatar_url', 'users.pin', 'users.secret_pictures'],
    french: "L'image choisie, le NIP et les images secrètes.",
    english: 'The chosen picture, the PIN and the secret pictures.',
  },
  {
    tables: ['users.supports'],
    french:
      "Les soutiens que l'enseignante a choisis, comme le grand texte ou moins de choix, et le niveau des missions. Aucun diagnostic.",
    english:
      'The supports that the teacher chose, such as larger text or fewer choices, and the level of the missions. No diagnosis.',
  },
  {
    tables: [
      ...['users.id', 'users.created_at', 'users.is_enabled', 'users.is_admin', 'users.scope'],
      ...['users.password_hash', 'users.token_version', 'users.card_version', 'users.ended_sessions'],
    ],
    french:
      "Ce qu'il faut au site pour ouvrir et fermer le compte : son numéro, sa date, la version de la carte et les connexions terminées.",
    english:
      'What the site needs to open and close the account: its number, its date, the version of the card and the sessions that ended.',
  },
  {
    tables: ['pupil_groups', 'group_members'],
    french:
      "Les groupes où l'enseignante l'a mis, jusqu'au changement d'année, et ce qu'elle lui a donné en particulier : leçons, objectif, contrôles.",
    english:
      'The groups that the teacher has put your child in, until the change of school year, and what is for your child alone: lessons, goal, checks.',
  },
  {
    tables: ['whitelist'],
    french: "Les pages réservées que l'enseignante lui a ouvertes.",
    english: 'The reserved pages that the teacher has opened to your child.',
  },
  {
    tables: ['activities', 'activity_totals', 'held_activities'],
    french:
      "Les activités finies et celles que l'enseignante doit vérifier, jusqu'à la fin de l'année scolaire; ensuite, seulement leur nombre par mois.",
    english:
      'The finished activities and those that the teacher has to check, until the end of the school year; after that, only their number a month.',
  },
  {
    tables: ['activity_answers'],
    french: "La réponse du site à chaque activité envoyée, pour qu'elle ne compte qu'une fois",
    english: "The site's answer to each activity sent, so that it counts only once",
    days: 120,
  },
  {
    tables: ['video_views'],
    french: "Les vidéos regardées jusqu'à la fin",
    english: 'The videos watched to their end',
    days: 120,
  },
  {
    tables: ['bravos', 'bravo_counts', 'bonus_claims'],
    french: 'Les Bravos et les bonis : quand, pourquoi, et combien par mois.',
    english: 'The Bravos and the bonuses: when, why, and how many a month.',
  },
  {
    tables: ['multiplayer_scores'],
    french: 'Les bonnes réponses dans les jeux à plusieurs, semaine par semaine.',
    english: 'The correct answers in multi-player games, week by week.',
  },
  {
    tables: ['best_scores'],
    french:
      "Son meilleur résultat à chaque course et à chaque dictée, montré à lui seul, jusqu'à la fin de l'année scolaire.",
    english:
      'The best result in each race and dictation, shown to your child only, until the end of the school year.',
  },
  {
    tables: ['compositions'],
    french: "Les textes envoyés à l'enseignante et sa réponse",
    english: 'The texts sent to the teacher, and her answer',
    days: 60,
  },
  {
    tables: ['answer_batches'],
    french: 'Les réponses aux jeux et aux missions : le mot, juste ou non, et quand',
    english: 'The answers in games and missions: the word, right or wrong, and when',
    days: 60,
  },
  {
    tables: ['held_answers'],
    french: "Les réponses que l'enseignante doit vérifier; après sa décision",
    english: 'The answers that the teacher has to check; after her decision',
    days: 30,
  },
  {
    tables: ['memory_parts'],
    french: "Les mots rencontrés : ceux que l'enfant sait, et quand les revoir.",
    english: 'The words met: which ones your child knows, and when to see them again.',
  },
  {
    tables: ['dealt_missions'],
    french: 'Les mots de ses missions',
    english: 'The words of the missions',
    days: 9,
  },
  {
    tables: ['stickers'],
    french: "Les autocollants de son album et le nombre de missions qu'il a fallu.",
    english: 'The stickers of the album, and how many missions they took.',
  },
  {
    tables: ['lesson_steps'],
    french: "Les étapes finies des leçons, jusqu'à la fin de l'année scolaire.",
    english: 'The finished steps of lessons, until the end of the school year.',
  },
  {
    tables: ['check_results'],
    french:
      "Les résultats des contrôles avant et après un thème : combien de mots sont justes, jusqu'à la fin de l'année scolaire.",
    english:
      'The results of the checks before and after a theme: how many words are right, until the end of the school year.',
  },
  {
    tables: ['live_results'],
    french: 'Les réponses dans les jeux de la classe, question par question',
    english: "The answers in the class's games, question by question",
    days: 60,
  },
  {
    tables: ['traces'],
    french: 'Les pages visitées, trente jours au plus.',
    english: 'The pages visited, for thirty days at most.',
  },
  {
    tables: ['logs'],
    french: "Les messages d'erreur de l'appareil, trente jours au plus.",
    english: 'The error messages of the device, for thirty days at most.',
  },
  {
    tables: ['attempts'],
    french: 'Les essais ratés pour entrer, un jour environ; ceux des images secrètes, un an au plus.',
    english:
      'The failed tries to sign in, for about a day; those at the secret pictures, for a year at most.',
  },
  {
    tables: ['imported_pupils'],
    french:
      "Ce que la dernière liste de classe a changé au compte, pour pouvoir l'annuler, deux jours au plus.",
    english: 'What the last class list changed in the account, to be able to undo it, for two days at most.',
  },
  {
    tables: ['admin_actions'],
    french:
      "Le journal de ce que l'enseignante et l'administration ont fait pour le compte, jusqu'à la fin de l'année scolaire.",
    english:
      'The record of what the teacher and the administration did for the account, until the end of the school year.',
  },
]
