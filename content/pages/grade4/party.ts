import * as camping from '../../words/camping.ts'
import * as carnaval from '../../words/carnaval.ts'
import * as clothing from '../../words/clothing.ts'
import * as halloween from '../../words/halloween.ts'
import * as holidays from '../../words/holidays.ts'
import * as house from '../../words/house.ts'
import * as party from '../../words/party.ts'
import { cards } from '../forms.ts'
import {
  birthdayNote,
  campingNote,
  carnavalNote,
  christmasNote,
  halloweenNote,
  kingsNote,
  mapleNote,
  saintJeanNote,
  sashNote,
  winterNote,
} from '../notes.ts'
import { type VocabularySeed, vocabularyPage } from '../page-seed.ts'
import { section } from '../section.ts'

/** Celebrations, seasons and the outdoors. */
export const grade4Party: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade4/vocabulary/carnaval',
    cards(
      [
        section('Au Carnaval', carnaval.carnavalThings),
        section('Que fait-on au Carnaval?', carnaval.carnavalPhrases),
      ],
      [carnavalNote, sashNote],
    ),
  ),
  vocabularyPage(
    '/grade4/vocabulary/party/items',
    cards([section('La fête', party.partyItems), section('Des phrases', party.partyPhrases)], [birthdayNote]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/party/food',
    cards([
      section('Sur la table', party.partyFood, 'le gâteau', 'la salade'),
      section(
        'À la boulangerie',
        'la baguette',
        'le petit pain',
        'le croissant',
        'le pain au chocolat',
        'la crêpe',
        'la tarte aux pommes',
      ),
      section('À table!', party.partyFoodPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/party/activities',
    cards([
      section('Que fait-on à la fête?', party.partyActivities),
      section('Où va-t-on?', house.nearHome, 'la piscine', 'la bibliothèque', "l'épicerie"),
      section(
        'Des phrases',
        'Bonne fête!',
        'Nous chantons et nous dansons.',
        'Elle souffle les bougies.',
        "Merci d'être venus, les amis!",
      ),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/holiday',
    cards(
      [
        section('Noël', holidays.christmas),
        section('Les autres fêtes', holidays.feastDays.slice(0, 9)),
        section('Les souhaits', holidays.wishes),
      ],
      [christmasNote, kingsNote, saintJeanNote],
    ),
  ),
  vocabularyPage(
    '/grade4/vocabulary/halloween',
    cards(
      [
        section("L'Halloween", halloween.halloweenThings),
        section('La nuit', halloween.moreHalloween, 'le hibou'),
        section('Des phrases', halloween.halloweenPhrases),
      ],
      [halloweenNote],
    ),
  ),
  vocabularyPage(
    '/grade4/vocabulary/winter/clothing',
    cards(
      [section("Les vêtements d'hiver", clothing.winterClothing), section("Je m'habille", clothing.dressing)],
      [winterNote],
    ),
  ),
  vocabularyPage(
    '/grade4/vocabulary/winter/activities',
    cards(
      [
        section("Jouer dehors l'hiver", clothing.winterActivities),
        section('Des phrases', clothing.winterPhrases),
      ],
      [mapleNote],
    ),
  ),
  vocabularyPage(
    '/grade4/vocabulary/camping',
    cards(
      [
        section('Pour le camping', camping.campingThings),
        section('Dans la nature', camping.campingPlaces, 'le raton laveur', 'le renard'),
        section('En camping', camping.campingPhrases),
      ],
      [campingNote],
    ),
  ),
]
