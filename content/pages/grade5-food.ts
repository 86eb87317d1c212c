import * as food from '../words/food.ts'
import * as pizza from '../words/pizza.ts'
import { buffetConversations, cafeConversations, pizzaConversations } from './conversations.ts'
import { cards, course, menuPage } from './forms.ts'
import { cafeNote, mapleNote, pizzaNote, poutineNote } from './notes.ts'
import { type VocabularySeed, vocabularyPage } from './page-seed.ts'
import { section } from './section.ts'

/** Grade 5: cooking, ordering and paying. Prices are in cents. */
export const grade5Food: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade5/vocabulary/ingredients',
    cards(
      [
        section('Pour cuisiner', food.basicIngredients, "l'œuf", 'le lait'),
        section('Les fruits et les légumes', food.produce),
        section('La recette', food.cookingPhrases),
      ],
      [mapleNote],
    ),
  ),
  vocabularyPage(
    '/grade5/vocabulary/quantity',
    cards([
      section('Les contenants', food.containers),
      section('Les mesures', food.measures),
      section('Combien?', food.amounts),
      section('Des phrases', food.quantityQuestions),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/pizza',
    menuPage(
      'Pizzeria Bravo',
      [
        course('Les pizzas', {
          'la pizza au fromage': 1099,
          'la pizza au pepperoni': 1250,
          'la pizza aux champignons': 1250,
          'la pizza végétarienne': 1375,
          'la pizza hawaïenne': 1350,
          'la pizza toute garnie': 1499,
        }),
        course('Les accompagnements', { 'les frites': 425, 'la salade': 575 }),
        course('Les boissons', { 'le jus': 275, 'la boisson gazeuse': 225, 'la limonade': 250 }),
      ],
      pizzaConversations,
      {
        sections: [
          section('Les garnitures', pizza.toppings),
          section('Pour faire une pizza', 'la pâte', 'la croûte', 'le four'),
          section('Le client', pizza.pizzaOrders),
          section('Le serveur', pizza.restaurantPhrases),
        ],
        notes: [pizzaNote],
      },
    ),
  ),
  vocabularyPage(
    '/grade5/vocabulary/buffet',
    menuPage(
      'Le Grand Buffet',
      [
        course('Les entrées', { 'la salade': 350, 'la soupe aux légumes': 400, 'le petit pain': 100 }),
        course('Les plats', {
          'le poulet rôti': 850,
          'le rôti de bœuf': 975,
          'le saumon': 950,
          'les crevettes': 900,
          'les pâtes': 700,
          'la poutine': 775,
        }),
        course('Les accompagnements', {
          'le riz': 250,
          'la purée de pommes de terre': 275,
          'les légumes': 250,
        }),
        course('Les desserts', { 'la tarte au sucre': 450, 'le flan': 375, 'la salade de fruits': 350 }),
      ],
      buffetConversations,
      { sections: [section('Au buffet', food.buffetPhrases)], notes: [poutineNote] },
    ),
  ),
  vocabularyPage(
    '/grade5/vocabulary/cafe',
    menuPage(
      'Le Petit Café',
      [
        course('Les boissons', {
          'le café': 225,
          'le thé': 200,
          'le chocolat chaud': 325,
          "le jus d'orange": 300,
          'le lait frappé': 475,
          "l'eau minérale": 250,
        }),
        course('À manger', {
          'le croissant': 275,
          'le pain au chocolat': 325,
          'le muffin': 300,
          'le bagel': 350,
          'la gaufre': 550,
          'la crêpe': 600,
          'la soupe': 500,
          'le sandwich au jambon': 725,
          'la tarte aux pommes': 450,
        }),
      ],
      cafeConversations,
      { sections: [section('Au café', food.cafePhrases)], notes: [cafeNote] },
    ),
  ),
]
