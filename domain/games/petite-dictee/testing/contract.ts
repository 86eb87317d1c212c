import { contract } from '../../testing/contract.ts'
import { sentenceSample } from '../../testing/sentence-sample.ts'
import { petiteDictee } from '../rules.ts'

export const runContractTests = () => contract('petite-dictee', petiteDictee, sentenceSample)
