import { contract } from '../../testing/contract.ts'
import { questionSample } from '../../testing/question-sample.ts'
import { listening } from '../rules.ts'

export const keepsContract = () => contract('listening', listening, questionSample)
