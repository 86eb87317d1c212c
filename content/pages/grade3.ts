import * as body from '../words/body.ts'
import * as classroom from '../words/classroom.ts'
import * as clothing from '../words/clothing.ts'
import * as day from '../words/day.ts'
import * as family from '../words/family.ts'
import * as farm from '../words/farm.ts'
import * as feelings from '../words/feelings.ts'
import * as pets from '../words/pets.ts'
import * as pizza from '../words/pizza.ts'
import * as school from '../words/school.ts'
import * as sports from '../words/sports.ts'
import * as town from '../words/town.ts'
import * as zoo from '../words/zoo.ts'
import { feelingsConversations, firstPizzaConversations } from './conversations.ts'
import { cards, course, dialogues, menuPage, numberGrid, tablesPage } from './forms.ts'
import { articles } from './grammar-tables.ts'
import { pizzaNote } from './notes.ts'
import { type VocabularySeed, vocabularyPage } from './page-seed.ts'
import { section } from './section.ts'
import { spoken } from './spoken.ts'
import { coloursTable, days, greetings, months, questionWords, seasonsTable } from './tables.ts'
import { avoir, etre } from './verb-tables.ts'

export const grade3: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade3/vocabulary/pizza',
    menuPage(
      'Pizzeria Bravo',
      [
        course('Les pizzas', {
          'la pizza au fromage': 1000,
          'la pizza au pepperoni': 1200,
          'la pizza aux champignons': 1200,
          'la pizza végétarienne': 1300,
        }),
        course('Les boissons', { 'le jus': 200, 'le lait': 200, "l'eau": 100 }),
      ],
      firstPizzaConversations,
      {
        sections: [section('Les garnitures', pizza.toppings), section('Pour commander', pizza.pizzaOrders)],
        notes: [pizzaNote],
      },
    ),
  ),
  vocabularyPage(
    '/grade3/vocabulary/feelings',
    dialogues(spoken('Comment ça va?', 'How are you?'), feelingsConversations, {
      sections: [
        section('Comment te sens-tu?', feelings.firstFeelings),
        section('Comment ça va?', feelings.feelingPhrases),
      ],
    }),
  ),
  vocabularyPage(
    '/grade3/vocabulary/family',
    cards([
      section('Ma famille', family.closeFamily, family.relatives),
      section(
        'Je parle de ma famille',
        'Voici ma famille.',
        family.familyPhrases.slice(0, 3),
        'Ma sœur est petite.',
      ),
      section('Et moi', "Je m'appelle Léo.", 'Quel âge as-tu?', "J'ai huit ans."),
    ]),
  ),
  vocabularyPage(
    '/grade3/vocabulary/school',
    cards([
      section("Les lieux de l'école", school.schoolPlaces),
      section('Les personnes', school.schoolPeople),
      section(
        'Des phrases',
        "Je prends l'autobus.",
        'Je joue dehors à la récréation.',
        'Je mange à la cafétéria.',
        'Je fais mes devoirs le soir.',
        "J'aime la musique.",
      ),
    ]),
  ),
  vocabularyPage(
    '/grade3/vocabulary/classroom',
    cards([
      section('Dans mon étui', classroom.pencilCase),
      section('Dans la classe', classroom.classroomThings),
      section('Je travaille', classroom.classroomPhrases, 'Silence, les amis!'),
    ]),
  ),
  vocabularyPage(
    '/grade3/vocabulary/pets',
    cards([
      section('Les animaux', pets.commonPets, 'le chiot', 'le chaton', 'le perroquet', 'la grenouille'),
      section('Des phrases', pets.petPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade3/vocabulary/farm',
    cards([
      section('Les animaux de la ferme', farm.farmAnimals),
      section('À la ferme', 'la ferme', 'la grange', 'le champ', 'le tracteur', 'la fermière'),
      section('Les cris des animaux', farm.farmSounds),
    ]),
  ),
  vocabularyPage(
    '/grade3/vocabulary/zoo',
    cards([
      section(
        'Les animaux du zoo',
        zoo.zooAnimals,
        'le gorille',
        "l'hippopotame",
        "l'ours polaire",
        'le flamant rose',
      ),
      section(
        'Des phrases',
        'Le lion rugit.',
        'Le kangourou saute.',
        'La girafe a un long cou.',
        'Le panda mange du bambou.',
      ),
    ]),
  ),
  vocabularyPage(
    '/grade3/vocabulary/numbers',
    numberGrid(1, 20, {
      sections: [
        section(
          'De onze à vingt',
          'onze',
          'douze',
          'treize',
          'quatorze',
          'quinze',
          'seize',
          'dix-sept',
          'dix-huit',
          'dix-neuf',
          'vingt',
        ),
        section(
          'Des phrases',
          'Quel âge as-tu?',
          "J'ai dix ans.",
          'Combien de crayons as-tu?',
          'Deux plus trois font cinq.',
        ),
      ],
    }),
  ),
  vocabularyPage(
    '/grade3/vocabulary/reference',
    tablesPage([greetings, days, months, seasonsTable, coloursTable, articles, etre, avoir, questionWords], {
      sections: [
        section('La tête', body.head),
        section('Le corps', body.limbs),
        section("J'ai mal!", body.aches),
        section('Les sports', sports.sportNames, sports.moreSports),
      ],
    }),
  ),
  vocabularyPage(
    '/grade3/vocabulary/day',
    cards([
      section('Quand?', day.partsOfDay.slice(1), 'la nuit', day.meals),
      section("L'heure et la date", day.clock, day.clockOnTheHour, day.dates),
      section('Ma journée', day.routine),
    ]),
  ),
  vocabularyPage(
    '/grade3/vocabulary/clothes',
    cards([
      section(
        'Mes vêtements',
        clothing.everydayClothing,
        'le chandail',
        'le chandail à manches courtes',
        'le pantalon',
        'le short',
        'la robe',
        'la jupe',
        'les bas',
        'les souliers',
        'la casquette',
        'le manteau',
      ),
      section('Je parle de mes vêtements', clothing.wearing),
    ]),
  ),
  vocabularyPage(
    '/grade3/vocabulary/town',
    cards([
      section('En ville', town.streetThings.slice(0, 6), 'le parc', 'la bibliothèque', 'le magasin'),
      section('Les transports', town.transport.slice(0, 7), 'la voiture', 'le train', "l'avion", 'le bateau'),
      section('En chemin', town.gettingAround, "Je prends l'autobus."),
    ]),
  ),
]
