import type { AdminPageName } from './routes.ts'

/** A teacher's main tasks, step by step, for the help page and its printed version. */

interface AdminJob {
  name: string
  /** The page on which the task is done. */
  page: AdminPageName
  steps: readonly string[]
}

export const adminJobs: readonly AdminJob[] = [
  {
    name: 'Faire entrer une classe',
    page: 'useraccounts',
    steps: [
      '« Les comptes » › « Coller une liste de classe » : choisissez la classe, ou faites-en une.',
      "Collez les noms. Changez ce qui est proposé, s'il le faut, puis « Créer ».",
      'Imprimez les cartes, découpez.',
      "L'élève montre sa carte à la tablette, ou tape son nom d'utilisateur.",
    ],
  },
  {
    name: 'Voir la semaine et donner un Bravo',
    page: 'week',
    steps: [
      '« La semaine » : choisissez la classe.',
      '« Bravo » à côté du nom, puis la raison. Pour plusieurs : cochez, « Donner un Bravo ». Pour tous : « Un Bravo pour toute la classe ».',
      'Un Bravo donné par erreur se reprend : touchez le nom, « Bravos », « Reprendre ».',
    ],
  },
  {
    name: "Voir ce qu'un élève a fait",
    page: 'week',
    steps: [
      '« La semaine » : touchez son nom.',
      "« Activités » dit ce qui a compté, « Bravos » pourquoi, « Mots » ce que l'élève sait.",
    ],
  },
  {
    name: 'Préparer une leçon',
    page: 'lessons',
    steps: [
      '« Leçons » › « Nouvelle leçon » : cochez la classe, un groupe, ou ajoutez un élève.',
      "Cherchez des pages et des jeux, ou « Les mots fragiles de la classe » : chaque élève est interrogé selon ce qu'il sait.",
      'Choisissez les jours, puis « Publier la leçon ». « Refaire » reprend une leçon un autre jour.',
    ],
  },
  {
    name: 'Partager une leçon',
    page: 'lessons',
    steps: [
      "Ses élèves la trouvent en premier sur leur page d'accueil; qui était absent, le lendemain aussi.",
      "« Partager » : montrez les quatre lettres ou le code QR, ou copiez l'adresse ou le texte.",
      'Cochez « Visiteurs » pour les familles, qui ne se connectent pas.',
    ],
  },
  {
    name: 'Suivre une leçon',
    page: 'lessons',
    steps: [
      "« Leçons » › « Suivre » : vous voyez où est chaque élève, ce qui est fini et qui lève la main (« J'y vais »).",
      '« Tous ici » mène vos élèves à une étape; « Les yeux sur moi » arrête leurs écrans, « Continuer » les rend.',
      '« Suivre aussi » montre une autre leçon à côté, par exemple celle de chaque groupe.',
    ],
  },
  {
    name: 'Faire jouer toute la classe ensemble',
    page: 'lessons',
    steps: [
      '« Jouer ensemble » : dans une leçon suivie ou dans « Ce que la classe sait »; aussi dans « Les jeux » et « Gérer cette page », si votre compte les ouvre.',
      "Choisissez qui joue et comment, puis « Lancer le jeu », et projetez l'écran. Les élèves touchent « Jouer avec la classe » ou écrivent les lettres; sans tablettes, comptez les mains.",
      '« Leçons » › « Résultats » : les mots ratés, et « Faire une leçon des mots ratés ».',
    ],
  },
  {
    name: 'Faire un groupe',
    page: 'useraccounts',
    steps: [
      '« Les comptes » : cochez des élèves, puis « Groupe ». Ou « Ce que la classe sait » › « Besoins semblables… ».',
      '« Les groupes » le change. Les élèves ne voient jamais qui est dans quel groupe.',
      "Classe à deux années : « Les classes », « Dernière année »; l'année de chaque élève se choisit dans son compte.",
    ],
  },
  {
    name: 'Donner un objectif à la classe',
    page: 'lessons',
    steps: [
      "« Leçons », en bas : pour qui, combien, de quoi, puis « Fixer l'objectif ».",
      "Les élèves le voient sur leur page d'accueil, sans noms. Il recommence chaque dimanche.",
    ],
  },
  {
    name: 'Mesurer avant et après un thème',
    page: 'knowledge',
    steps: [
      '« Ce que la classe sait » › « Avant / après » : le thème, « Ouvrir avant ». Les élèves le trouvent tout de suite.',
      '« Fermer », enseignez le thème, puis « Ouvrir après » et « Fermer » : le résultat est dit en mots.',
    ],
  },
  {
    name: 'Reprendre les mots les plus ratés',
    page: 'knowledge',
    steps: [
      '« Ce que la classe sait » : choisissez la classe et gardez cochés les mots que vous voulez.',
      '« Faire une leçon », « un jeu », « une page » ou « une feuille de ces mots ».',
    ],
  },
  {
    name: 'Imprimer une page pour les parents',
    page: 'knowledge',
    steps: [
      "« Ce que la classe sait » : « Parents » à côté du nom de l'élève.",
      'La page dit ce qui est su et quoi pratiquer à la maison, sans comparer. « Imprimer ».',
    ],
  },
  {
    name: 'Faire une page avec vos mots, et ses jeux',
    page: 'pages',
    steps: [
      '« Nouvelle page » (dans « Gérer cette page », ou dans « Les pages ») : un titre, une année, vos mots, puis « Publier la page ».',
      '« Faire les jeux » : décochez ceux que vous ne voulez pas. « En faire une leçon » les met en ordre pour une classe.',
      'Des mots ajoutés plus tard à la page sont proposés à ses jeux.',
    ],
  },
  {
    name: 'Faire un jeu avec vos mots',
    page: 'games',
    steps: [
      '« Les jeux » › « Faire un jeu » : choisissez le type de jeu et collez vos mots.',
      'Regardez le contrôle, essayez le jeu, puis publiez-le.',
      "Copiez l'adresse ou montrez le code QR aux élèves.",
    ],
  },
  {
    name: 'Changer une page',
    page: 'pages',
    steps: [
      '« Les pages » : cherchez la page, puis « Contenu ».',
      "Écrivez, regardez l'aperçu, publiez. L'ancienne version reste et se rétablit.",
    ],
  },
  {
    name: 'Mettre votre voix',
    page: 'media',
    steps: [
      "« Les médias » › « Les voix des mots » : choisissez la page, puis « Ma voix » à côté d'un mot, ou « Enregistrer cette liste ».",
      'Écoutez, gardez. Votre voix prend la place de celle du site, partout où ce mot est dit.',
    ],
  },
  {
    name: "Mettre une photo à la place d'une image",
    page: 'media',
    steps: [
      'Dans une page ou un jeu : « Image… » à côté du mot, puis choisissez ou prenez une photo.',
      'Choisissez ce qui se voit : le reste de la photo ne quitte pas votre appareil.',
    ],
  },
  {
    name: 'Ouvrir une page à quelques élèves seulement',
    page: 'pages',
    steps: [
      '« Les pages » › « Modifier » à côté de la page : cochez « Réservée à quelques élèves ».',
      '« Les pages réservées » : choisissez la classe, cochez les élèves, « Laisser entrer ».',
    ],
  },
  {
    name: "Changer une classe, les NIP ou les avatars d'un coup",
    page: 'useraccounts',
    steps: ['« Les comptes » : cochez les élèves, « Classe, NIP, avatar », choisissez, enregistrez.'],
  },
  {
    name: 'Un élève a perdu sa carte',
    page: 'useraccounts',
    steps: [
      '« Les comptes » › « Modifier » à côté de son nom › « Désactiver la carte ».',
      "Imprimez la nouvelle : l'ancienne n'ouvre plus rien.",
    ],
  },
  {
    name: 'Garder une copie de tout, et revenir en arrière',
    page: 'settings',
    steps: [
      '« Les réglages » › « Sauvegarder tout » : gardez le fichier sous clé.',
      '« Restaurer une sauvegarde » montre en nombres ce qui changerait, puis le fait.',
      '« Revenir en arrière » remet ce qui était là avant, pendant 14 jours.',
    ],
  },
  {
    name: "Changer d'année",
    page: 'useraccounts',
    steps: [
      "« Les comptes » › « Changer d'année » : « Toutes passent à l'année suivante », ou dites pour chaque classe qui passe, part ou reste.",
      'Classe à deux années : cochez ses élèves, puis « Classe, NIP, avatar ».',
      'Regardez les nombres, sauvegardez, puis changez.',
    ],
  },
]
