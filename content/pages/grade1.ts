import { firstWeatherTalk } from './conversations.ts'
import { cards, dialogues, figurePage, numberGrid } from './forms.ts'
import { type VocabularySeed, vocabularyPage } from './page-seed.ts'
import { section } from './section.ts'
import { spoken } from './spoken.ts'

/** Single words, 8 to 12 a page. */
export const grade1: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade1/vocabulary/weather',
    dialogues(spoken("Qu'est-ce que c'est?", 'What is it?'), firstWeatherTalk, {
      sections: [
        section(
          'Le temps',
          'le soleil',
          'la pluie',
          'la neige',
          'le vent',
          'le nuage',
          "l'orage",
          "l'arc-en-ciel",
          'le flocon',
        ),
      ],
    }),
  ),
  vocabularyPage(
    '/grade1/vocabulary/numbers',
    numberGrid(1, 10, {
      sections: [
        section('De un à dix', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'),
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
    cards([
      section('Dans mon étui', 'le crayon', "l'efface", 'la règle', 'les ciseaux', 'la colle', 'le marqueur'),
      section(
        'Dans la classe',
        'le livre',
        'la chaise',
        'la table',
        'la porte',
        'le tableau',
        'le sac à dos',
      ),
    ]),
  ),
  vocabularyPage(
    '/grade1/vocabulary/bodyparts',
    figurePage([['Mon corps', 'body-figure']], {
      sections: [
        section('Ma tête', 'la tête', 'les cheveux', 'les yeux', 'le nez', 'la bouche', "l'oreille"),
        section('Mon corps', 'le bras', 'la main', 'le ventre', 'la jambe', 'le genou', 'le pied'),
      ],
    }),
  ),
]
