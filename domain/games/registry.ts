import type { About } from './about.ts'
import { about as comprehension } from './comprehension/about.ts'
import { about as courseAuxMots } from './course-aux-mots/about.ts'
import { about as customMatching } from './custom-matching/about.ts'
import { about as dicteeEclair } from './dictee-eclair/about.ts'
import { about as drop } from './drop/about.ts'
import { about as exposed } from './exposed/about.ts'
import { about as grammar } from './grammar/about.ts'
import { about as listening } from './listening/about.ts'
import { about as matching } from './matching/about.ts'
import { about as memory } from './memory/about.ts'
import { about as motQuiManque } from './mot-qui-manque/about.ts'
import { about as numbers } from './numbers/about.ts'
import { about as petiteDictee } from './petite-dictee/about.ts'
import { about as phrases } from './phrases/about.ts'
import { about as quiDitQuoi } from './qui-dit-quoi/about.ts'
import { about as soundMemory } from './sound-memory/about.ts'
import { about as wordChallenge } from './word-challenge/about.ts'
import { about as wordSearch } from './word-search/about.ts'

/**
 * All kinds of games, easiest first, in the order in which they are offered. The name of a kind is that of
 * its folders here and in `web/games`, and the path segment of its records: `/games/memory/{id}`.
 */
export const games = {
  exposed,
  memory,
  'sound-memory': soundMemory,
  matching,
  'custom-matching': customMatching,
  listening,
  numbers,
  comprehension,
  'qui-dit-quoi': quiDitQuoi,
  grammar,
  'mot-qui-manque': motQuiManque,
  phrases: phrases,
  'word-search': wordSearch,
  'word-challenge': wordChallenge,
  'course-aux-mots': courseAuxMots,
  'dictee-eclair': dicteeEclair,
  'petite-dictee': petiteDictee,
  drop,
} satisfies Record<string, About>

export function isGameKind(kind: string): kind is keyof typeof games {
  return Object.hasOwn(games, kind)
}
