import { describe, expect, it } from 'vitest'
import type { SceneNoun, Shape } from './scene.ts'
import { countedNoun, placePhrase, shapePhrases } from './sentences.ts'

const chat: SceneNoun = { french: 'chat', gender: 'm', plural: 'chats' }
const ecole: SceneNoun = { french: 'école', gender: 'f', plural: 'écoles' }
const hibou: SceneNoun = { french: 'hibou', gender: 'm', isAspirated: true, plural: 'hiboux' }
const mitaines: SceneNoun = { french: 'mitaines', gender: 'f', isPlural: true }

describe('placePhrase', () => {
  it.each([
    ['sur', [chat], 'sur le chat'],
    ['sous', [ecole], "sous l'école"],
    ['dans', [mitaines], 'dans les mitaines'],
    ['derrière', [hibou], 'derrière le hibou'],
    ['à côté de', [chat], 'à côté du chat'],
    ['à côté de', [ecole], "à côté de l'école"],
    ['à gauche de', [hibou], 'à gauche du hibou'],
    ['à droite de', [mitaines], 'à droite des mitaines'],
    ['entre', [chat, ecole], "entre le chat et l'école"],
  ] as const)('builds the phrase for "%s" and %j', (preposition, nouns, phrase) => {
    expect(placePhrase({ preposition, of: nouns.map((noun) => ({ noun })) })).toBe(phrase)
  })
})

it.each([
  [chat, 1, 'un chat'],
  [ecole, 1, 'une école'],
  [hibou, 2, 'deux hiboux'],
  [ecole, 12, 'douze écoles'],
])('builds the counted noun of %j', (noun, count, phrase) => {
  expect(countedNoun(noun, count)).toBe(phrase)
})

it('distinguishes shapes with the same name by their position and by what they belong to', () => {
  const shape = (id: string, noun: SceneNoun, owner?: SceneNoun): Shape => ({
    id,
    noun,
    path: 'M0 0z',
    box: { x: 0, y: 0, width: 1, height: 1 },
    ...(owner && { owner }),
  })
  const bande: SceneNoun = { french: 'bande', gender: 'f' }
  const drapeau: SceneNoun = { french: 'drapeau de la France', gender: 'm' }
  const ecoles = Array.from({ length: 11 }, (_none, index) => shape(`e${index}`, ecole))
  const names = shapePhrases([
    ...ecoles,
    shape('hibou', hibou),
    shape('b1', bande, drapeau),
    shape('b2', bande, drapeau),
  ]).map(({ name }) => name)
  expect(names).toEqual([
    ...['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'].map(
      (ordinal) => `la ${ordinal} école`,
    ),
    'la neuvième école',
    'la dixième école',
    'la onzième école',
    'le hibou',
    'la première bande du drapeau de la France',
    'la deuxième bande du drapeau de la France',
  ])
})
