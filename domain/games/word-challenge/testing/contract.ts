import { contract } from '../../testing/contract.ts'
import { wordChallenge } from '../rules.ts'
import { challengeSample } from './sample.ts'

export const runContractTests = () => contract('word-challenge', wordChallenge, challengeSample)
