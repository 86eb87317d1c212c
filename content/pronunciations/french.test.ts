import { describe, expect, it } from 'vitest'
import { usedSounds } from '../media-used.ts'
import { videos } from '../videos/videos.ts'
import { missingRows, rowsOf, withPhonemes } from './french.ts'
import { isEnglish, isPronouncedRight, waysToSay } from './pronunciation.ts'
import { respell } from './respelling.ts'
import words from './words.json' with { type: 'json' }

const texts = [
  ...usedSounds().values(),
  ...videos.flatMap((video) => ('song' in video ? [] : video.shots.map(({ french }) => french))),
].filter((text) => !isEnglish(text))

it('lists every word that is spoken, and no others', () => {
  expect(texts.flatMap(missingRows), 'Add their phones to words.json.').toEqual([])
  const used = new Set(texts.flatMap(rowsOf))
  const unused = Object.keys(words).filter((row) => !used.has(row))
  expect(unused, 'Delete them from words.json.').toEqual([])
})

it.each([
  ['beurk', 'b9Rk', 'bjuRk'],
  ['brrr', 'bR', 'beERERER'],
  ['chut', 'Syt', 'Sy'],
  ['bronzer', 'bRO~ze', 'bRO~z9R'],
  ['rythme', 'Ritm', 'RiTm'],
  ['Noah', 'noa', 'noE'],
  ['jouent', 'Zu', 'Zw'],
  ['jeune', 'Z9n', 'Z2n'],
  ['rose', 'Roz', 'ROz'],
  ["J'arrose les fleurs.", 'ZaRozlefl9R', 'ZaROzlefl9R'],
  ['La pâte repose.', 'lapatR@poz', 'lapatR@pOz'],
  ['des lemmings', 'delemiN', 'delEmE~g'],
])('accepts %s as /%s/ but not as /%s/', (text, right, wrong) => {
  expect(isPronouncedRight(text, right)).toBe(true)
  expect(isPronouncedRight(text, wrong)).toBe(false)
})

describe('liaison', () => {
  it.each([
    ['is made where it is mandatory', 'les amis', 'lezami', 'leami'],
    ['is made across a hyphen', 'Est-il ici?', 'Etilisi', 'Eilisi'],
    ['is not made across a comma', 'Oui, les autres, et un ami.', 'wilezotRe9~nami', 'wilezotRez9~nami'],
    ['is not made before an aspirated h', 'les hautes herbes', 'leotzERb', 'lezotzERb'],
    ['is not made before "et"', 'deux et deux', 'd2ed2', 'd2zed2'],
    ['is not made after an inversion', 'Où allez-vous en hiver?', 'ualevuA~nivER', 'ualevuzA~nivER'],
    [
      'is not made between a plural noun and its verb',
      'Les équipes arrivent.',
      'lezekipaRiv',
      'lezekipzaRiv',
    ],
    [
      'is not made between a verb and a preposition',
      'Ils partent en autobus.',
      'ilpaRtA~notobys',
      'ilpaRttA~notobys',
    ],
    ['is made between a number and the counted noun', 'six amis', 'sizami', 'sisami'],
    ['is not made between a number and a consonant', 'six pommes', 'sipOm', 'sispOm'],
  ])('%s: %s is /%s/', (_rule, text, right, wrong) => {
    expect(isPronouncedRight(text, right)).toBe(true)
    expect(isPronouncedRight(text, wrong)).toBe(false)
  })

  it('is accepted with and without the consonant where it is optional', () => {
    expect(isPronouncedRight('Il est ici.', 'iletisi')).toBe(false)
    expect(isPronouncedRight('Il est ici.', 'ilEtisi')).toBe(true)
    expect(isPronouncedRight('Il est ici.', 'ilEisi')).toBe(true)
  })
})

it('accepts a spoken final e only before a consonant', () => {
  expect(isPronouncedRight('quatre pommes', 'katR@pOm')).toBe(true)
  expect(isPronouncedRight('quatre pommes', 'katRpOm')).toBe(true)
  expect(isPronouncedRight('quatre amis', 'katR@ami')).toBe(false)
  expect(isPronouncedRight('quatre pommes', 'katR@pOm@')).toBe(false)
})

it('writes words as phonemes with their liaison', () => {
  expect(withPhonemes('Les amis & le coq.', [0, 3])).toBe(
    '<phoneme alphabet="xsampa" ph="lez"/> amis   le <phoneme alphabet="xsampa" ph="kOk"/>.',
  )
})

it('tries the smallest sets of words as phonemes first', () => {
  expect([...waysToSay('Le coq chante.')]).toEqual([[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]])
  expect([...waysToSay('She is skipping rope.')]).toEqual([[]])
})

it.each([
  ['la vache', 'lah vahsh'],
  ['Les amis, bonjour!', 'layz ah-mee bohn-zhoor'],
  ['Écoute, puis touche la bonne image.', 'ay-koot pwee toosh lah bon ee-mahzh'],
  ["l'oiseau", 'lwah-zoh'],
  ['la guitare', 'lah ghee-tahr'],
  ['la tasse', 'lah tahss'],
  ['le tralala', null],
])('respells %j for an English speaker as %j', (french, said) => {
  expect(respell(french)).toBe(said)
})

it('respells every spoken text', () => {
  expect(texts.filter((text) => !/^[a-z]+(?:[- ][a-z]+)*$/.test(respell(text) ?? ''))).toEqual([])
})
