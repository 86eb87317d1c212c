import type { Grade } from '../../grades.ts'

/** A conversation with the owl. Starts with its first line. */
export interface Conversation {
  grade: Grade
  /** End of the record's key. */
  name: string
  /** End of the vocabulary page's key, if it differs from `name`. */
  page?: string
  title: string
  /** Picture of the place. */
  picture: string
  /** Lines by name. Replies only lead to later lines. */
  lines: Readonly<Record<string, Line>>
}

/** The owl's line, the fitting replies (each with the name of the next line, or null at the end) and wrong replies. */
type Line = readonly [
  french: string,
  english: string,
  replies: Readonly<Record<string, string | null>>,
  ...others: string[],
]

export const conversations: readonly Conversation[] = [
  {
    grade: 1,
    name: 'New_Pupil',
    page: 'Classroom',
    title: 'Un nouvel ami',
    picture: 'talk-class',
    lines: {
      hello: [
        'Bonjour! Je suis nouveau ici.',
        'Hello! I am new here.',
        { "Bonjour! Comment t'appelles-tu?": 'name', 'Bonjour! Quel âge as-tu?': 'age' },
        "C'est un crayon.",
      ],
      name: [
        "Je m'appelle Hibou. As-tu un animal?",
        'My name is Hibou. Do you have a pet?',
        { "Oui, j'ai un chat.": 'cat', "Oui, j'ai un chien.": 'dog' },
        'Il fait soleil.',
      ],
      age: [
        "J'ai six ans. As-tu un animal?",
        'I am six years old. Do you have a pet?',
        { "Oui, j'ai un chat.": 'cat', "Oui, j'ai un chien.": 'dog' },
        'Il fait soleil.',
      ],
      cat: [
        "J'aime les chats! Veux-tu jouer avec moi?",
        'I like cats! Do you want to play with me?',
        { 'Oui! On joue au soccer?': 'soccer', 'Oui! On joue au hockey?': 'hockey' },
        "C'est un crayon.",
      ],
      dog: [
        "J'aime les chiens! Veux-tu jouer avec moi?",
        'I like dogs! Do you want to play with me?',
        { 'Oui! On joue au soccer?': 'soccer', 'Oui! On joue au hockey?': 'hockey' },
        "C'est un crayon.",
      ],
      soccer: [
        "J'aime le soccer! Quel temps fait-il?",
        'I like soccer! What is the weather like?',
        { 'Il fait soleil.': 'bye', 'Il fait froid.': 'bye' },
        "J'ai six ans.",
      ],
      hockey: [
        "J'aime le hockey! Quel temps fait-il?",
        'I like hockey! What is the weather like?',
        { 'Il fait soleil.': 'bye', 'Il fait froid.': 'bye' },
        "J'ai six ans.",
      ],
      bye: [
        "D'accord! À demain!",
        'All right! See you tomorrow!',
        { 'À demain!': null, 'Au revoir!': null },
        "J'ai six ans.",
      ],
    },
  },
  {
    grade: 3,
    name: 'Market',
    page: 'Pizza',
    title: 'Au marché',
    picture: 'talk-market',
    lines: {
      hello: [
        'Bonjour! Que veux-tu?',
        'Hello! What would you like?',
        { "Des pommes, s'il vous plaît.": 'apples', "Des carottes, s'il vous plaît.": 'carrots' },
        "J'ai huit ans.",
        'Ça va mal.',
      ],
      apples: [
        'Veux-tu des pommes rouges ou vertes?',
        'Would you like red or green apples?',
        { "Des pommes rouges, s'il vous plaît.": 'more', "Des pommes vertes, s'il vous plaît.": 'more' },
        "J'habite à Ottawa.",
        'Au revoir!',
      ],
      carrots: [
        'Combien de carottes veux-tu?',
        'How many carrots would you like?',
        { "Cinq carottes, s'il vous plaît.": 'more', "Dix carottes, s'il vous plaît.": 'more' },
        "J'habite à Ottawa.",
        "J'ai huit ans.",
      ],
      more: [
        'Voilà! Et avec ça?',
        'Here you are! Anything else?',
        { "Du fromage, s'il vous plaît.": 'cheese', "C'est tout, merci.": 'price' },
        "J'ai huit ans.",
        'Ça va mal.',
      ],
      cheese: [
        "Voilà le fromage! C'est tout?",
        'Here is the cheese! Is that all?',
        { "Oui, c'est tout, merci.": 'price', "Non, du lait aussi, s'il vous plaît.": 'price' },
        "J'habite à Ottawa.",
        'Ça va mal.',
      ],
      price: [
        'Ça fait six dollars.',
        'That is six dollars.',
        { 'Voici six dollars.': 'bye', 'Voici dix dollars.': 'change' },
        "J'ai huit ans.",
        "J'habite à Ottawa.",
      ],
      change: [
        'Et voici ta monnaie. Bonne journée!',
        'And here is your change. Have a nice day!',
        { 'Merci! Au revoir!': null, 'Bonne journée!': null },
        "J'ai huit ans.",
        "Cinq carottes, s'il vous plaît.",
      ],
      bye: [
        'Merci! Bonne journée!',
        'Thank you! Have a nice day!',
        { 'Merci! Au revoir!': null, 'Bonne journée!': null },
        "J'ai huit ans.",
        "Cinq carottes, s'il vous plaît.",
      ],
    },
  },
  {
    grade: 4,
    name: 'Bodyparts',
    title: 'Chez le médecin',
    picture: 'talk-doctor',
    lines: {
      hello: [
        'Bonjour! Comment ça va?',
        'Hello! How are you?',
        { "J'ai mal à la tête.": 'head', "J'ai mal au ventre.": 'tummy' },
        'Il fait soleil et il fait chaud.',
        "J'adore dessiner.",
      ],
      head: [
        'As-tu de la fièvre?',
        'Do you have a fever?',
        { "Oui, j'ai très chaud.": 'since', 'Non, mais je tousse.': 'since' },
        'Alors, je prends mon parapluie.',
        "J'adore dessiner.",
      ],
      tummy: [
        "Qu'est-ce que tu as mangé?",
        'What did you eat?',
        { "J'ai mangé trop de bonbons.": 'since', "J'ai mangé beaucoup de pizza.": 'since' },
        'Il fait soleil et il fait chaud.',
        'Alors, je prends mon parapluie.',
      ],
      since: [
        'Depuis quand es-tu malade?',
        'How long have you been sick?',
        { 'Depuis hier soir.': 'advice', 'Depuis ce matin.': 'advice' },
        "J'adore dessiner.",
        'Alors, je prends mon parapluie.',
      ],
      advice: [
        "Bois beaucoup d'eau et dors bien.",
        'Drink a lot of water and sleep well.',
        { "D'accord, merci.": 'school', 'Est-ce que je peux jouer dehors?': 'outside' },
        'Depuis hier soir.',
        'Depuis ce matin.',
      ],
      outside: [
        "Non, reste à la maison aujourd'hui.",
        'No, stay home today.',
        { "D'accord, je vais lire dans mon lit.": null, 'Merci, docteur. Au revoir!': null },
        'Depuis ce matin.',
        'Alors, je prends mon parapluie.',
      ],
      school: [
        "Tu peux retourner à l'école lundi.",
        'You can go back to school on Monday.',
        { 'Merci, docteur. Au revoir!': null, 'Super! Je vais revoir mes amis.': null },
        'Depuis ce matin.',
        'Alors, je prends mon parapluie.',
      ],
    },
  },
  {
    grade: 5,
    name: 'Cafe',
    title: 'Au café',
    picture: 'talk-cafe',
    lines: {
      hello: [
        'Bonjour! Une table pour combien de personnes?',
        'Hello! A table for how many people?',
        {
          "Pour deux personnes, s'il vous plaît.": 'drink',
          "Pour quatre personnes, s'il vous plaît.": 'drink',
        },
        'Voici dix dollars.',
        "Je viens de Winnipeg. J'ai dix ans.",
      ],
      drink: [
        'Que veux-tu boire?',
        'What would you like to drink?',
        { "Un chocolat chaud, s'il vous plaît.": 'cream', "Un jus d'orange, s'il vous plaît.": 'size' },
        "Un croissant, s'il vous plaît.",
        "Pour deux personnes, s'il vous plaît.",
      ],
      cream: [
        'Veux-tu de la crème avec ton chocolat chaud?',
        'Would you like cream with your hot chocolate?',
        { 'Oui, avec beaucoup de crème!': 'eat', 'Non, merci, sans crème.': 'eat' },
        "L'addition, s'il vous plaît.",
        "Pour quatre personnes, s'il vous plaît.",
      ],
      size: [
        'Un petit jus ou un grand?',
        'A small juice or a large one?',
        { "Un petit, s'il vous plaît.": 'eat', "Un grand, s'il vous plaît.": 'eat' },
        "Je viens de Winnipeg. J'ai dix ans.",
        "L'addition, s'il vous plaît.",
      ],
      eat: [
        'Que veux-tu manger?',
        'What would you like to eat?',
        { "Un croissant, s'il vous plaît.": 'croissant', "Une crêpe, s'il vous plaît.": 'crepe' },
        "Un jus d'orange, s'il vous plaît.",
        'Voici dix dollars.',
      ],
      croissant: [
        'Voilà ton croissant. Bon appétit!',
        'Here is your croissant. Enjoy your meal!',
        { "Merci! C'est très bon.": 'price', "Merci! L'addition, s'il vous plaît.": 'price' },
        "Pour deux personnes, s'il vous plaît.",
        "Je viens de Winnipeg. J'ai dix ans.",
      ],
      crepe: [
        'Voilà ta crêpe. Bon appétit!',
        'Here is your crêpe. Enjoy your meal!',
        { "Merci! C'est très bon.": 'price', "Merci! L'addition, s'il vous plaît.": 'price' },
        "Pour deux personnes, s'il vous plaît.",
        "Je viens de Winnipeg. J'ai dix ans.",
      ],
      price: [
        "Voici l'addition : ça fait dix dollars.",
        'Here is the bill: that is ten dollars.',
        { 'Voici dix dollars.': 'bye', 'Voici vingt dollars.': 'change' },
        "Une crêpe, s'il vous plaît.",
        "Pour deux personnes, s'il vous plaît.",
      ],
      change: [
        'Et voici ta monnaie. Bonne journée!',
        'And here is your change. Have a nice day!',
        { 'Merci! Au revoir!': null, 'Bonne journée!': null },
        "Une crêpe, s'il vous plaît.",
        "L'addition, s'il vous plaît.",
      ],
      bye: [
        'Merci! Bonne journée!',
        'Thank you! Have a nice day!',
        { 'Merci! Au revoir!': null, 'Bonne journée!': null },
        "Une crêpe, s'il vous plaît.",
        "L'addition, s'il vous plaît.",
      ],
    },
  },
  {
    grade: 6,
    name: 'Telephone',
    page: 'Activity',
    title: 'Au téléphone',
    picture: 'talk-telephone',
    lines: {
      hello: [
        'Allô! Qui parle?',
        'Hello! Who is speaking?',
        {
          "Bonjour! C'est Alex. Je t'invite samedi!": 'saturday',
          "Bonjour! C'est Alex. Est-ce que Zoé est là?": 'zoe',
        },
        'À midi, à la bibliothèque.',
        "Non, merci, je n'aime pas les olives.",
      ],
      saturday: [
        "Merci! Qu'est-ce qu'on va faire?",
        'Thank you! What are we going to do?',
        { 'On va aller au cinéma.': 'cinema', 'On va aller à la patinoire.': 'rink' },
        "Non, merci, je n'aime pas les olives.",
        "J'habite au 12, rue des Érables.",
      ],
      zoe: [
        'Non, elle joue dehors. Veux-tu lui laisser un message?',
        'No, she is playing outside. Would you like to leave her a message?',
        {
          'Oui, je vous invite, Zoé et toi, au cinéma samedi.': 'cinema',
          'Oui, je vous invite, Zoé et toi, à la patinoire samedi.': 'rink',
        },
        "Non, merci, je n'aime pas les olives.",
        'Ça fait vingt dollars. Le livreur arrive dans trente minutes.',
      ],
      cinema: [
        'Bonne idée! À quelle heure commence le film?',
        'Good idea! What time does the movie start?',
        { 'À deux heures.': 'place', 'À sept heures.': 'place' },
        "J'habite au 12, rue des Érables.",
        "Devant l'école.",
      ],
      rink: [
        'Bonne idée! À quelle heure ouvre la patinoire?',
        'Good idea! What time does the rink open?',
        { 'À dix heures.': 'place', 'À midi.': 'place' },
        "J'habite au 12, rue des Érables.",
        "Devant l'école.",
      ],
      place: [
        "D'accord. Où est-ce qu'on se retrouve?",
        'All right. Where do we meet?',
        { "Devant l'école.": 'bus', 'Chez moi.': 'walk' },
        'À deux heures.',
        "Je joue du piano et je fais de l'escalade.",
      ],
      bus: [
        "Parfait! Est-ce qu'on prend l'autobus?",
        'Perfect! Do we take the bus?',
        { "Oui, on prend l'autobus.": 'bye', 'Non, mon père va nous conduire.': 'bye' },
        "Devant l'école.",
        'À deux heures.',
      ],
      walk: [
        'Parfait! Quelle est ton adresse?',
        'Perfect! What is your address?',
        { "J'habite au 12, rue des Érables.": 'bye', "J'habite à côté de l'école.": 'bye' },
        'À deux heures.',
        "Oui, on prend l'autobus.",
      ],
      bye: [
        'Très bien! À samedi!',
        'Very good! See you Saturday!',
        { 'À samedi!': null, 'Merci! Au revoir!': null },
        "Devant l'école.",
        "Non, merci, je n'aime pas les olives.",
      ],
    },
  },
]
