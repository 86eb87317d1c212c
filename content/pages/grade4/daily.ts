import * as activities from '../../words/activities.ts'
import * as adjectives from '../../words/adjectives.ts'
import * as body from '../../words/body.ts'
import * as classroom from '../../words/classroom.ts'
import * as clothing from '../../words/clothing.ts'
import * as day from '../../words/day.ts'
import * as family from '../../words/family.ts'
import * as feelings from '../../words/feelings.ts'
import * as food from '../../words/food.ts'
import * as house from '../../words/house.ts'
import * as positions from '../../words/positions.ts'
import * as school from '../../words/school.ts'
import * as town from '../../words/town.ts'
import * as weather from '../../words/weather.ts'
import { hobbiesConversations, weatherConversations } from '../conversations.ts'
import { cards, dialogues, figurePage, numberGrid, scenes, tablesPage } from '../forms.ts'
import { articles, demonstratives, negation, pronouns, waysToAsk } from '../grammar-tables.ts'
import { weatherNote } from '../notes.ts'
import { type VocabularySeed, vocabularyPage } from '../page-seed.ts'
import { section } from '../section.ts'
import { spoken } from '../spoken.ts'
import {
  clockTimes,
  coloursTable,
  days,
  dayTimes,
  familyTable,
  flagParts,
  months,
  questionWords,
  seasonsTable,
  shapes,
  spansOfTime,
} from '../tables.ts'
import {
  aimer,
  aller,
  avoir,
  etre,
  faire,
  finir,
  irVerbs,
  pouvoir,
  prendre,
  seLaver,
  vouloir,
} from '../verb-tables.ts'

/** Home, school and activities there. */
export const grade4Daily: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade4/vocabulary/positions',
    scenes([
      section('Où est-il?', positions.positions),
      section('Pour demander', positions.positionQuestions),
      section(
        "Ce qu'on place",
        house.placedThings,
        food.bakeryThings,
        'les raisins',
        'la fraise',
        'la clôture',
      ),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/family',
    cards([
      section('Ma famille', family.closeFamily.slice(1), family.relatives, family.generations),
      section('Je parle de ma famille', family.moreFamilyPhrases),
      section('Je parle de moi', family.aboutMe, "J'ai les yeux bruns.", "J'ai dix ans."),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/house',
    cards([
      section('Les pièces de la maison', house.rooms.slice(1)),
      section('Les meubles', house.furniture),
      section('Chez moi', house.housePhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/weather',
    dialogues(spoken('Quel temps fait-il?', 'What is the weather like?'), weatherConversations, {
      sections: [
        section('Le temps', weather.weatherPhrases),
        section('En hiver', weather.winterWeather),
        section('Les saisons', weather.seasons),
      ],
      notes: [weatherNote],
    }),
  ),
  vocabularyPage(
    '/grade4/vocabulary/school',
    cards([
      section("Les lieux de l'école", school.schoolPlaces),
      section('Les matières', school.subjects),
      section("À l'école", school.schoolPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/classroom',
    cards([
      section('Dans la classe', classroom.classroomThings, classroom.moreClassroomThings),
      section('Pour demander', classroom.classroomQuestions),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/reference',
    tablesPage(
      [
        days,
        months,
        seasonsTable,
        dayTimes,
        clockTimes,
        spansOfTime,
        familyTable,
        coloursTable,
        shapes,
        flagParts,
        articles,
        pronouns,
        etre,
        avoir,
        aller,
        faire,
        aimer,
        finir,
        irVerbs,
        vouloir,
        pouvoir,
        prendre,
        seLaver,
        demonstratives,
        negation,
        waysToAsk,
        questionWords,
      ],
      { sections: [] },
    ),
  ),
  vocabularyPage(
    '/grade4/vocabulary/numbers',
    numberGrid(1, 30, {
      sections: [
        section(
          'Des phrases',
          'Quel âge as-tu?',
          "J'ai dix ans.",
          'Combien de crayons as-tu?',
          'Deux plus trois font cinq.',
          'Dix moins quatre font six.',
        ),
      ],
    }),
  ),
  vocabularyPage(
    '/grade4/vocabulary/activities',
    dialogues(spoken("Qu'est-ce que tu aimes faire?", 'What do you like to do?'), hobbiesConversations, {
      sections: [
        section('Mes passe-temps', activities.freeTime),
        section("Qu'est-ce que tu aimes faire?", activities.likes),
      ],
    }),
  ),
  vocabularyPage(
    '/grade4/vocabulary/actions',
    cards([
      section('Les actions', activities.actionVerbs),
      section('Des phrases', activities.actionSentences),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/emotions',
    cards([
      section('Les émotions', feelings.firstFeelings, feelings.moreFeelings),
      section('Comment ça va?', feelings.feelingPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/adjectives',
    cards([
      section('La taille', adjectives.sizes),
      section("L'apparence", adjectives.looks),
      section('Le caractère', adjectives.behaviour),
      section('Des phrases', adjectives.describing),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/bodyparts',
    figurePage([['Le corps', 'body-figure']], {
      sections: [
        section('La tête', body.head),
        section('Le corps', body.limbs),
        section("J'ai mal!", body.aches),
      ],
    }),
  ),
  vocabularyPage(
    '/grade4/vocabulary/day',
    cards([
      section('Le temps qui passe', day.spans, day.partsOfDay.slice(1), 'la nuit'),
      section("L'heure et la date", day.clockQuarters, day.moreDates),
      section('Ma journée', day.timedRoutine, 'Je me brosse les dents.', 'Je fais mes devoirs le soir.'),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/clothes',
    cards([
      section('Les vêtements', clothing.everydayClothing, clothing.summerClothing),
      section('Les accessoires', clothing.accessories, 'la ceinture'),
      section("Je m'habille", clothing.gettingDressed, 'Ce pantalon est trop long.'),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/town',
    cards([
      section('En ville', town.streetThings.slice(1, 8), 'le restaurant', "l'hôpital", "l'épicerie"),
      section('Les transports', town.transport.slice(2), 'la voiture', 'le train', "l'avion"),
      section(
        'En chemin',
        town.directions,
        'Je regarde avant de traverser la rue.',
        'Je marche sur le trottoir.',
      ),
    ]),
  ),
]
