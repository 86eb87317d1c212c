import { contract } from '../../testing/contract.ts'
import { courseAuxMots } from '../rules.ts'
import { raceSample } from './sample.ts'

export const runContractTests = () => contract('course-aux-mots', courseAuxMots, raceSample)
