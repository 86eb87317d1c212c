import { pairsRules } from '../pairs.ts'

/** Six pairs face up: a picture and its word are looked for by reading. */
export const exposed = pairsRules({ hidden: false })
