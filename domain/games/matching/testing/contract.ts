import { contract } from '../../testing/contract.ts'
import { matching } from '../rules.ts'
import { matchingSample } from './sample.ts'

export const keepsContract = () => contract('matching', matching, matchingSample)
