import type { ErrorAnswer } from '../../domain/api/error.ts'
import {
  englishOf,
  type RefusalCode,
  type RefusalFields,
  sentenceOf,
} from '../../domain/refusals/refusals.ts'

type Fields = Readonly<Record<string, string | number>>

type Faults = NonNullable<ErrorAnswer['error']['faults']>

interface Extra extends Pick<ErrorAnswer, 'data' | 'database'> {
  /** The individual faults, if the message describes faults in the request. */
  faults?: Faults
  headers?: Record<string, string>
}

type RefusalArguments<Code extends RefusalCode> = keyof RefusalFields<Code> extends never
  ? [fields?: RefusalFields<Code>, extra?: Extra]
  : [fields: RefusalFields<Code>, extra?: Extra]

/** A refused call. `message` is the French sentence of its code, which says what the user can do. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override name = 'Refusal'
  readonly code: Code
  /** The message in English, for messages shown to pupils. */
  readonly english: string | undefined
  readonly fields: Fields
  readonly faults: Faults | undefined
  readonly headers: Record<string, string>
  /** Additional data for the caller, e.g. the currently stored version. */
  readonly details: Pick<ErrorAnswer, 'data' | 'database'>

  constructor(code: Code, ...args: RefusalArguments<Code>) {
    const fields: Fields = args[0] ?? {}
    const { headers = {}, faults, ...details } = args[1] ?? {}
    super(sentenceOf(code, fields))
    this.code = code
    this.english = englishOf(code, fields)
    this.fields = fields
    this.faults = faults
    this.headers = headers
    this.details = details
  }
}
