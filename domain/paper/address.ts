import * as z from 'zod/mini'
import { sheetKinds } from './kinds.ts'

export const MAX_SEED = 99_999
export const MAX_COPIES = 40
/** Maximum number of words per sheet. */
export const MAX_SHEET_WORDS = 30

const number = (min: number, max: number, fallback: number) =>
  z.catch(z.int().check(z.gte(min), z.lte(max)), fallback)
const text = z.catch(z.string(), '')
const flag = z.catch(z.boolean(), false)

/** The parameters of the address. `no` reproduces a sheet with the same words and choices. */
const parameters = z.object({
  de: text,
  feuille: z.catch(z.enum(sheetKinds.map(({ id }) => id)), 'cartes'),
  no: number(0, MAX_SEED, 0),
  /** An audience key; empty for sheets without names. */
  pour: text,
  copies: number(1, MAX_COPIES, 1),
  /** The number of words; 0 for all. */
  mots: number(0, MAX_SHEET_WORDS, 0),
  /** Ids of words left out, separated by dots. */
  sans: text,
  aspect: z.catch(z.enum(['image', 'mot', 'deux']), 'image'),
  annee: number(0, 6, 0),
  /** `2026-11`; empty for the current month. */
  mois: z.catch(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), ''),
  /** The last number of the number line. */
  fin: number(1, 100, 20),
  capitales: flag,
  grand: flag,
  differentes: flag,
})
/** The choices of the screen, named as in the address. */
export type PaperChoices = z.infer<typeof parameters>

const defaults = z.parse(parameters, {})

/** Reads the parameters as the router parsed them. Invalid values become the default. */
export function readPaperSearch(search: object): PaperChoices {
  return z.parse(parameters, search)
}

/** The parameters without those that are the default: `de=Page_Grade4_Vocabulary_Cats&feuille=bingo&no=48213`. */
export function paperSearch(choices: Partial<PaperChoices>): Partial<PaperChoices> {
  const byDefault = new Map<string, unknown>(Object.entries(defaults))
  return Object.fromEntries(Object.entries(choices).filter(([name, value]) => byDefault.get(name) !== value))
}

/** The seed of the n-th copy (from 0) if the copies differ. The first copy's seed is the printed number. */
export function copySeed(seed: number, place: number): number {
  return (seed + Math.imul(place, 0x9e3779b1)) >>> 0
}
