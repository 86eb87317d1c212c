/** The controls of the settings page, except for the voice. */
export const SWITCH_SETTINGS = [
  ['enablePIN', 'Demander le NIP pour les jeux à plusieurs'],
  ['isLeaderboardVisible', 'Montrer le tableau des Bravos à tout le monde'],
  ['showsClassToVisitors', 'Montrer les classes aux visiteurs dans le tableau des Bravos'],
  ['requiresSecondFactor', 'Demander un second facteur à tous les administrateurs (page « Mon compte »)'],
] as const

export const NUMBER_SETTINGS = [
  {
    name: 'mpgBravoCap',
    label: 'Bravos par semaine dans les jeux à plusieurs, au plus',
    help: 'De 0 à 50.',
    min: 0,
    max: 50,
  },
  {
    name: 'activitiesAnHour',
    label: "Activités d'un élève qui comptent en une heure, au plus",
    help: "De 0 à 500; 0 : sans limite. Ce qui vient plus vite ne se perd pas : c'est « à vérifier » à la page des activités.",
    min: 0,
    max: 500,
  },
  {
    name: 'answersAnHour',
    label: "Réponses d'un élève qui sont acceptées en une heure, au plus",
    help: "De 0 à 5000; 0 : sans limite. Ce qui vient plus vite ne se perd pas : c'est « à vérifier » à la page des activités.",
    min: 0,
    max: 5000,
  },
  {
    name: 'retentionDays',
    label: 'Jours pendant lesquels les pages visitées et les erreurs du site sont gardées',
    help: 'De 1 à 30.',
    min: 1,
    max: 30,
  },
] as const
