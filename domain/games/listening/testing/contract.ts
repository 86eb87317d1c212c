import { contract } from '../../testing/contract.ts'
import { questionSample } from '../../testing/question-sample.ts'
import { listening } from '../rules.ts'

export const runContractTests = () => contract('listening', listening, questionSample)
