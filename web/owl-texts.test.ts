import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { owlSentences } from '../content/owl-texts.ts'
import { CHEERS } from '../domain/games/game.ts'
import { sentencesOf } from '../domain/spoken-sentences.ts'

/** Files that give the owl texts to say. In these, French next to English is an owl text. */
const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.startsWith('features/admin/') && !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(join(import.meta.dirname, file), 'utf8') }))
  .filter(({ source }) => /<(?:LateOwl|OwlSays|PageHeader|Instruction)\b| said=|\bOwlText\b/.test(source))

/** `french="…" english="…"`, or the same in an object. Interpolations are removed later. */
const PAIR =
  /\b(?:french|hint)(?:=\{?|: )(["'`])((?:(?!\1).)*)\1\}?,?\s*english(?:=\{?|: )(["'`])((?:(?!\3).)*)\3/g
/** The start of a French text, whatever follows. */
const FRENCH = /\b(?:french|hint)(?:=\{?|: )["'`](?!["'`])/g
/** A text chosen by a condition inside an attribute. */
const CHOSEN = /<(?:LateOwl|OwlSays|PageHeader|Instruction)\b[^>]*?\b(?:french|hint|english)=\{[^"'`}][^}]*\?/

const said = sources.flatMap(({ source }) =>
  [...source.matchAll(PAIR)].map(([, , french = '', , english = '']) => ({ french, english })),
)

it.each(['french', 'english'] as const)('has a generated sound for every owl text in %s', (language) => {
  const sentences = said
    .map((pair) =>
      pair[language].replaceAll('{MIN_COUNTING_SCORE}', '{500}').replaceAll(/\$\{(\d*)[^}]*\}/g, '$1'),
    )
    .flatMap(sentencesOf)
    .filter((sentence) => /\p{L}/u.test(sentence))
  expect(sentences.length).toBeGreaterThan(60)
  expect(sentences.filter((sentence) => !owlSentences[language].includes(sentence))).toEqual([])
})

it('puts the English right after each French owl text, so that this test finds it', () => {
  const unread = sources.filter(
    ({ source }) =>
      CHOSEN.test(source) || [...source.matchAll(FRENCH)].length !== [...source.matchAll(PAIR)].length,
  )
  expect(unread.map(({ file }) => file)).toEqual([])
})

it('has a generated sound for every cheer', () => {
  expect(CHEERS.flatMap(sentencesOf).filter((cheer) => !owlSentences.french.includes(cheer))).toEqual([])
})
