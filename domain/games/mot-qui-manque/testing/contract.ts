import { grammarSample } from '../../grammar/testing/sample.ts'
import { contract } from '../../testing/contract.ts'
import { motQuiManque } from '../rules.ts'

export const runContractTests = () => contract('mot-qui-manque', motQuiManque, grammarSample)
