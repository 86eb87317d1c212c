import * as adjectives from '../words/adjectives.ts'
import * as body from '../words/body.ts'
import * as carnaval from '../words/carnaval.ts'
import * as clothing from '../words/clothing.ts'
import * as day from '../words/day.ts'
import * as family from '../words/family.ts'
import * as farm from '../words/farm.ts'
import * as feelings from '../words/feelings.ts'
import * as halloween from '../words/halloween.ts'
import * as holidays from '../words/holidays.ts'
import * as owl from '../words/owl.ts'
import * as pets from '../words/pets.ts'
import * as positions from '../words/positions.ts'
import * as town from '../words/town.ts'
import * as verbs from '../words/verbs.ts'
import * as work from '../words/work.ts'
import * as zoo from '../words/zoo.ts'
import { characterConversations } from './conversations.ts'
import { cards, dialogues, figurePage, numberGrid, scenes, tablesPage } from './forms.ts'
import {
  articles,
  contractions,
  demonstratives,
  negation,
  partitives,
  possessives,
  pronouns,
  waysToAsk,
} from './grammar-tables.ts'
import {
  candlemasNote,
  canoeNote,
  carnavalNote,
  halloweenNote,
  kingsNote,
  owlNote,
  saintJeanNote,
  thanksgivingNote,
} from './notes.ts'
import { type VocabularySeed, vocabularyPage } from './page-seed.ts'
import { section, spotsSection } from './section.ts'
import { spoken } from './spoken.ts'
import { days, months, questionWords } from './tables.ts'
import {
  aimer,
  aller,
  attendre,
  avoir,
  devoir,
  etre,
  faire,
  finir,
  nearFuture,
  pouvoir,
  prendre,
  reVerbs,
  savoir,
  seLaver,
  venir,
  vouloir,
} from './verb-tables.ts'

export const grade5: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade5/vocabulary/carnaval',
    cards(
      [
        section('Au Carnaval', carnaval.carnavalThings),
        section('Des phrases', carnaval.carnavalPhrases, carnaval.carnavalMore),
      ],
      [carnavalNote, canoeNote],
    ),
  ),
  vocabularyPage(
    '/grade5/vocabulary/holiday',
    cards(
      [
        section("Les fêtes de l'année", 'Noël', holidays.feastDays),
        section('Les traditions', holidays.feastThings, 'la famille'),
        section('Des phrases', holidays.holidayPhrases.slice(0, 5)),
      ],
      [kingsNote, candlemasNote, saintJeanNote, thanksgivingNote],
    ),
  ),
  vocabularyPage(
    '/grade5/vocabulary/halloween',
    cards(
      [
        section("L'Halloween", halloween.halloweenThings, halloween.moreHalloween),
        section('Des phrases', halloween.halloweenPhrases),
      ],
      [halloweenNote],
    ),
  ),
  vocabularyPage(
    '/grade5/vocabulary/coat',
    figurePage([['Les parties du manteau', 'coat-figure']], {
      sections: [
        section('Les parties du manteau', clothing.coat),
        section('Coudre un manteau', clothing.fabrics, 'la laine'),
        section('Mon manteau', clothing.coatPhrases),
      ],
    }),
  ),
  vocabularyPage(
    '/grade5/vocabulary/owl',
    figurePage([['Les parties du hibou', 'owl-figure']], {
      sections: [
        spotsSection('Le corps du hibou', 'owl-figure'),
        section('Le monde du hibou', owl.owlWorld),
        section('Le savais-tu?', owl.owlPhrases),
      ],
      notes: [owlNote],
    }),
  ),
  vocabularyPage(
    '/grade5/vocabulary/reference',
    tablesPage(
      [
        days,
        months,
        articles,
        partitives,
        contractions,
        pronouns,
        possessives,
        etre,
        avoir,
        aller,
        faire,
        aimer,
        finir,
        vouloir,
        pouvoir,
        devoir,
        venir,
        savoir,
        prendre,
        attendre,
        reVerbs,
        seLaver,
        nearFuture,
        negation,
        demonstratives,
        waysToAsk,
        questionWords,
      ],
      { sections: [section('Des phrases', verbs.verbSentences)] },
    ),
  ),
  vocabularyPage(
    '/grade5/vocabulary/numbers',
    numberGrid(1, 69, {
      sections: [
        section('Les dizaines', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'),
        section(
          'Des phrases',
          'Quel est ton numéro de téléphone?',
          'Combien ça coûte?',
          'Ça coûte cinquante dollars.',
          'Dix moins quatre font six.',
        ),
      ],
    }),
  ),
  vocabularyPage(
    '/grade5/vocabulary/positions',
    scenes([
      section('Où est-il?', positions.positions),
      section('Plus précisément', positions.directions),
      section('Pour demander', positions.positionQuestions),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/family',
    cards([
      section('Ma famille', family.relatives, family.generations.slice(0, 2), family.extendedFamily),
      section('Je décris ma famille', family.familyDescriptions),
      section('Je parle de moi', family.aboutMe),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/professions',
    cards([
      section('Les métiers', work.professions),
      section('Que fais-tu dans la vie?', work.professionPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/workplaces',
    cards([
      section('Les lieux de travail', work.workplaces),
      section('Où travailles-tu?', work.workplacePhrases),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/pets',
    cards([
      section('Les animaux de compagnie', pets.commonPets, pets.otherPets),
      section('Je décris mon animal', pets.petDescriptions, pets.petPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/farm',
    cards([
      section('Les petits de la ferme', farm.farmBabies, 'le poussin'),
      section('À la ferme', farm.farmPlaces),
      section('Des phrases', farm.farmPhrases, farm.farmActions),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/zoo',
    cards([
      section('Les animaux du monde', zoo.moreZooAnimals),
      section('Les animaux du Canada', zoo.canadianAnimals),
      section('Des phrases', zoo.zooDescriptions, zoo.zooVisit),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/emotions',
    cards([
      section('Les émotions', feelings.moreFeelings, feelings.strongFeelings.slice(0, 5)),
      section('Parce que…', feelings.reasonPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/adjectives',
    dialogues(spoken('Comment es-tu?', 'What are you like?'), characterConversations, {
      sections: [
        section('Le caractère', adjectives.behaviour, adjectives.qualities),
        section('Comparer', adjectives.comparing),
      ],
    }),
  ),
  vocabularyPage(
    '/grade5/vocabulary/bodyparts',
    figurePage(
      [
        ['Le visage', 'face-figure'],
        ['Le corps', 'body-figure'],
      ],
      {
        sections: [
          section('Le visage', body.faceDetails, 'les yeux', 'le nez'),
          section('Le corps', body.limbs),
          section('Dans le corps', body.insideTheBody, "l'os"),
          section(
            'Des phrases',
            "J'ai les yeux bruns.",
            'Touche ton nez.',
            'Tape des mains.',
            'Ferme les yeux.',
            'Je me lave les mains.',
          ),
        ],
      },
    ),
  ),
  vocabularyPage(
    '/grade5/vocabulary/day',
    cards([
      section('Quand?', day.timeWords, day.spans),
      section('Combien de fois?', day.frequency),
      section('Ma journée', day.habits),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/clothes',
    cards([
      section(
        'Les vêtements',
        clothing.accessories,
        'la chemise',
        'le pantalon',
        'la robe',
        'la jupe',
        'le chandail',
        'les souliers',
      ),
      section('Au magasin', clothing.clothesShopping),
    ]),
  ),
  vocabularyPage(
    '/grade5/vocabulary/town',
    cards([
      section(
        'En ville',
        town.streetThings.slice(1),
        'le billet',
        'la banque',
        'la pharmacie',
        'le bureau de poste',
        'la gare',
      ),
      section('Demander son chemin', town.politeDirections),
    ]),
  ),
]
