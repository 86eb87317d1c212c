import { comprehension } from './comprehension/rules.ts'
import { courseAuxMots } from './course-aux-mots/rules.ts'
import { dicteeEclair } from './dictee-eclair/rules.ts'
import { drop } from './drop/rules.ts'
import { exposed } from './exposed/rules.ts'
import type { GameDeck } from './game.ts'
import { grammar } from './grammar/rules.ts'
import type { GameKind } from './kinds.ts'
import { listening } from './listening/rules.ts'
import { customMatching, matching } from './matching/rules.ts'
import { memory } from './memory/rules.ts'
import { numbers } from './numbers/rules.ts'
import { wordChallenge } from './word-challenge/rules.ts'
import { wordSearch } from './word-search/rules.ts'

/** Game kind -> its rules. */
export const games = {
  memory,
  exposed,
  matching,
  'custom-matching': customMatching,
  numbers,
  comprehension,
  listening,
  grammar,
  'word-search': wordSearch,
  'word-challenge': wordChallenge,
  'course-aux-mots': courseAuxMots,
  'dictee-eclair': dicteeEclair,
  drop,
} as const satisfies Record<GameKind, { parseDeck(data: string): GameDeck }>
