import { contract } from '../../testing/contract.ts'
import { pairsSample } from '../../testing/pairs-sample.ts'
import { memory } from '../rules.ts'

export const keepsContract = () => contract('memory', memory, pairsSample)
