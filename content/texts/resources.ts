import { picturePath } from '../words/media-path.ts'
import { card, heading, list, paragraph } from './blocks.ts'

export const resources = {
  image: picturePath('card-file-box'),
  blocks: [
    paragraph(
      "Des outils pour écrire, chercher et jouer en français, à l'école comme à la maison.",
      'Tools to write, to look things up and to play in French, at school as at home.',
    ),
    heading('Chercher dans un dictionnaire', 'Looking up a word'),
    list(
      [
        'Un nom est rangé au singulier : pour « les chevaux », cherche « cheval ».',
        'A noun is listed in the singular: for "les chevaux", look for "cheval".',
      ],
      [
        "Un verbe est rangé à l'infinitif : pour « je mange », cherche « manger ».",
        'A verb is listed in the infinitive: for "je mange", look for "manger".',
      ],
      [
        'Un adjectif est rangé au masculin : pour « blanche », cherche « blanc ».',
        'An adjective is listed in the masculine: for "blanche", look for "blanc".',
      ],
      [
        'Les lettres n. m. veulent dire « nom masculin » : on met le ou un. Les lettres n. f. veulent dire « nom féminin » : on met la ou une.',
        'The letters n. m. mean "masculine noun": use le or un. The letters n. f. mean "feminine noun": use la or une.',
      ],
    ),
    heading('Écrire les accents', 'Typing the accents'),
    list(
      [
        'Sur une tablette ou un téléphone : garde le doigt sur la lettre e, puis glisse vers é, è, ê ou ë.',
        'On a tablet or a phone: keep your finger on the letter e, then slide to é, è, ê or ë.',
      ],
      [
        'Sur un ordinateur avec le clavier canadien-français : la touche é est à droite, près de la touche majuscule.',
        'On a computer with the Canadian French keyboard: the é key is on the right, near the shift key.',
      ],
      [
        "Dans nos jeux : touche les lettres à l'écran. Les accents sont là.",
        'In our games: tap the letters on the screen. The accents are there.',
      ],
    ),
    heading('À imprimer et à bricoler', 'To print and to make'),
    card(
      'scissors',
      ['Des cartes éclair', 'Flash cards'],
      [
        [
          'Imprime une page de mots, découpe les images et écris le mot au dos. Joue à deux : qui en sait dix?',
          'Print a page of words, cut out the pictures and write the word on the back. Play in pairs: who knows ten?',
        ],
      ],
    ),
    card(
      'input-numbers',
      ['Un bingo', 'A bingo'],
      [
        [
          'Dessine une grille de neuf cases et choisis neuf mots. Une personne lit les mots à voix haute.',
          'Draw a grid of nine squares and choose nine words. One person reads the words aloud.',
        ],
      ],
    ),
    card(
      'notebook',
      ['Mon carnet de mots', 'My word notebook'],
      [
        [
          'Chaque semaine, écris cinq mots, fais cinq dessins et invente une phrase drôle.',
          'Every week, write five words, make five drawings and make up a funny sentence.',
        ],
      ],
    ),
    card(
      'game-die',
      ['Le dé des phrases', 'The sentence die'],
      [
        [
          'Un : je suis. Deux : tu as. Trois : il va. Quatre : nous aimons. Cinq : vous faites. Six : ils veulent. Lance le dé et finis la phrase!',
          'One: je suis. Two: tu as. Three: il va. Four: nous aimons. Five: vous faites. Six: ils veulent. Roll the die and finish the sentence!',
        ],
      ],
    ),
    heading("Sur d'autres sites", 'On other sites'),
    paragraph(
      'Ces sites officiels sont hors de notre site. Ouvre-les avec un adulte.',
      'These official sites are outside of ours. Open them with an adult.',
    ),
    {
      type: 'link' as const,
      french: "La Vitrine linguistique de l'Office québécois de la langue française",
      english: 'Words and grammar, explained by the Québec language office',
      url: 'https://vitrinelinguistique.oqlf.gouv.qc.ca/',
    },
    {
      type: 'link' as const,
      french: 'Ici Radio-Canada',
      english: "Canada's public broadcaster in French",
      url: 'https://ici.radio-canada.ca/',
    },
  ],
}
