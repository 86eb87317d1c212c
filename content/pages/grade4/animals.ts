import * as care from '../../words/animal-care.ts'
import * as ant from '../../words/ant.ts'
import * as cats from '../../words/cats.ts'
import * as farm from '../../words/farm.ts'
import * as pets from '../../words/pets.ts'
import * as zoo from '../../words/zoo.ts'
import { cards, figurePage } from '../forms.ts'
import { type VocabularySeed, vocabularyPage } from '../page-seed.ts'
import { section, spotsSection } from '../section.ts'

export const grade4Animals: readonly VocabularySeed[] = [
  vocabularyPage(
    '/grade4/vocabulary/cats',
    figurePage([['Les parties du chat', 'cat-figure']], {
      sections: [
        spotsSection('Le corps du chat', 'cat-figure'),
        section('Que fait le chat?', cats.catActions),
        section('Le savais-tu?', cats.catFacts),
      ],
    }),
  ),
  vocabularyPage(
    '/grade4/vocabulary/ant',
    figurePage([['Les parties de la fourmi', 'ant-figure']], {
      sections: [
        spotsSection('Le corps de la fourmi', 'ant-figure'),
        section('La vie des fourmis', ant.antLife),
        section('Le savais-tu?', ant.antPhrases),
      ],
    }),
  ),
  vocabularyPage(
    '/grade4/vocabulary/animals/care',
    cards([
      section('Pour mon animal', care.careThings, 'la laisse', 'le collier', 'le bol', 'la cage', 'la niche'),
      section('Je prends soin de mon animal', care.carePhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/animals/food',
    cards([
      section('La nourriture', care.animalFood, 'le foin', 'le miel'),
      section('Que mangent les animaux?', care.feedingPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/animals/needs',
    cards([
      section('Les besoins', "l'eau", care.needs),
      section('De quoi un animal a-t-il besoin?', care.needPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/animals/pets',
    cards([
      section('Les animaux de compagnie', pets.commonPets, pets.otherPets),
      section('Leurs affaires', pets.petThings),
      section('Mon animal', pets.petPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/animals/farm',
    cards([
      section('Les grands animaux', farm.farmAnimals.slice(0, 8)),
      section('Les petits animaux', farm.farmAnimals.slice(8)),
      section('Ce que les animaux donnent', farm.farmGifts, farm.farmPhrases),
    ]),
  ),
  vocabularyPage(
    '/grade4/vocabulary/animals/zoo',
    cards([
      section('Les animaux du zoo', zoo.zooAnimals, zoo.moreZooAnimals),
      section('Que font-ils?', zoo.zooPhrases),
    ]),
  ),
]
