const UNITS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
]
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]

/** A whole number from 0 to 100 in words, in traditional spelling: "vingt et un", "quatre-vingts". */
export function numberInWords(value: number): string {
  if (value < 17) return UNITS[value] ?? ''
  if (value < 20) return `dix-${UNITS[value - 10]}`
  if (value === 100) return 'cent'
  if (value === 80) return 'quatre-vingts'
  const tens = TENS[Math.floor(value / 10)] ?? ''
  const rest = value < 60 ? value % 10 : value % 20
  if (rest === 0) return tens
  if (value < 80 && (rest === 1 || rest === 11)) return `${tens} et ${numberInWords(rest)}`
  return `${tens}-${numberInWords(rest)}`
}
