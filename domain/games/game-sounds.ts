export type Chime = 'right' | 'not-yet'

/** The sounds after a step: a chime for an answer, then words in order. */
export interface GameSounds {
  chime: Chime | null
  said: readonly Spoken[]
}

/** Words to speak, and the path of their sound under the media base; null to use the device's voice. */
export interface Spoken {
  word: string
  sound: string | null
}

export function answerSounds(isRight: boolean, ...said: readonly Spoken[]): GameSounds {
  return { chime: isRight ? 'right' : 'not-yet', said }
}

/** Words without a chime. */
export function wordsHeard(...said: readonly Spoken[]): GameSounds {
  return { chime: null, said }
}
