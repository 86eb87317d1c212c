import { contract } from '../../testing/contract.ts'
import { wordSearch } from '../rules.ts'
import { wordSearchSample } from './sample.ts'

export const runContractTests = () => contract('word-search', wordSearch, wordSearchSample)
