import { expect, it } from 'vitest'
import { nameFault } from './name-fault.ts'

const UNSEEN = 'ne doit pas avoir de caractères invisibles'
const LINES = 'doit être une seule ligne de texte'
const DISGUISED = 'doit être écrit en lettres ordinaires'
const MIXED = 'ne doit pas mêler deux alphabets dans un mot'
const MARKS = "a des accents qui ne sont à aucune lettre, ou trop sur l'une"

it.each([
  'Éloïse',
  'Éloïse'.normalize('NFD'),
  'Zoë',
  "O'Brien",
  'O’Brien',
  'Nguyễn Thị Mỹ',
  'Nguyễn'.normalize('NFD'),
  'François-Xavier',
  'Mme Bravo, 4-1 (2026)',
  'Łukasz Żółć',
  'Þóra Ísfjörð',
  'Анна-Мария',
  'Ἀθηνᾶ',
  'Anna Иванова',
  'محمد',
  'مُحَمَّد',
  'علی‌رضا',
  'ශ්‍රී',
  'שָׁלוֹם',
  'प्रिया',
  'さくら 田中',
  '김민준',
  'ʻIolani',
  'La 1ʳᵉ année : ½ + ½ = 1!',
  '« Les animaux… »',
  '👩‍🏫 Mots cachés ❤️',
  '1️⃣',
  'Groupe 2\u20E3',
  '🇨🇦 Léo',
  '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  '☺\uFE0E',
  '🏳️‍🌈',
])('accepts %j', (name) => {
  expect(nameFault(name)).toBeNull()
})

it.each([
  ['a zero-width space', 'Al\u200Bice', UNSEEN],
  ['a joiner in Latin', 'Al\u200Dice', UNSEEN],
  ['a joiner at the end', 'Alice\u200D', UNSEEN],
  ['a joiner at the end of an Arabic word', 'محمد\u200C', UNSEEN],
  ['a soft hyphen', 'Ali\u00ADce', UNSEEN],
  ['a byte order mark', '\uFEFFAlice', UNSEEN],
  ['a direction mark', 'Alice\u200F', UNSEEN],
  ['a direction override', '\u202EecilA', UNSEEN],
  ['an isolate', '\u2066Alice\u2069', UNSEEN],
  ['a filler', '\u3164', UNSEEN],
  ['an empty braille cell', '\u2800', UNSEEN],
  ['a variation selector without a character', 'Alice\uFE0F', UNSEEN],
  ['a tag', 'Alice\u{E0041}', UNSEEN],
  ['two lines', 'Alice\nBob', LINES],
  ['another kind of line break', 'Alice\u2028Bob', LINES],
  ['a private use character', 'Alice\uE000', UNSEEN],
  ['a lone surrogate', 'Alice\uD800', UNSEEN],
  ['a Cyrillic letter', 'Аlice', MIXED],
  ['a Greek letter', 'Αlice', MIXED],
  ['a Cyrillic letter under an accent', 'Zo\u0451', MIXED],
  ['a Cyrillic letter in the second word', 'Zoé Rоy', MIXED],
  ['wide letters', 'Ａlice', DISGUISED],
  ['mathematical letters', '𝐀lice', DISGUISED],
  ['circled letters', 'Ⓐlice', DISGUISED],
  ['a mark without a letter', '\u0301Alice', MARKS],
  ['many marks on one letter', 'A\u0316\u0317\u0318\u0319lice', MARKS],
])('refuses %s: %j', (_what, name, fault) => {
  expect(nameFault(name)).toBe(fault)
})
