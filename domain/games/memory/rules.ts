import { pairsRules } from '../pairs.ts'

/** Six pairs face down, each a picture and its word. */
export const memory = pairsRules({ hidden: true })
