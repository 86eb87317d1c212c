import { dialogue } from './spoken.ts'

const children = {
  Alice: 'alice',
  Bruno: 'bruno',
  Chloé: 'chloe',
  Inès: 'ines',
  Karim: 'karim',
  Léa: 'lea',
  Léo: 'leo',
  Maya: 'maya',
  Noah: 'noah',
  Olivier: 'olivier',
  Samuel: 'samuel',
  Zoé: 'zoe',
}

/** Title of the first dialogue in every grade. */
export const INTRODUCTION_TITLE = 'Je me présente'

export const firstClassConversations = [
  dialogue(INTRODUCTION_TITLE, children, [
    ['Léa', "Bonjour! Je m'appelle Léa. Et toi?", 'Hello! My name is Léa. And you?'],
    ['Karim', "Je m'appelle Karim.", 'My name is Karim.'],
    ['Léa', 'Quel âge as-tu?', 'How old are you?'],
    ['Karim', "J'ai six ans.", 'I am six years old.'],
    ['Léa', 'Veux-tu jouer avec moi?', 'Do you want to play with me?'],
    ['Karim', 'Oui, avec plaisir!', 'Yes, I would love to!'],
  ]),
  dialogue('Dans la classe', children, [
    ['Maya', "Qu'est-ce que c'est?", 'What is it?'],
    ['Noah', "C'est un crayon.", 'It is a pencil.'],
    ['Maya', 'As-tu une efface?', 'Do you have an eraser?'],
    ['Noah', 'Oui, voici une efface.', 'Yes, here is an eraser.'],
    ['Maya', 'Merci, Noah!', 'Thank you, Noah!'],
    ['Noah', 'De rien!', 'You are welcome!'],
  ]),
]

export const feelingsConversations = [
  dialogue(INTRODUCTION_TITLE, children, [
    ['Inès', "Bonjour! Comment t'appelles-tu?", 'Hello! What is your name?'],
    ['Olivier', "Je m'appelle Olivier. Et toi?", 'My name is Olivier. And you?'],
    ['Inès', "Moi, je m'appelle Inès. Quel âge as-tu?", 'My name is Inès. How old are you?'],
    ['Olivier', "J'ai huit ans.", 'I am eight years old.'],
    ['Inès', 'Où habites-tu?', 'Where do you live?'],
    ['Olivier', "J'habite à Ottawa.", 'I live in Ottawa.'],
  ]),
  dialogue('Comment ça va?', children, [
    ['Maya', 'Salut, Léo! Comment ça va?', 'Hi, Léo! How are you?'],
    ['Léo', 'Ça va mal.', 'I am not well.'],
    ['Maya', 'Pourquoi? Es-tu malade?', 'Why? Are you sick?'],
    ['Léo', 'Non, je suis fatigué.', 'No, I am tired.'],
    ['Maya', 'Repose-toi bien. À demain!', 'Have a good rest. See you tomorrow!'],
    ['Léo', 'Merci, Maya. À demain!', 'Thank you, Maya. See you tomorrow!'],
  ]),
]

export const hobbiesConversations = [
  dialogue(INTRODUCTION_TITLE, children, [
    ['Zoé', "Salut! Je m'appelle Zoé. Et toi?", 'Hi! My name is Zoé. And you?'],
    ['Samuel', "Je m'appelle Samuel. J'ai neuf ans.", 'My name is Samuel. I am nine years old.'],
    ['Zoé', "D'où viens-tu, Samuel?", 'Where are you from, Samuel?'],
    [
      'Samuel',
      'Je viens de Québec. Je parle français et anglais.',
      'I am from Québec City. I speak French and English.',
    ],
    ['Zoé', "Qu'est-ce que tu aimes faire?", 'What do you like to do?'],
    ['Samuel', "J'adore dessiner et jouer au soccer.", 'I love to draw and to play soccer.'],
    [
      'Zoé',
      "Moi aussi, j'aime le soccer! Veux-tu jouer avec nous?",
      'I like soccer too! Do you want to play with us?',
    ],
    ['Samuel', 'Oui, avec plaisir!', 'Yes, I would love to!'],
  ]),
]

export const characterConversations = [
  dialogue(INTRODUCTION_TITLE, children, [
    [
      'Chloé',
      "Bonjour! Je m'appelle Chloé et je suis nouvelle ici.",
      'Hello! My name is Chloé and I am new here.',
    ],
    [
      'Noah',
      "Bienvenue, Chloé! Moi, c'est Noah. D'où viens-tu?",
      'Welcome, Chloé! I am Noah. Where are you from?',
    ],
    ['Chloé', "Je viens de Winnipeg. J'ai dix ans.", 'I am from Winnipeg. I am ten years old.'],
    ['Noah', 'Comment es-tu en classe?', 'What are you like in class?'],
    [
      'Chloé',
      'Je suis un peu timide, mais travailleuse. Et toi?',
      'I am a little shy, but hard-working. And you?',
    ],
    ['Noah', 'Moi, je suis bavard et très drôle!', 'I am talkative and very funny!'],
    ['Chloé', 'Alors, on va rire ensemble!', 'Then we will laugh together!'],
  ]),
]

export const projectsConversations = [
  dialogue(INTRODUCTION_TITLE, children, [
    [
      'Inès',
      "Salut! Je pense que tu es nouveau. Je m'appelle Inès.",
      'Hi! I think you are new. My name is Inès.',
    ],
    ['Karim', "Enchanté, Inès. Moi, je m'appelle Karim.", 'Nice to meet you, Inès. My name is Karim.'],
    ['Inès', 'Depuis quand habites-tu ici?', 'How long have you lived here?'],
    ['Karim', 'Depuis un mois. Ma famille vient du Manitoba.', 'For a month. My family comes from Manitoba.'],
    ['Inès', "Qu'est-ce que tu aimes faire après l'école?", 'What do you like to do after school?'],
    ['Karim', "Je joue du piano et je fais de l'escalade.", 'I play the piano and I go rock climbing.'],
    ['Inès', "Veux-tu venir au club d'échecs avec moi?", 'Do you want to come to the chess club with me?'],
    ['Karim', "Bonne idée! C'est à quelle heure?", 'Good idea! What time does it start?'],
    ['Inès', 'À midi, à la bibliothèque.', 'At noon, in the library.'],
  ]),
]

export const weatherConversations = [
  dialogue('Ce matin', children, [
    ['Alice', "Quel temps fait-il aujourd'hui?", 'What is the weather like today?'],
    ['Bruno', 'Il fait soleil et il fait chaud.', 'It is sunny and it is hot.'],
    ['Alice', 'Super! On va au parc!', 'Great! Let us go to the park!'],
  ]),
  dialogue('En hiver', children, [
    ['Bruno', 'Regarde dehors! Il neige!', 'Look outside! It is snowing!'],
    ['Alice', "Est-ce qu'il fait froid?", 'Is it cold?'],
    [
      'Bruno',
      'Oui, très froid. Mets ta tuque et tes mitaines.',
      'Yes, very cold. Put on your tuque and your mittens.',
    ],
  ]),
  dialogue('La météo de demain', children, [
    ['Alice', 'Quel temps va-t-il faire demain?', 'What will the weather be like tomorrow?'],
    ['Bruno', 'Il va pleuvoir et il va venter.', 'It will rain and it will be windy.'],
    ['Alice', 'Alors, je prends mon parapluie.', 'Then I will take my umbrella.'],
  ]),
]

export const firstWeatherConversations = [
  dialogue('Quel temps fait-il?', children, [
    ['Alice', 'Quel temps fait-il?', 'What is the weather like?'],
    ['Bruno', 'Il fait soleil.', 'It is sunny.'],
    ['Alice', 'Quel temps fait-il?', 'What is the weather like?'],
    ['Bruno', 'Il neige.', 'It is snowing.'],
  ]),
]

const pizzeria = { 'le serveur': 'man-in-tuxedo', Alice: 'alice', Bruno: 'bruno' }

export const firstPizzaConversations = [
  dialogue('Une pizza', pizzeria, [
    ['le serveur', 'Bonjour! Que veux-tu?', 'Hello! What would you like?'],
    ['Alice', "Une pizza au fromage, s'il vous plaît.", 'A cheese pizza, please.'],
    ['le serveur', 'Voilà!', 'Here you are!'],
    ['Alice', 'Merci!', 'Thank you!'],
  ]),
]

export const pizzaConversations = [
  dialogue('À la pizzeria', pizzeria, [
    ['le serveur', 'Bonjour, vous désirez?', 'Hello, what would you like?'],
    ['Bruno', 'Je voudrais une pizza aux champignons.', 'I would like a mushroom pizza.'],
    ['le serveur', 'Quel format voulez-vous?', 'What size would you like?'],
    ['Bruno', "Une moyenne, s'il vous plaît.", 'A medium one, please.'],
    ['le serveur', 'Et comme boisson?', 'And to drink?'],
    ['Bruno', 'Un jus de pomme. Merci!', 'An apple juice. Thank you!'],
  ]),
]

export const phonePizzaConversations = [
  dialogue('Au téléphone', { 'la pizzeria': 'telephone', Alice: 'alice' }, [
    ['la pizzeria', 'Pizzeria Bravo, bonjour!', 'Pizzeria Bravo, hello!'],
    [
      'Alice',
      'Bonjour, je voudrais commander une grande pizza végétarienne.',
      'Hello, I would like to order a large vegetarian pizza.',
    ],
    ['la pizzeria', 'Voulez-vous des olives?', 'Would you like olives?'],
    ['Alice', "Non, merci, je n'aime pas les olives.", 'No, thank you, I do not like olives.'],
    ['la pizzeria', 'Quelle est votre adresse?', 'What is your address?'],
    ['Alice', "J'habite au 12, rue des Érables.", 'I live at 12 Maple Street.'],
    [
      'la pizzeria',
      'Ça fait vingt dollars. Le livreur arrive dans trente minutes.',
      'That is twenty dollars. The delivery person arrives in thirty minutes.',
    ],
  ]),
]

export const cafeConversations = [
  dialogue('Au café', { 'la serveuse': 'woman-in-tuxedo', Bruno: 'bruno' }, [
    ['la serveuse', 'Bonjour! Que désirez-vous?', 'Hello! What would you like?'],
    [
      'Bruno',
      "Un chocolat chaud et un croissant, s'il vous plaît.",
      'A hot chocolate and a croissant, please.',
    ],
    ['la serveuse', 'Et avec ça?', 'Anything else?'],
    ['Bruno', "C'est tout, merci. Ça fait combien?", 'That is all, thank you. How much is it?'],
    ['la serveuse', 'Ça fait six dollars.', 'That is six dollars.'],
    ['Bruno', 'Voici dix dollars.', 'Here are ten dollars.'],
    ['la serveuse', 'Et voici votre monnaie. Bonne journée!', 'And here is your change. Have a nice day!'],
  ]),
]

export const buffetConversations = [
  dialogue('Au buffet', { Papa: 'father', Alice: 'alice' }, [
    ['Papa', 'Que prends-tu, Alice?', 'What are you having, Alice?'],
    [
      'Alice',
      'Je prends du riz, du poulet et un peu de salade.',
      'I am having rice, chicken and a little salad.',
    ],
    ['Papa', 'Veux-tu de la soupe?', 'Would you like some soup?'],
    ['Alice', 'Non, merci. Mais je veux de la tarte au sucre!', 'No, thank you. But I want sugar pie!'],
    ['Papa', "D'abord les légumes, ensuite le dessert!", 'First the vegetables, then the dessert!'],
  ]),
]
