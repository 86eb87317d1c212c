import { contract } from '../../testing/contract.ts'
import { wordSearch } from '../rules.ts'
import { wordSearchSample } from './sample.ts'

export const keepsContract = () => contract('word-search', wordSearch, wordSearchSample)
