import { contract } from '../../testing/contract.ts'
import { grammar } from '../rules.ts'
import { grammarSample } from './sample.ts'

export const runContractTests = () => contract('grammar', grammar, grammarSample)
