import { dialogue } from './spoken.ts'

const children = { Alice: 'alice', Bruno: 'bruno' }

export const weatherTalk = [
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

export const firstWeatherTalk = [
  dialogue('Quel temps fait-il?', children, [
    ['Alice', 'Quel temps fait-il?', 'What is the weather like?'],
    ['Bruno', 'Il fait soleil.', 'It is sunny.'],
    ['Alice', 'Quel temps fait-il?', 'What is the weather like?'],
    ['Bruno', 'Il neige.', 'It is snowing.'],
  ]),
]

const pizzeria = { 'le serveur': 'man-in-tuxedo', Alice: 'alice', Bruno: 'bruno' }

export const firstPizzaTalk = [
  dialogue('Une pizza', pizzeria, [
    ['le serveur', 'Bonjour! Que veux-tu?', 'Hello! What would you like?'],
    ['Alice', "Une pizza au fromage, s'il vous plaît.", 'A cheese pizza, please.'],
    ['le serveur', 'Voilà!', 'Here you are!'],
    ['Alice', 'Merci!', 'Thank you!'],
  ]),
]

export const pizzaTalk = [
  dialogue('À la pizzeria', pizzeria, [
    ['le serveur', 'Bonjour, vous désirez?', 'Hello, what would you like?'],
    ['Bruno', 'Je voudrais une pizza aux champignons.', 'I would like a mushroom pizza.'],
    ['le serveur', 'Quel format voulez-vous?', 'What size would you like?'],
    ['Bruno', "Une moyenne, s'il vous plaît.", 'A medium one, please.'],
    ['le serveur', 'Et comme boisson?', 'And to drink?'],
    ['Bruno', 'Un jus de pomme. Merci!', 'An apple juice. Thank you!'],
  ]),
]

export const phonePizzaTalk = [
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

export const cafeTalk = [
  dialogue('Au café', { 'la serveuse': 'woman-in-tuxedo', Bruno: 'bruno' }, [
    ['la serveuse', 'Bonjour! Que désirez-vous?', 'Hello! What would you like?'],
    [
      'Bruno',
      "Un chocolat chaud et un croissant, s'il vous plaît.",
      'A hot chocolate and a croissant, please.',
    ],
    ['la serveuse', 'Et avec ça?', 'And with that?'],
    ['Bruno', "C'est tout, merci. Ça fait combien?", 'That is all, thank you. How much is it?'],
    ['la serveuse', 'Ça fait six dollars.', 'That is six dollars.'],
    ['Bruno', 'Voici dix dollars.', 'Here are ten dollars.'],
    ['la serveuse', 'Et voici votre monnaie. Bonne journée!', 'And here is your change. Have a nice day!'],
  ]),
]

export const buffetTalk = [
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
