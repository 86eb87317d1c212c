import { contract } from '../../testing/contract.ts'
import { sentenceSample } from '../../testing/sentence-sample.ts'
import { phrases } from '../rules.ts'

export const runContractTests = () => contract('phrases', phrases, sentenceSample)
