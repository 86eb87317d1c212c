import { contract } from '../../testing/contract.ts'
import { dicteeEclair } from '../rules.ts'
import { dictationSample } from './sample.ts'

export const runContractTests = () => contract('dictee-eclair', dicteeEclair, dictationSample)
