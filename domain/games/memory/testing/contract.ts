import { contract } from '../../testing/contract.ts'
import { pairsSample } from '../../testing/pairs-sample.ts'
import { memory } from '../rules.ts'

export const runContractTests = () => contract('memory', memory, pairsSample)
