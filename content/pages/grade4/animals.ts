import { type PageSeed, vocabularyPage } from '../page-seed.ts'
import { section } from '../section.ts'

export const grade4Animals: readonly PageSeed[] = [
  vocabularyPage('/grade4/vocabulary/animals/farm', {
    form: 'cards',
    sections: [
      section(
        'Les grands animaux',
        'la vache',
        'le taureau',
        'le cheval',
        "l'âne",
        'le cochon',
        'le mouton',
        'le bélier',
        'la chèvre',
      ),
      section(
        'Les petits animaux',
        'la poule',
        'le coq',
        'le poussin',
        'le canard',
        "l'oie",
        'le dindon',
        'la souris',
        "l'abeille",
      ),
    ],
  }),
]
