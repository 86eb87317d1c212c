import { describe, expect, it } from 'vitest'
import { grammar, withoutAsterisks } from '../../../domain/games/grammar/rules.ts'
import { writtenGrammar } from './records.ts'

describe.each(writtenGrammar)('the sentences of $id', ({ data }) => {
  const items = grammar.parseDeck(data).items.map((item) => ({
    ...item,
    why: item.why ?? { french: '', english: '', sound: null },
  }))
  const linesOf = (wrong: typeof items) => wrong.map(({ why }) => why.french)

  it('have a short one-line explanation that contains the answer and has one marked part', () => {
    const fits = ({ answer, why: { french } }: (typeof items)[number]) =>
      french.length <= 60 &&
      /^[^*]*\*[^*]+\*[^*]*$/.test(french) &&
      new RegExp(`(?<!\\p{L})${answer}(?!\\p{L})`, 'u').test(withoutAsterisks(french))
    expect(linesOf(items.filter((item) => !fits(item)))).toEqual([])
  })

  it('have a picture, and explanations with a sound and an English translation', () => {
    const lacking = items.filter(
      ({ image, why }) => image === null || why.sound === null || why.english === '',
    )
    expect(linesOf(lacking)).toEqual([])
  })
})

it('explains the sentences in simple words', () => {
  const whys = new Map(
    writtenGrammar.flatMap(({ data }) =>
      grammar.parseDeck(data).items.map(({ word, why }) => [word, why?.french] as const),
    ),
  )
  expect(
    [
      'Je vois la tortue.',
      'Je vois les lapins.',
      "J'aime l'école.",
      "J'ai un chien.",
      "Tu bois de l'eau.",
      "J'aime mon école.",
      'Tu es mon ami.',
      'Les vaches sont dans le champ.',
      "Moi aussi, j'ai un chien.",
      'Quel âge as-tu?',
      'La tortue est lente.',
      'Un cheval, deux chevaux.',
      "J'aime cette école.",
      'Regarde cet oiseau!',
      'Je ne mange pas de soupe.',
      "Je n'aime pas le vent.",
      'Zoé et moi nous couchons dans la tente.',
    ].map((word) => whys.get(word)),
  ).toEqual([
    'la tortue : on dit *la*',
    'les lapins : on dit *les*',
    "l'école : devant une voyelle, on dit *l'*",
    'le chien : on dit *un* chien',
    "l'eau : on dit *de l'eau*",
    "l'école : devant une voyelle, on dit *mon* école",
    'avec tu, on dit *tu es*',
    'pour les vaches, on dit *elles sont*',
    "avec je, on dit *j'ai*",
    'avec tu, on dit *tu as*',
    'la tortue : elle est *lente*',
    'cheval, chevaux : al devient *aux*',
    'une école : on dit *cette* école',
    'un oiseau : devant une voyelle, on dit *cet* oiseau',
    'ne avant le verbe, pas après : *ne mange* pas',
    "devant une voyelle, ne devient n' : *n'aime* pas",
    'pour Zoé et moi, on dit *nous nous couchons*',
  ])
})
