import type { VocabularyContent, VocabularyWord } from '../../domain/api/page.ts'
import type { VocabularySeed } from '../pages/page-seed.ts'
import { pageOf } from '../routes.ts'
import type { GameSeed } from './game-seed.ts'

const LEAST_PICTURES = 6
const LONGEST_WORD = 32

/** A memory game on the pictured words of a vocabulary page, or none where there are too few of them. */
export function memoryOf(page: VocabularySeed): GameSeed[] {
  const grade = pageOf(page.clientID)?.grade
  const words = wordsOf(page.content).filter(isPicturedWord)
  if (!grade || words.length < LEAST_PICTURES) return []
  const theme = page.clientID.replace('Page_', '').replace('Vocabulary_', '')
  return [
    {
      id: theme.toLowerCase().replaceAll('_', '-'),
      clientID: `Page_Games_Memory_${theme}`,
      kind: 'memory',
      grade,
      title: page.title,
      description: `Le jeu de mémoire : ${page.title}`,
      instructions:
        'Trouve les paires : une image et son mot. Touche deux cartes.\nFind the pairs: a picture and its word. Tap two cards.',
      data: JSON.stringify(words.map(pairOf)),
    },
  ]
}

/** An item of a pairs deck: the picture card and the card of the phrase with its sound. */
function pairOf(word: VocabularyWord) {
  return {
    answer: word.french,
    phrase: { word: word.french, ...(word.sound !== null && { sound: word.sound }) },
    ...(word.image !== null && { image: word.image }),
  }
}

function wordsOf(content: VocabularyContent): VocabularyWord[] {
  const dishes = content.form === 'menu' ? content.courses.flatMap((course) => course.dishes) : []
  return [...dishes, ...content.sections.flatMap((section) => section.words)]
}

/** A word or a short phrase that fits a card: no sentence. */
function isPicturedWord({ image, french }: VocabularyWord): boolean {
  return image !== null && french.length <= LONGEST_WORD && !/[.!?]$/.test(french)
}
