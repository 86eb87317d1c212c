import * as activities from '../words/activities.ts'
import * as carnaval from '../words/carnaval.ts'
import * as clothing from '../words/clothing.ts'
import * as day from '../words/day.ts'
import * as family from '../words/family.ts'
import * as feelings from '../words/feelings.ts'
import * as festival from '../words/festival.ts'
import * as halloween from '../words/halloween.ts'
import * as holidays from '../words/holidays.ts'
import * as house from '../words/house.ts'
import * as intelligence from '../words/intelligence.ts'
import * as pizza from '../words/pizza.ts'
import * as school from '../words/school.ts'
import * as tiger from '../words/tiger.ts'
import * as town from '../words/town.ts'
import * as vacation from '../words/vacation.ts'
import * as verbs from '../words/verbs.ts'
import * as weather from '../words/weather.ts'
import { phonePizzaConversations, pizzaConversations, projectsConversations } from './conversations.ts'
import { cards, course, dialogues, figurePage, menuPage, numberGrid, tablesPage } from './forms.ts'
import {
  comparisons,
  contractions,
  demonstratives,
  negation,
  partitives,
  possessives,
  pronouns,
  waysToAsk,
} from './grammar-tables.ts'
import {
  balloonNote,
  canoeNote,
  carnavalNote,
  christmasNote,
  gaspeNote,
  halloweenNote,
  improvNote,
  intelligencesNote,
  kingsNote,
  pizzaNote,
  poutineNote,
  saintJeanNote,
  sashNote,
  thanksgivingNote,
  weatherNote,
} from './notes.ts'
import { type VocabularySeed, vocabularyPage } from './page-seed.ts'
import { section, spotsSection } from './section.ts'
import { spoken } from './spoken.ts'
import { byTrain, linkWords, questionWords } from './tables.ts'
import {
  aller,
  attendre,
  avoir,
  devoir,
  etre,
  faire,
  finir,
  nearFuture,
  participles,
  past,
  pastWithEtre,
  pouvoir,
  prendre,
  reflexives,
  savoir,
  seLaver,
  venir,
  vouloir,
} from './verb-tables.ts'

export const grade6: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade6/vocabulary/carnaval',
    cards(
      [
        section('Au Carnaval', carnaval.carnavalThings),
        section("Aujourd'hui", carnaval.carnavalMore),
        section('Au passé', carnaval.carnavalPast),
      ],
      [carnavalNote, sashNote, canoeNote],
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/activity',
    dialogues(spoken("Qu'est-ce que tu aimes faire?", 'What do you like to do?'), projectsConversations, {
      sections: [
        section('Les activités', activities.freeTime.slice(6), activities.clubs),
        section('Mes projets', activities.plans),
      ],
      notes: [improvNote],
    }),
  ),
  vocabularyPage(
    '/grade6/vocabulary/holiday',
    cards(
      [
        section("Les fêtes de l'année", 'Noël', holidays.feastDays),
        section('Les traditions', holidays.feastThings),
        section('Les vœux', holidays.wishes),
      ],
      [christmasNote, kingsNote, saintJeanNote, thanksgivingNote],
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/halloween',
    cards(
      [
        section("L'Halloween", halloween.halloweenThings.slice(1, 7), halloween.moreHalloween),
        section('En sécurité', halloween.halloweenSafety),
        section("Une histoire d'horreur", halloween.halloweenStory),
      ],
      [halloweenNote],
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/festival/activities',
    cards([section('Au festival', festival.festivalActivities)], [balloonNote]),
  ),
  vocabularyPage(
    '/grade6/vocabulary/festival/food',
    cards(
      [
        section(
          'À manger et à boire',
          festival.festivalFood,
          'la poutine',
          'le hot-dog',
          'le maïs soufflé',
          'la queue de castor',
          'la limonade',
        ),
        section('Des phrases', festival.festivalFoodPhrases),
      ],
      [poutineNote],
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/festival/sights',
    cards(
      [
        section('À voir', festival.festivalSights, "le feu d'artifice"),
        section('Des phrases', festival.festivalSightPhrases),
      ],
      [saintJeanNote],
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/festival/play',
    cards([
      section('Les jeux', festival.festivalPlay),
      section('Pendant le jeu', festival.festivalPlayPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade6/vocabulary/emotions',
    cards([
      section('Les émotions', feelings.strongFeelings, feelings.moreFeelings.slice(0, 6)),
      section('Parler de ses émotions', feelings.emotionTalk, feelings.reasonPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade6/vocabulary/intgelligence',
    cards(
      [
        section('Les huit intelligences', intelligence.intelligences),
        section("Qu'est-ce que j'aime faire?", intelligence.strengths),
        section("Comment est-ce que j'apprends?", intelligence.learning),
      ],
      [intelligencesNote],
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/tiger',
    figurePage([['Les parties du tigre', 'tiger-figure']], {
      sections: [
        spotsSection('Le corps du tigre', 'tiger-figure'),
        section('Le monde du tigre', tiger.tigerWorld),
        section('La vie du tigre', tiger.tigerPhrases),
        section('Protéger le tigre', tiger.tigerProtection),
      ],
    }),
  ),
  vocabularyPage(
    '/grade6/vocabulary/vacation',
    cards(
      [
        section('En voyage', vacation.travel.slice(0, 14)),
        section('Les activités', vacation.vacationActivities),
        section('Des phrases', vacation.vacationPhrases.slice(0, 8)),
      ],
      [gaspeNote],
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/pizza',
    menuPage(
      'Pizzeria Bravo',
      [
        course('Les pizzas', {
          'la pizza au fromage': 1099,
          'la pizza au pepperoni': 1250,
          'la pizza végétarienne': 1375,
          'la pizza hawaïenne': 1350,
          'la pizza toute garnie': 1499,
        }),
        course('Les accompagnements', { 'la poutine': 775, 'la salade': 575, 'les frites': 425 }),
        course('Les boissons', { 'la boisson gazeuse': 225, 'la limonade': 250, "l'eau minérale": 250 }),
      ],
      [...pizzaConversations, ...phonePizzaConversations],
      {
        sections: [
          section('À la pizzeria', pizza.pizzaThings),
          section('La recette', pizza.pizzaRecipe),
          section('Au restaurant', pizza.restaurantPhrases),
        ],
        notes: [pizzaNote],
      },
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/reference',
    tablesPage(
      [
        pronouns,
        possessives,
        partitives,
        contractions,
        comparisons,
        etre,
        avoir,
        aller,
        faire,
        finir,
        vouloir,
        pouvoir,
        devoir,
        venir,
        savoir,
        prendre,
        attendre,
        seLaver,
        reflexives,
        past,
        pastWithEtre,
        participles,
        nearFuture,
        negation,
        demonstratives,
        waysToAsk,
        linkWords,
        questionWords,
        byTrain,
      ],
      { sections: [section('Des phrases', verbs.verbSentences)] },
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/numbers',
    numberGrid(1, 100, {
      sections: [
        section(
          'Les dizaines',
          'dix',
          'vingt',
          'trente',
          'quarante',
          'cinquante',
          'soixante',
          'soixante-dix',
          'quatre-vingts',
          'quatre-vingt-dix',
          'cent',
        ),
        section(
          'Des phrases',
          'Combien ça coûte?',
          'Ça coûte cinquante dollars.',
          'Quel est ton numéro de téléphone?',
        ),
      ],
    }),
  ),
  vocabularyPage(
    '/grade6/vocabulary/family',
    cards([
      section('La parenté', family.extendedFamily, family.familyHistory.slice(0, 2)),
      section('Les souvenirs', family.familyHistory.slice(2)),
      section("L'histoire de ma famille", family.familyStories),
      section('Je décris ma famille', family.familyDescriptions.slice(0, 4)),
    ]),
  ),
  vocabularyPage(
    '/grade6/vocabulary/weather',
    cards(
      [
        section('Le ciel', weather.skyWords.slice(4)),
        section('En hiver', weather.winterWeather),
        section('La météo de la semaine', weather.weatherTalk),
      ],
      [weatherNote],
    ),
  ),
  vocabularyPage(
    '/grade6/vocabulary/school',
    cards([
      section("Les lieux de l'école", school.schoolPlaces.slice(1)),
      section('Les matières', school.subjects.slice(2, 9)),
      section('Pendant la journée', school.schoolTalk),
    ]),
  ),
  vocabularyPage(
    '/grade6/vocabulary/house',
    cards([
      section('Les pièces de la maison', house.rooms.slice(1)),
      section('Les meubles', house.furniture.slice(1, 11).toReversed()),
      section('Chacun aide', house.chores),
    ]),
  ),
  vocabularyPage(
    '/grade6/vocabulary/day',
    cards([
      section("L'horaire", day.appointments),
      section('Quand?', day.timeWords.slice(0, 3), day.frequency, 'la semaine', 'le mois', "l'année"),
      section("Hier, aujourd'hui et demain", day.pastAndPlans),
    ]),
  ),
  vocabularyPage(
    '/grade6/vocabulary/clothes',
    cards([
      section(
        'Les vêtements',
        clothing.accessories,
        'la chemise',
        'les bottes',
        'les sandales',
        'le manteau',
        "l'imperméable",
      ),
      section('De quoi est-ce fait?', clothing.fabrics, 'la laine'),
      section('Je prends soin de mes vêtements', clothing.clothesCare),
    ]),
  ),
  vocabularyPage(
    '/grade6/vocabulary/town',
    cards([
      section('En ville', town.streetThings.slice(2), 'le billet', 'le musée'),
      section('Les transports', town.transport.slice(3), 'le train', "l'avion"),
      section('Se déplacer en ville', town.tripsInTown),
    ]),
  ),
]
