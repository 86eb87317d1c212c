import { userNameKey } from '../../../../../domain/api/user.ts'
import { textHash } from '../../../../../domain/text-hash.ts'
import { normalizeForSearch } from '../../../../lib/text/normalize-for-search.ts'
import type { Name } from './name-parts.ts'

/** Animals whose names children can type, for user names without the pupil's name. */
export const ANIMALS: readonly string[] = `
renard lapin ours loup chat tigre lion zebre girafe panda koala hibou canard cygne poule vache cheval mouton souris
castor dauphin baleine tortue otarie phoque singe lynx bison cerf orignal raton marmotte colibri corbeau faucon puma
lama chameau grenouille coccinelle`
  .trim()
  .split(/\s+/)

/** User names from the first name and a number, or from an arbitrary animal. */
type UserNameStyle = 'given' | 'animal'
/** Displayed names: first name; with an initial if needed, or always; or the whole name. */
type DisplayNameStyle = 'given' | 'initial' | 'always' | 'whole'

/** Longer first names are hard to type. */
const MAX_BASE_LENGTH = 20
/**
 * Range of numbers after a first name: two digits first, then three. Without a number, anyone could sign in
 * with the pupil's displayed name.
 */
const USER_NAME_NUMBERS = { first: 10, twoDigitCount: 90, last: 999 } as const
/** Rounds through the animals before giving up. */
const MAX_ANIMAL_ROUNDS = 999
/** Maximum letters of a family name in a displayed name. */
const MAX_INITIALS = 4

/**
 * Proposes a user name for each pupil, in order: unique, not taken and without the family name.
 * Empty for a pupil without a first name.
 * @param taken unavailable names, by `userNameKey`
 */
export function proposeUserNames(
  pupils: readonly Name[],
  style: UserNameStyle,
  taken: ReadonlySet<string>,
): string[] {
  const used = new Set(taken)
  return pupils.map((pupil) => {
    for (const name of pupil.given === '' ? [] : candidates(pupil, style, used)) {
      if (used.has(name)) continue
      used.add(name)
      return name
    }
    return ''
  })
}

function* candidates(
  { given, family }: Name,
  style: UserNameStyle,
  used: ReadonlySet<string>,
): Generator<string> {
  const hash = textHash(given)
  const [first = ''] = given.split(' ')
  const base = userNameKey(first).replace(/['.-]/g, '').slice(0, MAX_BASE_LENGTH)
  if (style === 'given' && /^[a-z]{2,}$/.test(base) && !revealsFamilyName(base, family)) {
    const numbers = Array.from(
      { length: USER_NAME_NUMBERS.twoDigitCount },
      (_none, step) => USER_NAME_NUMBERS.first + ((hash + step) % USER_NAME_NUMBERS.twoDigitCount),
    )
    const others = numbers.filter((number) => used.has(`${base}${number}`))
    // A single typing error must not open the account of another pupil with the same first name.
    const distinct = numbers.filter((number) => !others.some((other) => isConfusable(number, other)))
    for (const number of [...distinct, ...numbers]) yield `${base}${number}`
    for (
      let number = USER_NAME_NUMBERS.first + USER_NAME_NUMBERS.twoDigitCount;
      number <= USER_NAME_NUMBERS.last;
      number++
    )
      yield `${base}${number}`
  }
  for (let step = 0; step < ANIMALS.length * MAX_ANIMAL_ROUNDS; step++) {
    const animal = ANIMALS[(hash + step) % ANIMALS.length] ?? ''
    const number = 2 + ((hash + Math.floor(step / ANIMALS.length)) % 98)
    if (!revealsFamilyName(animal, family)) yield `${animal}-${number}`
  }
}

/**
 * True if two numbers are easily confused: two digits at the same position are equal or adjacent on the
 * keyboard, or the digits are swapped.
 */
function isConfusable(one: number, other: number): boolean {
  const [tens, units] = [Math.floor(one / 10), one % 10]
  const [otherTens, otherUnits] = [Math.floor(other / 10), other % 10]
  const isNear = Math.abs(tens - otherTens) < 2 || Math.abs(units - otherUnits) < 2
  return isNear || (tens === otherUnits && units === otherTens)
}

/** True if a user name contains the family name, or a word of it that is longer than a particle. */
export function revealsFamilyName(userName: string, family: string): boolean {
  const words = family.split(/[^\p{L}\p{M}]+/u).map(userNameKey)
  const whole = words.join('')
  const name = userNameKey(userName)
  return (
    (whole.length > 1 && name.includes(whole)) || words.some((word) => word.length > 2 && name.includes(word))
  )
}

/**
 * Proposes the displayed name of each pupil, unique unless the style is `given`.
 * @param others names already displayed in the class
 */
export function proposeDisplayNames(
  pupils: readonly Name[],
  style: DisplayNameStyle,
  others: readonly string[],
): string[] {
  const counts = new Map<string, number>()
  const firstNames = others.map((name) => name.replace(/ \p{L}+\.$/u, ''))
  for (const name of [...firstNames, ...pupils.map(({ given }) => given)]) {
    counts.set(normalizeForSearch(name), (counts.get(normalizeForSearch(name)) ?? 0) + 1)
  }
  const used = new Set(others.map(normalizeForSearch))
  return pupils.map((pupil) => {
    const { given, family } = pupil
    if (given === '' || style === 'given') return given
    const needsInitial = style === 'always' || (counts.get(normalizeForSearch(given)) ?? 0) > 1
    const short = needsInitial ? initialsOf(pupil, pupils) : [given]
    const shown = firstUnused(style === 'whole' ? [`${given} ${family}`.trim()] : short, used)
    used.add(normalizeForSearch(shown))
    return shown
  })
}

/** Returns "Léo T.", "Léo Tr.", "Léo Tre.", without forms that fit another pupil with the same first name. */
function initialsOf(pupil: Name, pupils: readonly Name[]): string[] {
  const { given, family } = pupil
  const sameFirstName = pupils.filter(
    (other) => other !== pupil && normalizeForSearch(other.given) === normalizeForSearch(given),
  )
  const letters = Array.from(family)
  const starts = letters.slice(0, MAX_INITIALS).map((_letter, index) => letters.slice(0, index + 1).join(''))
  const distinct = starts.filter(
    (start) =>
      !sameFirstName.some((other) => normalizeForSearch(other.family).startsWith(normalizeForSearch(start))),
  )
  const chosen = distinct.length > 0 ? distinct : starts.slice(0, 1)
  return chosen.length > 0 ? chosen.map((start) => withInitial(given, start)) : [given]
}

function withInitial(given: string, start: string): string {
  return `${given} ${start.charAt(0).toUpperCase()}${start.slice(1)}.`
}

/** Returns the first unused form. Adds a number to the second of two identical full names. */
function firstUnused(forms: readonly string[], used: ReadonlySet<string>): string {
  const unused = forms.find((form) => !used.has(normalizeForSearch(form)))
  if (unused !== undefined) return unused
  let number = 2
  while (used.has(normalizeForSearch(`${forms[0]} ${number}`))) number += 1
  return `${forms[0]} ${number}`
}
