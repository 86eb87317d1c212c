import { copySeed, type PaperChoices } from '../../../domain/paper/address.ts'
import { itemsFor, type PaperItem, type sheetKinds } from '../../../domain/paper/kinds.ts'
import type { Support } from '../../../domain/supports.ts'

/** A person that a sheet is for. */
export interface Reader {
  name: string
  supports: readonly Support[]
}

/** One of several sheets of a kind. */
export interface Copy {
  /** Null for a line to write the name on. */
  name: string | null
  /** From 1, to tell different sheets without names apart; else null. */
  number: number | null
  seed: number
  isLarge: boolean
  items: PaperItem[]
}

/** Supports that halve the words of a sheet. */
const HALVING_SUPPORTS: readonly Support[] = ['fewer-choices', 'half-mission']

/** The sheets to print: one per reader, or as many as were chosen without a name. */
export function copiesOf(
  kind: (typeof sheetKinds)[number],
  choices: PaperChoices,
  words: readonly PaperItem[],
  readers: readonly Reader[],
): Copy[] {
  const items = itemsFor(kind, words)
  const isDifferent = kind.copies === 'different' || (kind.copies === 'choice' && choices.differentes)
  const copy = (place: number, reader: Reader | undefined): Copy => {
    const isFewer = reader?.supports.some((each) => HALVING_SUPPORTS.includes(each)) ?? false
    return {
      name: reader?.name ?? null,
      number: !reader && isDifferent && choices.copies > 1 ? place + 1 : null,
      seed: copySeed(choices.no, isDifferent ? place : 0),
      isLarge: choices.grand || (reader?.supports.includes('large-text') ?? false),
      items: isFewer ? items.slice(0, Math.max(kind.min, Math.ceil(items.length / 2))) : items,
    }
  }
  if (kind.copies === 'one') return [{ ...copy(0, undefined), isLarge: choices.grand }]
  if (readers.length > 0) return readers.map((reader, place) => copy(place, reader))
  return Array.from({ length: choices.copies }, (_, place) => copy(place, undefined))
}

/** The words on the teacher's list: those of the longest copy. Shorter copies have the first of them. */
export function listedItems(copies: readonly Copy[]): PaperItem[] {
  return copies.reduce<PaperItem[]>((most, { items }) => (items.length > most.length ? items : most), [])
}
