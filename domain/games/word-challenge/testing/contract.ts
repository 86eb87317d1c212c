import { contract } from '../../testing/contract.ts'
import { wordChallenge } from '../rules.ts'
import { challengeSample } from './sample.ts'

export const keepsContract = () => contract('word-challenge', wordChallenge, challengeSample)
