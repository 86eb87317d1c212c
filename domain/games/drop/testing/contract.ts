import { contract } from '../../testing/contract.ts'
import { drop } from '../rules.ts'
import { dropSample } from './sample.ts'

export const runContractTests = () => contract('drop', drop, dropSample)
