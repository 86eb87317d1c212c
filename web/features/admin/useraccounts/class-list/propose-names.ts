import { userNameKey } from '../../../../../domain/api/user.ts'
import { textHash } from '../../../../../domain/text-hash.ts'
import { fold } from '../../../../lib/text/fold.ts'
import { ANIMALS } from './animals.ts'

interface Pupil {
  given: string
  family: string
}

/** What a user name is made of: the first name and a number, or an animal that has nothing to do with the pupil. */
type UserNameStyle = 'given' | 'animal'
/** What others see: the first name; with an initial where two are alike, or always; or the whole name. */
type ShownStyle = 'given' | 'initial' | 'always' | 'whole'

/** A longer first name is hard to type. */
const LONGEST = 20
/** The numbers behind a first name: two digits, and three where those are taken; so the name that others see signs nobody in. */
const NUMBERS = { least: 10, of: 90, most: 999 } as const
/** So many pupils may share an animal. */
const MOST_ALIKE = 999
/** Maximum letters of a family name that others see. */
const MOST_INITIALS = 4

/**
 * A user name for each pupil, in their order: no two alike, none of them taken, and none with the family name in it.
 * Empty where nobody is named.
 * @param taken names that cannot be given, by `userNameKey`
 */
export function proposeUserNames(
  pupils: readonly Pupil[],
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
  { given, family }: Pupil,
  style: UserNameStyle,
  used: ReadonlySet<string>,
): Generator<string> {
  const hash = textHash(given)
  const [first = ''] = given.split(' ')
  const base = userNameKey(first).replace(/['.-]/g, '').slice(0, LONGEST)
  if (style === 'given' && /^[a-z]{2,}$/.test(base) && !tellsFamily(base, family)) {
    const numbers = Array.from(
      { length: NUMBERS.of },
      (_none, step) => NUMBERS.least + ((hash + step) % NUMBERS.of),
    )
    const others = numbers.filter((number) => used.has(`${base}${number}`))
    // A slip of one key must not open the account of another pupil with the same first name.
    const clear = numbers.filter((number) => !others.some((other) => looksLike(number, other)))
    for (const number of [...clear, ...numbers]) yield `${base}${number}`
    for (let number = NUMBERS.least + NUMBERS.of; number <= NUMBERS.most; number++) yield `${base}${number}`
  }
  for (let step = 0; step < ANIMALS.length * MOST_ALIKE; step++) {
    const animal = ANIMALS[(hash + step) % ANIMALS.length] ?? ''
    const number = 2 + ((hash + Math.floor(step / ANIMALS.length)) % 98)
    if (!tellsFamily(animal, family)) yield `${animal}-${number}`
  }
}

/** True if two numbers are easily confused: a digit is equal, adjacent on the keyboard, or swapped. */
function looksLike(one: number, other: number): boolean {
  const [tens, units] = [Math.floor(one / 10), one % 10]
  const [otherTens, otherUnits] = [Math.floor(other / 10), other % 10]
  const isNear = Math.abs(tens - otherTens) < 2 || Math.abs(units - otherUnits) < 2
  return isNear || (tens === otherUnits && units === otherTens)
}

/** Whether a name has the family name in it, or one of its words that is more than a particle. */
export function tellsFamily(userName: string, family: string): boolean {
  const words = family.split(/[^\p{L}\p{M}]+/u).map(userNameKey)
  const whole = words.join('')
  const name = userNameKey(userName)
  return (
    (whole.length > 1 && name.includes(whole)) || words.some((word) => word.length > 2 && name.includes(word))
  )
}

/**
 * Computes the displayed name of each pupil. Names are unique unless the teacher wants first names only.
 * @param others the names that are shown in the class already
 */
export function proposeShownNames(
  pupils: readonly Pupil[],
  style: ShownStyle,
  others: readonly string[],
): string[] {
  const counts = new Map<string, number>()
  const firstNames = others.map((name) => name.replace(/ \p{L}+\.$/u, ''))
  for (const name of [...firstNames, ...pupils.map(({ given }) => given)]) {
    counts.set(fold(name), (counts.get(fold(name)) ?? 0) + 1)
  }
  const used = new Set(others.map(fold))
  return pupils.map((pupil) => {
    const { given, family } = pupil
    if (given === '' || style === 'given') return given
    const needsInitial = style === 'always' || (counts.get(fold(given)) ?? 0) > 1
    const short = needsInitial ? initialsOf(pupil, pupils) : [given]
    const shown = firstFree(style === 'whole' ? [`${given} ${family}`.trim()] : short, used)
    used.add(fold(shown))
    return shown
  })
}

/** "Léo T.", "Léo Tr.", "Léo Tre.": with as many letters as tell the pupil from the others of the same first name. */
function initialsOf(pupil: Pupil, pupils: readonly Pupil[]): string[] {
  const { given, family } = pupil
  const alike = pupils.filter((other) => other !== pupil && fold(other.given) === fold(given))
  const letters = Array.from(family)
  const starts = letters.slice(0, MOST_INITIALS).map((_letter, index) => letters.slice(0, index + 1).join(''))
  const clear = starts.filter((start) => !alike.some((other) => fold(other.family).startsWith(fold(start))))
  const chosen = clear.length > 0 ? clear : starts.slice(0, 1)
  return chosen.length > 0 ? chosen.map((start) => withStart(given, start)) : [given]
}

function withStart(given: string, start: string): string {
  return `${given} ${start.charAt(0).toUpperCase()}${start.slice(1)}.`
}

/** Returns the first unused form. Adds a number to the second of two identical full names. */
function firstFree(forms: readonly string[], used: ReadonlySet<string>): string {
  const free = forms.find((form) => !used.has(fold(form)))
  if (free !== undefined) return free
  let number = 2
  while (used.has(fold(`${forms[0]} ${number}`))) number += 1
  return `${forms[0]} ${number}`
}
