import { contract } from '../../testing/contract.ts'
import { pairsSample } from '../../testing/pairs-sample.ts'
import { exposed } from '../rules.ts'

export const runContractTests = () => contract('exposed', exposed, pairsSample)
