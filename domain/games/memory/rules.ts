import { pairsRules } from '../pairs.ts'

/** Six pairs face down: a picture and its word are looked for by heart. */
export const memory = pairsRules({ hidden: true })
