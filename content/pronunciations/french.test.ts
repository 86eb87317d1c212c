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

it('lists every spoken word, and no other', () => {
  expect(texts.flatMap(missingRows)).toEqual([])
  const used = new Set(texts.flatMap(rowsOf))
  expect(Object.keys(words).filter((row) => !used.has(row))).toEqual([])
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
])('accepts %s as /%s/, but not as /%s/', (text, right, wrong) => {
  expect(isPronouncedRight(text, right)).toBe(true)
  expect(isPronouncedRight(text, wrong)).toBe(false)
})

describe('liaison', () => {
  it.each([
    ['where everyone does', 'les amis', 'lezami', 'leami'],
    ['by a hyphen', 'Est-il ici?', 'Etilisi', 'Eilisi'],
    ['not over a comma', 'Oui, les autres, et un ami.', 'wilezotRe9~nami', 'wilezotRez9~nami'],
    ['to no h that is aspirated', 'les hautes herbes', 'leotzERb', 'lezotzERb'],
    ['to no "et"', 'deux et deux', 'd2ed2', 'd2zed2'],
    ['not after an inversion', 'Où allez-vous en hiver?', 'ualevuA~nivER', 'ualevuzA~nivER'],
    ['of the noun to what it does never', 'Les équipes arrivent.', 'lezekipaRiv', 'lezekipzaRiv'],
    ['of the verb to where it goes never', 'Ils partent en autobus.', 'ilpaRtA~notobys', 'ilpaRttA~notobys'],
    ['of a number to what is counted', 'six amis', 'sizami', 'sisami'],
    ['of the number no s to a consonant', 'six pommes', 'sipOm', 'sispOm'],
  ])('%s: %s is /%s/', (_rule, text, right, wrong) => {
    expect(isPronouncedRight(text, right)).toBe(true)
    expect(isPronouncedRight(text, wrong)).toBe(false)
  })

  it('accepts optional liaisons with and without the consonant', () => {
    expect(isPronouncedRight('Il est ici.', 'iletisi')).toBe(false)
    expect(isPronouncedRight('Il est ici.', 'ilEtisi')).toBe(true)
    expect(isPronouncedRight('Il est ici.', 'ilEisi')).toBe(true)
  })
})

it('accepts a final e only before a consonant', () => {
  expect(isPronouncedRight('quatre pommes', 'katR@pOm')).toBe(true)
  expect(isPronouncedRight('quatre pommes', 'katRpOm')).toBe(true)
  expect(isPronouncedRight('quatre amis', 'katR@ami')).toBe(false)
  expect(isPronouncedRight('quatre pommes', 'katR@pOm@')).toBe(false)
})

it('passes words as phonemes with their liaison', () => {
  expect(withPhonemes('Les amis & le coq.', [0, 3])).toBe(
    '<phoneme alphabet="xsampa" ph="lez"/> amis   le <phoneme alphabet="xsampa" ph="kOk"/>.',
  )
})

it('tries the fewest words as phonemes first', () => {
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
