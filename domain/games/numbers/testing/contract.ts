import { contract } from '../../testing/contract.ts'
import { numbers } from '../rules.ts'
import { numbersSample } from './sample.ts'

export const runContractTests = () => contract('numbers', numbers, numbersSample)
