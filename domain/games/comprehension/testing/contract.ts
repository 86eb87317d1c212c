import { contract } from '../../testing/contract.ts'
import { questionSample } from '../../testing/question-sample.ts'
import { comprehension } from '../rules.ts'

export const runContractTests = () => contract('comprehension', comprehension, questionSample)
