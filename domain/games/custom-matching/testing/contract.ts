import { customMatching } from '../../matching/rules.ts'
import { customSample } from '../../matching/testing/sample.ts'
import { contract } from '../../testing/contract.ts'

export const runContractTests = () => contract('custom-matching', customMatching, customSample)
