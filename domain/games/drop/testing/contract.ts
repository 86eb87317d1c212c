import { contract } from '../../testing/contract.ts'
import { drop } from '../rules.ts'
import { dropSample } from './sample.ts'

export const keepsContract = () => contract('drop', drop, dropSample)
