import { contract } from '../../testing/contract.ts'
import { pairsSample } from '../../testing/pairs-sample.ts'
import { soundMemory } from '../rules.ts'

export const runContractTests = () => contract('sound-memory', soundMemory, pairsSample)
