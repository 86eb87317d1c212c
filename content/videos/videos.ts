import { at } from '../pictures/compose.ts'
import { person, snowmanFigure, wears } from '../stories/figures.ts'
import { counted, pair, scene, single, withPerson } from './shots.ts'
import type { VideoSeed } from './video-seed.ts'

const FEET = 76
const girl = person('alice', 46, FEET, 58, 'right')
const boy = person('bruno', 46, FEET, 58, 'right')

export const videos: readonly VideoSeed[] = [
  {
    id: 'bonjour',
    title: 'Bonjour!',
    english: 'Hello!',
    about: { french: 'Deux amis se rencontrent.', english: 'Two friends meet.' },
    shots: [
      scene('Bonjour!', 'schoolyard', person('lea', 46, FEET, 56, 'up')),
      scene(
        'Bonjour! Comment ça va?',
        'schoolyard',
        person('lea', 46, FEET, 56),
        person('bruno', 112, FEET, 58, 'up'),
      ),
      scene(
        'Ça va bien, merci!',
        'schoolyard',
        person('lea', 46, FEET, 56, 'right'),
        person('bruno', 112, FEET, 58),
      ),
      scene(
        "Comment t'appelles-tu?",
        'schoolyard',
        person('lea', 46, FEET, 56, 'right'),
        person('bruno', 112, FEET, 58),
      ),
      scene(
        "Je m'appelle Bruno.",
        'schoolyard',
        person('lea', 46, FEET, 56),
        person('bruno', 112, FEET, 58, 'up'),
      ),
      scene(
        'Veux-tu jouer avec moi?',
        'schoolyard',
        person('lea', 46, FEET, 56, 'right'),
        person('bruno', 112, FEET, 58),
        [at('soccer-ball', 72, 58, 18)],
      ),
      scene(
        'Oui! On joue!',
        'schoolyard',
        person('lea', 46, FEET, 56, 'up'),
        person('bruno', 112, FEET, 58, 'up'),
        [at('soccer-ball', 72, 22, 18)],
      ),
    ],
  },
  {
    id: 'les-nombres',
    title: 'Compte de un à dix',
    english: 'Count from one to ten',
    about: { french: 'Compte les animaux avec la voix.', english: 'Count the animals with the voice.' },
    shots: [
      counted('Un chat.', 'cat', 1, 'meadow'),
      counted('Deux chiens.', 'dog', 2, 'meadow'),
      counted('Trois lapins.', 'rabbit', 3, 'meadow'),
      counted('Quatre canards.', 'duck', 4, 'meadow'),
      counted('Cinq souris.', 'mouse', 5, 'meadow'),
      counted('Six abeilles.', 'honeybee', 6, 'spring'),
      counted('Sept papillons.', 'butterfly', 7, 'spring'),
      counted('Huit grenouilles.', 'frog', 8, 'spring'),
      counted('Neuf poussins.', 'baby-chick', 9, 'spring'),
      counted('Dix fourmis!', 'ant', 10, 'spring'),
    ],
  },
  {
    id: 'les-couleurs',
    title: 'De quelle couleur est-ce?',
    english: 'What colour is it?',
    about: { french: 'Répète les couleurs.', english: 'Repeat the colours.' },
    shots: [
      single('La pomme est rouge.', 'red-apple', 'livingRoom'),
      single('Le citron est jaune.', 'lemon', 'bedroom'),
      single('La grenouille est verte.', 'frog', 'livingRoom'),
      single('La carotte est orange.', 'carrot', 'bedroom'),
      single('La baleine est bleue.', 'whale', 'river'),
      single('Les raisins sont violets.', 'grapes', 'kitchen'),
      single('Le cochon est rose.', 'pig', 'meadow'),
      single("L'arc-en-ciel a toutes les couleurs!", 'rainbow', 'spring'),
    ],
  },
  {
    id: 'a-la-ferme',
    title: 'À la ferme',
    english: 'On the farm',
    about: { french: 'Quel cri fait chaque animal?', english: 'What sound does each animal make?' },
    shots: [
      single('La vache fait meuh!', 'cow', 'meadow'),
      single('Le mouton fait bê!', 'ewe', 'meadow'),
      single('Le coq fait cocorico!', 'rooster', 'meadow'),
      single('Le canard fait coin-coin!', 'duck', 'meadow'),
      single('Le cheval hennit.', 'horse', 'meadow'),
      single("L'âne fait hi-han!", 'donkey', 'meadow'),
      single('Le chat fait miaou!', 'cat', 'meadow'),
      single('Le chien fait ouaf ouaf!', 'dog', 'meadow'),
    ],
  },
  {
    id: 'quel-temps-fait-il',
    title: 'Quel temps fait-il?',
    english: 'What is the weather like?',
    about: { french: 'La météo du matin au soir.', english: 'The weather from morning to night.' },
    shots: [
      scene('Quel temps fait-il?', 'meadow', person('alice', 80, FEET, 56, 'up')),
      pair('Il fait soleil.', 'sun-with-face', 'sunglasses', 'meadow'),
      pair('Il y a des nuages.', 'cloud', 'sun-behind-large-cloud', 'meadow'),
      pair('Il pleut.', 'cloud-with-rain', 'umbrella-with-rain-drops', 'rain'),
      pair('Il y a un orage.', 'cloud-with-lightning-and-rain', 'high-voltage', 'rain'),
      pair('Il vente.', 'wind-face', 'leaf-fluttering-in-wind', 'meadow'),
      scene('Il neige!', 'winter', snowmanFigure(80, FEET, 56, { hasTuque: true, hasScarf: true })),
      single('Il fait froid.', 'cold-face', 'winter'),
    ],
  },
  {
    id: 'je-m-habille',
    title: "Je m'habille pour l'hiver",
    english: 'I get dressed for winter',
    about: {
      french: 'Avant de jouer dehors, il faut tout ça!',
      english: 'Before playing outside, you need all this!',
    },
    shots: [
      scene("Il fait froid. Je m'habille!", 'winter', person('bruno', 80, FEET, 56)),
      withPerson('Je mets mon pantalon de neige.', boy, 'snow-pants', 'bedroom'),
      withPerson('Je mets mes bottes.', boy, 'snow-boots', 'bedroom'),
      withPerson('Je mets mon manteau.', boy, 'coat', 'bedroom'),
      withPerson('Je mets mon foulard.', boy, 'scarf', 'bedroom'),
      withPerson('Je mets ma tuque.', boy, 'tuque', 'bedroom'),
      withPerson('Je mets mes mitaines.', boy, 'mittens', 'bedroom'),
      scene(
        'Et maintenant, je joue dehors!',
        'winter',
        snowmanFigure(112, FEET, 54, { hasTuque: true, hasScarf: true }),
        person('bruno', 50, FEET, 56, 'up', wears.greenCoat),
        [at('tuque', 39, 10, 22)],
      ),
    ],
  },
  {
    id: 'mon-corps',
    title: 'Touche ta tête!',
    english: 'Touch your head!',
    about: {
      french: 'Lève-toi et fais ce que la voix dit.',
      english: 'Stand up and do what the voice says.',
    },
    shots: [
      scene('Lève-toi!', 'livingRoom', person('alice', 80, FEET, 58, 'up')),
      single('Touche ta tête.', 'body-figure-la-tete', 'livingRoom'),
      single('Touche ton nez.', 'nose', 'livingRoom'),
      single('Touche tes oreilles.', 'ear', 'livingRoom'),
      single('Ouvre la bouche.', 'mouth', 'livingRoom'),
      single('Ferme les yeux.', 'relieved-face', 'livingRoom'),
      single('Lève la main.', 'raised-hand', 'livingRoom'),
      single('Plie la jambe.', 'leg', 'livingRoom'),
      single('Tape du pied.', 'foot', 'livingRoom'),
      scene('Bravo! Assieds-toi.', 'livingRoom', person('alice', 80, FEET, 58, 'down', { legs: 'sit' })),
    ],
  },
  {
    id: 'mes-emotions',
    title: 'Comment te sens-tu?',
    english: 'How do you feel?',
    about: { french: "Fais la même tête que l'image.", english: 'Make the same face as the picture.' },
    shots: [
      single('Je suis content.', 'grinning-face-with-big-eyes', 'livingRoom'),
      single('Je suis triste.', 'crying-face', 'rain'),
      single('Je suis en colère.', 'pouting-face', 'evening'),
      single("J'ai peur.", 'face-screaming-in-fear', 'night'),
      single('Je suis surpris.', 'astonished-face', 'livingRoom'),
      single('Je suis fatigué.', 'sleeping-face', 'night'),
      single('Je suis malade.', 'face-with-thermometer', 'bedroom'),
      single('Et toi, comment te sens-tu?', 'thinking-face', 'spring'),
    ],
  },
  {
    id: 'ma-journee',
    title: 'Ma journée',
    english: 'My day',
    about: { french: 'Du matin au soir avec Alice.', english: 'From morning to night with Alice.' },
    shots: [
      pair('Le matin, je me lève.', 'sun-with-face', 'bed', 'bedroom'),
      withPerson('Je mange mon déjeuner.', girl, 'pancakes', 'kitchen'),
      withPerson('Je me brosse les dents.', girl, 'toothbrush', 'bedroom'),
      pair("Je vais à l'école.", 'school', 'bus', 'schoolyard'),
      pair('Je dîne avec mes amis.', 'sandwich', 'red-apple', 'office'),
      withPerson("L'après-midi, je joue dehors.", girl, 'soccer-ball', 'meadow'),
      scene(
        'Le soir, je soupe avec ma famille.',
        'kitchen',
        person('mother', 30, FEET, 58),
        person('alice', 62, FEET, 46),
        person('father', 94, FEET, 60),
        [at('pot-of-food', 114, 36, 38)],
      ),
      withPerson('Je lis une histoire.', girl, 'open-book', 'bedroom'),
      pair('Bonne nuit!', 'crescent-moon', 'sleeping-face', 'night'),
    ],
  },
  {
    id: 'au-marche',
    title: 'Au marché',
    english: 'At the market',
    about: { french: 'Que mets-tu dans ton panier?', english: 'What do you put in your basket?' },
    shots: [
      scene(
        'Bonjour, madame! Que voulez-vous?',
        'quay',
        [at('stall', 92, 24, 54)],
        person('uncle', 84, FEET, 60, 'left'),
        person('mother', 40, FEET, 58),
      ),
      counted('Je voudrais trois pommes.', 'red-apple', 3, 'kitchen'),
      single('Je voudrais du pain.', 'baguette-bread', 'kitchen'),
      single('Je voudrais du fromage.', 'cheese-wedge', 'kitchen'),
      single("Je voudrais du sirop d'érable.", 'maple-syrup', 'kitchen'),
      single('Ça fait combien?', 'coin', 'kitchen'),
      single('Ça fait dix dollars.', 'dollar-banknote', 'kitchen'),
      scene(
        'Merci, au revoir!',
        'quay',
        [at('stall', 92, 24, 54)],
        person('uncle', 84, FEET, 60, 'up'),
        person('mother', 40, FEET, 58, 'up'),
      ),
    ],
  },
  {
    id: 'chante-frere-jacques',
    title: 'Chante : Frère Jacques',
    english: 'Sing: Frère Jacques',
    about: {
      french: 'Chante avec la musique : lis les mots.',
      english: 'Sing with the music: read the words.',
    },
    song: 'frere-jacques',
    shots: [
      scene('Frère Jacques, frère Jacques,', 'night', [at('bed', 46, 30, 64)], [at('zzz', 104, 18, 22)]),
      pair('Dormez-vous? Dormez-vous?', 'sleeping-face', 'zzz', 'night'),
      pair('Sonnez les matines! Sonnez les matines!', 'sun-with-face', 'church', 'spring'),
      scene(
        'Din, dan, don! Din, dan, don!',
        'spring',
        [at('bell', 20, 24, 36)],
        [at('bell', 64, 18, 36)],
        [at('bell', 106, 24, 36)],
      ),
    ],
  },
  {
    id: 'chante-pomme-de-reinette',
    title: 'Chante : Pomme de reinette',
    english: 'Sing: Russet apple',
    about: {
      french: 'Une comptine sur deux pommes. Chante avec la musique.',
      english: 'A rhyme about two apples. Sing with the music.',
    },
    song: 'pomme-de-reinette',
    shots: [
      pair("Pomme de reinette et pomme d'api,", 'red-apple', 'green-apple', 'meadow'),
      counted("D'api, d'api rouge.", 'red-apple', 3, 'meadow'),
      counted("D'api, d'api gris.", 'grey-apple', 3, 'meadow'),
    ],
  },
]

/** Videos for the youngest pupils. */
export const firstVideos: readonly string[] = [
  'bonjour',
  'les-nombres',
  'les-couleurs',
  'a-la-ferme',
  'mon-corps',
  'quel-temps-fait-il',
  'mes-emotions',
  'chante-frere-jacques',
  'chante-pomme-de-reinette',
]

/** Names of all pictures in videos. */
export const picturesInVideos: readonly string[] = videos.flatMap(({ shots }) =>
  shots.flatMap(({ pictures }) =>
    pictures.flat().flatMap((layer) => (typeof layer === 'string' ? [] : layer.picture)),
  ),
)
