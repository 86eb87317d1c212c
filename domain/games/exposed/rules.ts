import { pairsRules } from '../pairs.ts'

/** Six pairs face up, each a picture and its word, matched by reading. */
export const exposed = pairsRules({ hidden: false })
