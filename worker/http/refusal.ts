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
  /** What is wrong, one by one, where the sentence tells of faults in what was sent. */
  faults?: Faults
  headers?: Record<string, string>
}

type Said<Code extends RefusalCode> = keyof RefusalFields<Code> extends never
  ? [fields?: RefusalFields<Code>, extra?: Extra]
  : [fields: RefusalFields<Code>, extra?: Extra]

/** A call that is refused. `message` is the sentence of its code, which a person can act on. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override name = 'Refusal'
  readonly code: Code
  /** The message in English, where pupils meet it. */
  readonly english: string | undefined
  readonly fields: Fields
  readonly faults: Faults | undefined
  readonly headers: Record<string, string>
  /** What the caller needs beside the message, e.g. what is stored in the place of what was sent. */
  readonly details: Pick<ErrorAnswer, 'data' | 'database'>

  constructor(code: Code, ...said: Said<Code>) {
    const fields: Fields = said[0] ?? {}
    const { headers = {}, faults, ...details } = said[1] ?? {}
    super(sentenceOf(code, fields))
    this.code = code
    this.english = englishOf(code, fields)
    this.fields = fields
    this.faults = faults
    this.headers = headers
    this.details = details
  }
}
