import { expect, it } from 'vitest'
import { comprehension } from './comprehension/rules.ts'
import { courseAuxMots } from './course-aux-mots/rules.ts'
import { raceSample } from './course-aux-mots/testing/sample.ts'
import { dicteeEclair } from './dictee-eclair/rules.ts'
import { dictationSample } from './dictee-eclair/testing/sample.ts'
import { drop } from './drop/rules.ts'
import { dropSample } from './drop/testing/sample.ts'
import { exposed } from './exposed/rules.ts'
import { grammar } from './grammar/rules.ts'
import { grammarSample } from './grammar/testing/sample.ts'
import { listening } from './listening/rules.ts'
import { customMatching, matching } from './matching/rules.ts'
import { customSample, matchingSample } from './matching/testing/sample.ts'
import { memory } from './memory/rules.ts'
import { numbers } from './numbers/rules.ts'
import { numbersSample } from './numbers/testing/sample.ts'
import { games } from './registry.ts'
import { contract } from './testing/contract.ts'
import { pairsSample } from './testing/pairs-sample.ts'
import { questionSample } from './testing/question-sample.ts'
import { wordChallenge } from './word-challenge/rules.ts'
import { challengeSample } from './word-challenge/testing/sample.ts'
import { wordSearch } from './word-search/rules.ts'
import { wordSearchSample } from './word-search/testing/sample.ts'

/** A further game is one further row. */
const contracts = {
  memory: () => contract('memory', memory, pairsSample),
  exposed: () => contract('exposed', exposed, pairsSample),
  matching: () => contract('matching', matching, matchingSample),
  'custom-matching': () => contract('custom-matching', customMatching, customSample),
  numbers: () => contract('numbers', numbers, numbersSample),
  comprehension: () => contract('comprehension', comprehension, questionSample),
  listening: () => contract('listening', listening, questionSample),
  grammar: () => contract('grammar', grammar, grammarSample),
  'word-search': () => contract('word-search', wordSearch, wordSearchSample),
  'word-challenge': () => contract('word-challenge', wordChallenge, challengeSample),
  'course-aux-mots': () => contract('course-aux-mots', courseAuxMots, raceSample),
  'dictee-eclair': () => contract('dictee-eclair', dicteeEclair, dictationSample),
  drop: () => contract('drop', drop, dropSample),
}

for (const run of Object.values(contracts)) run()

it('is kept by every game of the registry', () => {
  expect(Object.keys(contracts)).toEqual(expect.arrayContaining(Object.keys(games)))
})
