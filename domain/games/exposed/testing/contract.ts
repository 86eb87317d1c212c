import { contract } from '../../testing/contract.ts'
import { pairsSample } from '../../testing/pairs-sample.ts'
import { exposed } from '../rules.ts'

export const keepsContract = () => contract('exposed', exposed, pairsSample)
