/**
 * Wrong replies to dialogue lines. Checked by hand: none of them fits. Games leave out dialogue lines that
 * are not listed here.
 */
export const misfits: Readonly<Record<string, readonly string[]>> = {
  // Grade 1
  "Bonjour! Je m'appelle Léa. Et toi?": ["C'est un crayon.", 'Il neige.'],
  'Quel âge as-tu?': ["Je m'appelle Karim.", 'Il fait soleil.'],
  'Veux-tu jouer avec moi?': ["J'ai six ans.", "C'est un crayon."],
  "Qu'est-ce que c'est?": ["J'ai six ans.", 'Oui, avec plaisir!'],
  'As-tu une efface?': ['Il neige.', "Je m'appelle Karim."],
  'Merci, Noah!': ['Il fait soleil.', "C'est un crayon."],
  'Quel temps fait-il?': ["C'est un crayon.", 'De rien!'],

  // Grade 3
  "Bonjour! Comment t'appelles-tu?": ["J'ai huit ans.", "J'habite à Ottawa.", 'Ça va mal.'],
  "Moi, je m'appelle Inès. Quel âge as-tu?": ["J'habite à Ottawa.", 'Non, je suis fatigué.', 'Voilà!'],
  'Où habites-tu?': ["J'ai huit ans.", 'Ça va mal.', "Une pizza au fromage, s'il vous plaît."],
  'Salut, Léo! Comment ça va?': ["J'ai huit ans.", "J'habite à Ottawa.", 'Voilà!'],
  'Pourquoi? Es-tu malade?': ["J'habite à Ottawa.", "J'ai huit ans.", "Je m'appelle Olivier. Et toi?"],
  'Repose-toi bien. À demain!': [
    "J'ai huit ans.",
    "J'habite à Ottawa.",
    "Une pizza au fromage, s'il vous plaît.",
  ],
  'Bonjour! Que veux-tu?': ["J'habite à Ottawa.", "J'ai huit ans.", 'Ça va mal.'],

  // Grade 4
  "Salut! Je m'appelle Zoé. Et toi?": [
    'Il fait soleil et il fait chaud.',
    'Alors, je prends mon parapluie.',
    'Oui, très froid. Mets ta tuque et tes mitaines.',
  ],
  "D'où viens-tu, Samuel?": [
    "J'adore dessiner et jouer au soccer.",
    "Je m'appelle Samuel. J'ai neuf ans.",
    'Il va pleuvoir et il va venter.',
  ],
  "Qu'est-ce que tu aimes faire?": [
    'Je viens de Québec. Je parle français et anglais.',
    "Je m'appelle Samuel. J'ai neuf ans.",
    'Oui, très froid. Mets ta tuque et tes mitaines.',
  ],
  "Moi aussi, j'aime le soccer! Veux-tu jouer avec nous?": [
    "Je m'appelle Samuel. J'ai neuf ans.",
    'Alors, je prends mon parapluie.',
    'Je viens de Québec. Je parle français et anglais.',
  ],
  "Quel temps fait-il aujourd'hui?": [
    "Je m'appelle Samuel. J'ai neuf ans.",
    'Alors, je prends mon parapluie.',
    'Oui, avec plaisir!',
  ],
  'Il fait soleil et il fait chaud.': [
    'Alors, je prends mon parapluie.',
    'Oui, très froid. Mets ta tuque et tes mitaines.',
    "Je m'appelle Samuel. J'ai neuf ans.",
  ],
  "Est-ce qu'il fait froid?": [
    "D'où viens-tu, Samuel?",
    "J'adore dessiner et jouer au soccer.",
    "Je m'appelle Samuel. J'ai neuf ans.",
  ],
  'Quel temps va-t-il faire demain?': [
    "J'adore dessiner et jouer au soccer.",
    'Je viens de Québec. Je parle français et anglais.',
    'Oui, avec plaisir!',
  ],
  'Il va pleuvoir et il va venter.': [
    "Je m'appelle Samuel. J'ai neuf ans.",
    "D'où viens-tu, Samuel?",
    'Je viens de Québec. Je parle français et anglais.',
  ],

  // Grade 5
  "Bonjour! Je m'appelle Chloé et je suis nouvelle ici.": [
    'Voici dix dollars.',
    "D'abord les légumes, ensuite le dessert!",
    'Ça fait six dollars.',
  ],
  "Bienvenue, Chloé! Moi, c'est Noah. D'où viens-tu?": [
    'Moi, je suis bavard et très drôle!',
    "Une moyenne, s'il vous plaît.",
    "C'est tout, merci. Ça fait combien?",
  ],
  'Comment es-tu en classe?': [
    "Je viens de Winnipeg. J'ai dix ans.",
    'Voici dix dollars.',
    'Je prends du riz, du poulet et un peu de salade.',
  ],
  'Bonjour, vous désirez?': [
    "Je viens de Winnipeg. J'ai dix ans.",
    'Moi, je suis bavard et très drôle!',
    'Ça fait six dollars.',
  ],
  'Quel format voulez-vous?': [
    'Voici dix dollars.',
    'Je voudrais une pizza aux champignons.',
    'Je suis un peu timide, mais travailleuse. Et toi?',
  ],
  'Et comme boisson?': [
    'Je prends du riz, du poulet et un peu de salade.',
    'Voici dix dollars.',
    'Je suis un peu timide, mais travailleuse. Et toi?',
  ],
  'Que prends-tu, Alice?': [
    'Voici dix dollars.',
    "Je viens de Winnipeg. J'ai dix ans.",
    'Alors, on va rire ensemble!',
  ],
  'Veux-tu de la soupe?': [
    "Je viens de Winnipeg. J'ai dix ans.",
    'Moi, je suis bavard et très drôle!',
    'Voici dix dollars.',
  ],
  'Bonjour! Que désirez-vous?': [
    'Voici dix dollars.',
    "Je viens de Winnipeg. J'ai dix ans.",
    'Et voici votre monnaie. Bonne journée!',
  ],
  "C'est tout, merci. Ça fait combien?": [
    "Une moyenne, s'il vous plaît.",
    'Un jus de pomme. Merci!',
    'Alors, on va rire ensemble!',
  ],
  'Ça fait six dollars.': [
    "Une moyenne, s'il vous plaît.",
    "Je viens de Winnipeg. J'ai dix ans.",
    'Moi, je suis bavard et très drôle!',
  ],

  // Grade 6
  "Salut! Je pense que tu es nouveau. Je m'appelle Inès.": [
    'À midi, à la bibliothèque.',
    "J'habite au 12, rue des Érables.",
    'Ça fait vingt dollars. Le livreur arrive dans trente minutes.',
  ],
  'Depuis quand habites-tu ici?': [
    'À midi, à la bibliothèque.',
    "Je joue du piano et je fais de l'escalade.",
    "Bonne idée! C'est à quelle heure?",
  ],
  "Qu'est-ce que tu aimes faire après l'école?": [
    'Depuis un mois. Ma famille vient du Manitoba.',
    "J'habite au 12, rue des Érables.",
    "Non, merci, je n'aime pas les olives.",
  ],
  "Veux-tu venir au club d'échecs avec moi?": [
    'Depuis un mois. Ma famille vient du Manitoba.',
    "J'habite au 12, rue des Érables.",
    "Enchanté, Inès. Moi, je m'appelle Karim.",
  ],
  "Bonne idée! C'est à quelle heure?": [
    'Depuis un mois. Ma famille vient du Manitoba.',
    "Je joue du piano et je fais de l'escalade.",
    "Enchanté, Inès. Moi, je m'appelle Karim.",
  ],
  'Pizzeria Bravo, bonjour!': [
    'À midi, à la bibliothèque.',
    'Depuis un mois. Ma famille vient du Manitoba.',
    "Je joue du piano et je fais de l'escalade.",
  ],
  'Voulez-vous des olives?': [
    "J'habite au 12, rue des Érables.",
    "Enchanté, Inès. Moi, je m'appelle Karim.",
    'À midi, à la bibliothèque.',
  ],
  'Quelle est votre adresse?': [
    "Non, merci, je n'aime pas les olives.",
    'Depuis un mois. Ma famille vient du Manitoba.',
    "Bonne idée! C'est à quelle heure?",
  ],
}
