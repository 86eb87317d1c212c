import type { Sight } from './sight.ts'

/** What a pupil does next. */
export type Move = { press: { x: number; y: number } } | { type: string }

/** Who has learnt the words of a record, and decides by what is in sight; nothing to do is to wait. */
export type Pupil = (sight: Sight) => Move[]
