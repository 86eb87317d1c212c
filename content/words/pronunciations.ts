/**
 * How the synthetic voice is given what it would misread: a word or words, and what it reads instead.
 * Capital letters do not matter.
 */
const pronunciations: Readonly<Record<string, string>> = {
  // Words that it takes for English.
  'assieds-toi': 'assié-toi',
  baseball: 'baizbole',
  beurk: 'beurque',
  basketball: 'baskètebole',
  bruns: 'brun',
  camping: 'kampigne',
  dos: 'dau',
  enthousiaste: 'antouziaste',
  football: 'foutebole',
  halloween: 'alohouine',
  'hot-dog': 'hotte dogue',
  lemmings: 'lèmingue',
  lunch: 'leunche',
  maya: 'maïa',
  noah: 'noa',
  "p'tit": 'ptit',
  rythme: 'ritme',
  volleyball: 'volébole',
  // English words said as in French Canada.
  bacon: 'békonne',
  badminton: 'badmine tonne',
  bagel: 'béguel',
  muffin: 'moffine',
  soccer: 'soqueur',
  // Words that it spells.
  brrr: 'breu',
  "d'api": "d'appi",
  // Letters that are silent, or that are not.
  chut: 'chutte',
  'dan, don': 'dent, don',
  jeune: "jeun'",
  'deux plus trois': 'deux plusse trois',
  'plus de légumes': 'plusse de légumes',
  'dehors à': 'dehor à',
  harfang: 'arfan',
  'hi-han': 'hi, han',
  laid: 'lait',
  pizza: 'pidza',
  pizzeria: 'pidzéria',
  sourcil: 'sourci',
  yogourt: 'yogour',
  // Only "vingt" of 21 to 29 has its t.
  'quatre-vingt-un': 'quatre-vin un',
  'quatre-vingt-deux': 'quatre-vin deux',
  'quatre-vingt-trois': 'quatre-vin trois',
  'quatre-vingt-quatre': 'quatre-vin quatre',
  'quatre-vingt-cinq': 'quatre-vin cinq',
  'quatre-vingt-six': 'quatre-vin six',
  'quatre-vingt-sept': 'quatre-vin sept',
  'quatre-vingt-huit': 'quatre-vin huit',
  'quatre-vingt-neuf': 'quatre-vin neuf',
  'quatre-vingt-onze': 'quatre-vin onze',
}

/** The same of words that it misreads only where they stand alone: as a letter, or as another word. */
const alone: Readonly<Record<string, string>> = { as: 'a', y: 'i' }

const misread = new RegExp(
  `(?<![\\p{L}-])(?:${Object.keys(pronunciations)
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}-])`,
  'giu',
)

/** What the voice is given to read for `text`. */
export function readAloud(text: string): string {
  const written = text.normalize('NFC')
  return (
    alone[written.toLowerCase()] ??
    written.replace(misread, (words) => pronunciations[words.toLowerCase()] ?? words)
  )
}
