import { picturePath } from '../words/media-path.ts'
import { card } from './blocks.ts'

export const announcements = {
  image: picturePath('loudspeaker'),
  blocks: [
    card(
      'backpack',
      ['Bonne rentrée!', 'Happy new school year!'],
      [
        [
          "Une nouvelle année de français commence. Ton nom d'utilisateur est sur ta carte : garde-la dans ton agenda.",
          'A new year of French begins. Your user name is on your card: keep it in your agenda.',
        ],
        [
          'Pour commencer, ouvre la porte de ton année et écoute trois nouveaux mots.',
          'To begin, open the door of your grade and listen to three new words.',
        ],
      ],
    ),
    card(
      'star',
      ['Gagne tes premiers Bravos', 'Earn your first Bravos'],
      [
        [
          'Cinq activités donnent un Bravo. Un même jeu compte une fois par semaine : essaie des jeux différents!',
          'Five activities earn a Bravo. The same game counts once a week: try different games!',
        ],
        ['Le compte recommence chaque dimanche.', 'The count starts again every Sunday.'],
      ],
    ),
    card(
      'musical-note',
      ['La chanson du mois', 'The song of the month'],
      [
        [
          'Chaque mois, nous apprenons une chanson par cœur. Nous commençons avec « Frère Jacques », en canon.',
          'Every month, we learn a song by heart. We begin with "Frère Jacques", as a round.',
        ],
        [
          'Écoute-la sur la page de la musique et suis les paroles.',
          'Listen to it on the music page and follow the words.',
        ],
      ],
    ),
  ],
}
