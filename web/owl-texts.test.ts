import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { owlSentences } from '../content/owl-texts.ts'
import { CHEERS } from '../domain/games/game.ts'
import { sentencesOf } from '../domain/spoken-sentences.ts'

/** The files that give the owl something to say. */
const sources = globSync('**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !file.startsWith('features/admin/') && file !== 'ui/PageHeader.tsx')
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .filter((source) => /<(LateOwl|PageHeader)\b/.test(source))

/** `french="…" english="…"`, or the same as an object; what is put in between is left out. */
const PAIR =
  /\b(?:french|hint)(?:=\{?|: )(["'`])((?:(?!\1).)*)\1\}?,?\s*english(?:=\{?|: )(["'`])((?:(?!\3).)*)\3/g

const said = sources.flatMap((source) =>
  [...source.matchAll(PAIR)].map(([, , french = '', , english = '']) => ({ french, english })),
)

it.each(['french', 'english'] as const)(
  "the owl has the site's voice for all that it says, in %s",
  (language) => {
    const sentences = said
      .map((pair) =>
        pair[language].replaceAll('{COUNTING_SCORE}', '{500}').replaceAll(/\$\{(\d*)[^}]*\}/g, '$1'),
      )
      .flatMap(sentencesOf)
    expect(sentences.length).toBeGreaterThan(15)
    expect(sentences.filter((sentence) => !owlSentences[language].includes(sentence))).toEqual([])
  },
)

it('has it for every cheer', () => {
  expect(CHEERS.flatMap(sentencesOf).filter((cheer) => !owlSentences.french.includes(cheer))).toEqual([])
})
