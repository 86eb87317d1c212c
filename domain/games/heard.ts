export type Chime = 'right' | 'not-yet'

/** What is heard after a step of a game: a chime where something was answered, then words, one after the other. */
export interface Heard {
  chime: Chime | null
  said: readonly Spoken[]
}

/** Words to be said, and the path of their sound under the media base; null where the device's voice has to say them. */
export interface Spoken {
  word: string
  sound: string | null
}

export function answerHeard(isRight: boolean, ...said: readonly Spoken[]): Heard {
  return { chime: isRight ? 'right' : 'not-yet', said }
}

/** Words alone. */
export function wordsHeard(...said: readonly Spoken[]): Heard {
  return { chime: null, said }
}
