import type { OwlText } from '../../../content/owl-texts.ts'
import { ApiError, NETWORK_ERROR, type Sentence, sentenceOf } from '../../lib/api/api-client.ts'
import { owlTextOf } from '../../lib/api/owl-text-of.ts'

/** The toast after a failed sign-in. */
export function signInProblem(error: unknown): Sentence {
  if (!(error instanceof ApiError)) return sentenceOf(error)
  if (error.status === 404) return UNKNOWN_NAME
  return error.status === 0 ? NO_NETWORK : sentenceOf(error)
}

/** The same, read aloud to a pupil who may not be able to read. */
export function spokenSignInProblem(error: unknown): OwlText {
  if (!(error instanceof ApiError)) return owlTextOf(sentenceOf(error))
  if (error.code === 'picturesLocked') return PICTURES_LOCKED_TEXT
  if (error.status === 404) return UNKNOWN_NAME_TEXT
  if (error.status === 0) return NO_NETWORK_TEXT
  return error.status === 429 ? TOO_MANY_TRIES_TEXT : owlTextOf(sentenceOf(error))
}

const UNKNOWN_NAME: Sentence = {
  message: 'Je ne connais pas ce nom ou ce mot de passe.',
  english: 'Invalid username and/or password',
}
const NO_NETWORK: Sentence = { message: 'Pas de réseau. Essaie plus tard.', english: NETWORK_ERROR }
const UNKNOWN_NAME_TEXT: OwlText = {
  french: 'Je ne trouve pas ce nom. Demande à ton enseignante.',
  english: 'I cannot find that name. Ask your teacher.',
}
const NO_NETWORK_TEXT: OwlText = {
  french: 'Pas de réseau. Essaie plus tard.',
  english: 'No network. Try again later.',
}
const TOO_MANY_TRIES_TEXT: OwlText = {
  french: "Trop d'essais. Attends un peu.",
  english: 'Too many tries. Please wait.',
}
const PICTURES_LOCKED_TEXT: OwlText = {
  french: "Trop d'essais. Demande à ton enseignante. Ou montre ta carte.",
  english: 'Too many tries. Ask your teacher. Or show your card.',
}
