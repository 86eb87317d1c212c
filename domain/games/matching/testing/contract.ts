import { contract } from '../../testing/contract.ts'
import { matching } from '../rules.ts'
import { matchingSample } from './sample.ts'

export const runContractTests = () => contract('matching', matching, matchingSample)
