/** A teacher's main jobs, step by step: what the page of help says, also on paper. */

interface AdminJob {
  name: string
  steps: readonly string[]
}

export const adminJobs: readonly AdminJob[] = [
  {
    name: 'Faire entrer une classe',
    steps: [
      '« Les comptes » › « Coller une liste de classe » : choisissez la classe, ou faites-en une.',
      "Collez les noms. Changez ce qui est proposé, s'il le faut, puis « Créer ».",
      'Imprimez les cartes, découpez.',
      "L'élève montre sa carte à la tablette, ou tape son nom d'utilisateur.",
    ],
  },
  {
    name: 'Voir la semaine et donner un Bravo',
    steps: [
      '« La semaine » : choisissez la classe.',
      '« Bravo » à côté du nom, puis la raison. Pour plusieurs : cochez, « Donner un Bravo », la raison.',
      'Un Bravo donné par erreur se reprend : touchez le nom, « Bravos », « Reprendre ».',
    ],
  },
  {
    name: "Voir ce qu'un élève a fait",
    steps: [
      '« La semaine » : touchez son nom.',
      "« Activités » dit ce qui a compté, « Bravos » pourquoi, « Mots » ce que l'élève sait.",
    ],
  },
  {
    name: 'Faire une page avec vos mots, et ses jeux',
    steps: [
      '« Nouvelle page » (sur toute page, ou dans « Les pages ») : un titre, une année, vos mots, puis « Publier la page ».',
      '« Faire les jeux » : décochez ceux que vous ne voulez pas. « En faire une leçon » les met en ordre pour une classe.',
      'Des mots ajoutés plus tard à la page sont proposés à ses jeux.',
    ],
  },
  {
    name: 'Faire un jeu avec vos mots',
    steps: [
      '« Les jeux » › « Nouveau jeu » : choisissez la sorte et collez vos mots.',
      'Regardez le contrôle, essayez le jeu, puis publiez-le.',
      "Copiez l'adresse ou montrez le code QR aux élèves.",
    ],
  },
  {
    name: 'Changer une page',
    steps: [
      '« Les pages » : cherchez la page, puis « Contenu ».',
      "Écrivez, regardez l'aperçu, publiez. L'ancienne version reste et se rétablit.",
    ],
  },
  {
    name: 'Ouvrir une page à quelques élèves seulement',
    steps: [
      '« Les pages » : cochez « réservé » à la page.',
      '« Les pages réservées » : choisissez la classe, cochez les élèves, « Laisser entrer ».',
    ],
  },
  {
    name: "Changer une classe, les NIP ou les avatars d'un coup",
    steps: ['« Les comptes » : cochez les élèves, « Classe, NIP, avatar », choisissez, enregistrez.'],
  },
  {
    name: 'Un élève a perdu sa carte',
    steps: [
      '« Les comptes » › « Modifier » à son nom › « Annuler la carte ».',
      "Imprimez la nouvelle : l'ancienne n'ouvre plus rien.",
    ],
  },
  {
    name: 'Garder une copie de tout, et revenir en arrière',
    steps: [
      '« Les réglages » › « Sauvegarder tout » : gardez le fichier sous clé.',
      '« Remettre une sauvegarde » montre en nombres ce qui changerait, puis le fait.',
      '« Revenir en arrière » remet ce qui était là avant, pendant 14 jours.',
    ],
  },
  {
    name: "Changer d'année",
    steps: [
      "« Les comptes » › « Changer d'année » : dites pour chaque classe qui passe, part ou reste.",
      'Regardez les nombres, sauvegardez, puis changez.',
    ],
  },
]
