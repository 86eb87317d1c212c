import type { Sight } from './sight.ts'

/** A pupil's next action. */
export type Move = { press: { x: number; y: number } } | { type: string }

/** A pupil who knows the words of a record and acts on what is visible. No moves means waiting. */
export type Pupil = (sight: Sight) => Move[]
