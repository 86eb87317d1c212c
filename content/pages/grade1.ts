import { everydayClothing, summerClothing, winterClothing } from '../words/clothing.ts'
import { colours } from '../words/colours.ts'
import * as day from '../words/day.ts'
import { closeFamily, firstFamilyPhrases } from '../words/family.ts'
import { firstFeelings } from '../words/feelings.ts'
import { iAm, iHave, iLike, iSee, itIs } from '../words/first-sentences.ts'
import { snackPhrases } from '../words/food.ts'
import { hellos, introductions, politeWords } from '../words/greetings.ts'
import { streetThings, transport } from '../words/town.ts'
import { skyWords } from '../words/weather.ts'
import { firstClassConversations, firstWeatherConversations } from './conversations.ts'
import { cards, dialogues, figurePage, numberGrid } from './forms.ts'
import { type VocabularySeed, vocabularyPage } from './page-seed.ts'
import { section } from './section.ts'
import { spoken } from './spoken.ts'

/**
 * Single words, 6 to 12 per section: first those of the page's own games, then those of the other games of
 * the grade.
 */
export const grade1: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade1/vocabulary/greetings',
    cards([
      section('Bonjour!', hellos),
      section('Les mots gentils', politeWords),
      section(
        'Je me présente',
        introductions,
        'Quel âge as-tu?',
        "J'ai six ans.",
        'Comment ça va?',
        'Ça va bien, merci.',
      ),
    ]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/sentences',
    cards([
      section("C'est…", itIs),
      section("J'ai…", iHave, "J'ai un chien.", "J'ai faim.", "J'ai soif."),
      section("J'aime…", iLike, "J'aime la musique."),
      section('Je vois…', iSee),
      section('Je suis…', iAm),
    ]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/family',
    cards([section('Ma famille', closeFamily), section('Et moi', firstFamilyPhrases, "J'ai six ans.")]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/weather',
    dialogues(spoken("Qu'est-ce que c'est?", 'What is it?'), firstWeatherConversations, {
      sections: [
        section('Le ciel et le temps', skyWords),
        section("Les vêtements d'été", summerClothing),
        section("Les vêtements d'hiver", winterClothing),
      ],
    }),
  ),
  vocabularyPage(
    '/grade1/vocabulary/numbers',
    numberGrid(1, 30, {
      sections: [
        section('De un à dix', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'),
        section(
          'Je compte à la ferme',
          'le canard',
          'le mouton',
          'le poussin',
          'la vache',
          "l'étang",
          'la grange',
          'le nid',
          'la clôture',
        ),
      ],
    }),
  ),
  vocabularyPage(
    '/grade1/vocabulary/pets',
    cards([
      section(
        'Mes animaux',
        'le chien',
        'le chat',
        'le lapin',
        'le hamster',
        'le poisson',
        "l'oiseau",
        'la tortue',
        'la souris',
        'le serpent',
        'la grenouille',
      ),
    ]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/snack',
    cards([
      section('Les fruits', 'la pomme', 'la banane', "l'orange", 'la fraise', 'les raisins', 'le bleuet'),
      section(
        'Dans ma boîte à lunch',
        'la carotte',
        'le fromage',
        'le yogourt',
        'le pain',
        'le sandwich',
        'le muffin',
        'le biscuit',
        'le lait',
        'le jus',
        "l'eau",
      ),
      section("J'ai faim!", snackPhrases, "J'ai faim.", "J'ai soif.", "J'aime les fraises.", "C'est bon!"),
    ]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/sports',
    cards([
      section(
        'Mes sports',
        'le hockey',
        'le soccer',
        'le basketball',
        'le baseball',
        'le tennis',
        'la natation',
        'le patin',
        'le ski',
        'le vélo',
        'la danse',
      ),
    ]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/classroom',
    dialogues(spoken("Qu'est-ce que c'est?", 'What is it?'), firstClassConversations, {
      sections: [
        section(
          'Dans mon étui',
          'le crayon',
          "l'efface",
          'la règle',
          'les ciseaux',
          'la colle',
          'le marqueur',
        ),
        section(
          'Dans la classe',
          'le livre',
          'la chaise',
          'la table',
          'la porte',
          'le tableau',
          'le sac à dos',
        ),
        section('Les couleurs', colours),
        section(
          'Je colorie',
          'la maison',
          'le toit',
          'la fenêtre',
          "l'arbre",
          'la fleur',
          'le ballon',
          'la voiture',
        ),
      ],
    }),
  ),
  vocabularyPage(
    '/grade1/vocabulary/bodyparts',
    figurePage([['Mon corps', 'body-figure']], {
      sections: [
        section(
          'Ma tête',
          'la tête',
          'les cheveux',
          'les yeux',
          'le nez',
          'la bouche',
          'la langue',
          "l'oreille",
        ),
        section('Mon corps', 'le cou', 'le bras', 'la main', 'le ventre', 'la jambe', 'le genou', 'le pied'),
        section('Comment te sens-tu?', firstFeelings),
      ],
    }),
  ),
  vocabularyPage(
    '/grade1/vocabulary/day',
    cards([
      section('Le jour et la nuit', day.partsOfDay, 'la nuit'),
      section(
        'Dans ma journée',
        day.morningThings,
        day.meals,
        "l'autobus scolaire",
        "l'école",
        'la récréation',
        'le bain',
        'le lit',
      ),
      section('Les jours de la semaine', day.weekdays),
    ]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/clothes',
    cards([
      section(
        'Mes vêtements',
        'le chandail',
        'le pantalon',
        'le short',
        'la robe',
        'la jupe',
        everydayClothing,
        'les bas',
        'les souliers',
        'la casquette',
        'le manteau',
      ),
    ]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/town',
    cards([
      section(
        'En ville',
        streetThings.slice(0, 3),
        'la maison',
        "l'école",
        'le parc',
        'le magasin',
        'le restaurant',
        "l'hôpital",
        'la bibliothèque',
      ),
      section('Les transports', transport.slice(0, 6), 'la voiture', 'le train', "l'avion", 'le bateau'),
    ]),
  ),
]
