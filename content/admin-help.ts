import type { AdminPageName } from './routes.ts'
import { clientIDOf } from './site/page-key.ts'

/**
 * One or two sentences about each administrators' page, shown below its title and in the printed help. Not in
 * `admin-pages.ts`, which the Worker evaluates at its start.
 */
const help: Readonly<Record<AdminPageName, string>> = {
  start:
    "Les leçons du jour, ce qui est à vérifier, la semaine de vos classes et les premiers pas, qui se cochent d'eux-mêmes.",
  useraccounts:
    'Les élèves par classe, et les administrateurs. Cochez-en plusieurs pour changer leur classe, leur NIP ou imprimer leurs cartes.',
  week: 'Ce que chaque élève a fait cette semaine; les mots appris sans réseau comptent dans la semaine où ils arrivent. Touchez un nom pour voir le détail; cochez-en plusieurs pour leur donner un Bravo, ouvrir une page ou imprimer leurs cartes.',
  dashboard: 'Ce qui se passe en ce moment; chaque nombre mène à sa liste.',
  useractivity: "Qui a fait combien d'activités comptées, par mois, par classe et par page.",
  activities:
    "Toutes les activités comptées d'un mois, la plus récente d'abord, ce qui est à vérifier et les textes des élèves.",
  traces: 'Les pages que les élèves ont ouvertes, jour par jour.',
  bravos: "Les Bravos d'un mois, élève par élève : voyez d'où ils viennent, ou donnez-en un.",
  knowledge:
    'Les mots que chaque élève sait, thème par thème, et ceux que la classe rate le plus : faites-en tout de suite une leçon, un jeu ou une feuille.',
  whitelist:
    "Une page réservée s'ouvre seulement aux élèves que vous laissez entrer : choisissez la page, puis les élèves.",
  lessons:
    "Une leçon mène une classe d'étape en étape : choisissez les étapes, donnez les quatre lettres, et suivez chaque élève pendant la leçon.",
  pages: 'Le menu tel que les élèves le voient. Un changement se voit aussitôt dans tous les navigateurs.',
  games: 'Tous les jeux : cherchez-en un, changez-le, ou faites-en un nouveau avec vos mots.',
  media: "Votre voix remplace celle de la machine partout où un mot s'entend : pages, jeux et histoires.",
  'bonus-history': 'Une page surprise donne de 3 à 5 Bravos à qui la finit en premier.',
  settings: "Ils valent pour toute l'école, dès qu'ils sont enregistrés.",
  journal:
    "Qui a fait quoi, pour qui et quand, depuis le début de l'année scolaire : les changements, les connexions des administrateurs, les exportations et les sauvegardes. Rien ne s'y change et rien ne s'y efface.",
  logs: "Les erreurs survenues dans le navigateur des élèves. Les plus anciennes s'effacent d'elles-mêmes.",
  help: "Comment faire, pas à pas, et à quoi sert chaque page. Cette aide s'imprime.",
}

/** The help of each administrators' page, by page key. */
export const adminHelp: ReadonlyMap<string, string> = new Map(
  Object.entries(help).map(([name, text]) => [clientIDOf(`/admin/${name}`), text]),
)
