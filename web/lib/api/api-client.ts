import type { Calls } from '../../../domain/api/calls.ts'
import type { ErrorAnswer } from '../../../domain/api/error.ts'
import { freshProof } from '../session/ask-proof.ts'

interface Refused {
  number?: number
  code?: string
  data?: unknown
  lang?: 'en' | 'fr'
  english?: string | undefined
}

export const NETWORK_ERROR = 'Network error.  Try again later.'

/**
 * A call that was refused or did not arrive. `status` is the HTTP status, 0 where there was no answer of the API's;
 * `number` and `code` are those of the answer's `error`, else the status and nothing; `message` is a sentence to show; `data` is what the
 * refusal brought along, e.g. what someone else has saved in between; `lang` is what the sentence is said in, `english` its
 * help in English, or nothing.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly number: number
  readonly code: string
  readonly data: unknown
  readonly lang: 'en' | 'fr'
  readonly english: string

  constructor(
    status: number,
    message: string,
    { number = status, code = '', data, lang = 'en', english = '' }: Refused = {},
  ) {
    super(message)
    this.status = status
    this.number = number
    this.code = code
    this.data = data
    this.lang = lang
    this.english = english
  }
}

/** The language of a failure's sentence, where it is not French. What is not an `ApiError` is worded by the browser. */
export function langOf(error: unknown): 'en' | undefined {
  return error instanceof ApiError && error.lang === 'fr' ? undefined : 'en'
}

/** What is said to a person: `lang` where that is not French, `english` where there is help beside the French. */
export interface Sentence {
  message: string
  lang?: 'en' | undefined
  english?: string
}

/** What a person is told of a failure. */
export function sentenceOf(error: unknown): Sentence {
  const message = error instanceof Error ? error.message : String(error)
  return { message, lang: langOf(error), ...(error instanceof ApiError && { english: error.english }) }
}

type Table = Calls<Blob>
type FileCall = { [Name in keyof Table]: Table[Name]['answer'] extends Blob ? Name : never }[keyof Table]

/** A call that answers JSON, by its method and path. */
export type Call = Exclude<keyof Table, FileCall>
export type Answer<Name extends Call> = Table[Name]['answer']

/** What a call takes: `path` with each part of its path, and its `query` and `body`; nothing where it has none of them. */
export type Asked<Name extends keyof Table> = keyof Sent<Name> extends never
  ? []
  : Partial<Sent<Name>> extends Sent<Name>
    ? [asked?: Sent<Name>]
    : [asked: Sent<Name>]

type Sent<Name extends keyof Table> = Omit<Table[Name], 'answer'> &
  (Name extends `${string}:${string}` ? { path: Record<PartOf<Name>, string | number> } : unknown)

type PartOf<Path> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Part | PartOf<Rest>
  : Path extends `${string}:${infer Part}`
    ? Part
    : never

interface ApiClientOptions {
  fetch: typeof globalThis.fetch
  /** The current token, if any: sent with every call. */
  token(): string | null
  /** The server no longer takes this token. */
  onTokenRefused(token: string): void
}

interface AnyAsked {
  path?: Parts
  query?: Parts
  body?: unknown
}

type Parts = Readonly<Record<string, string | number | undefined>>

/** The one way to the API: its calls throw `ApiError`. */
export function createApiClient({ fetch, token, onTokenRefused }: ApiClientOptions) {
  return { call, fetchFile }

  /** The JSON of the answer. @throws {ApiError} */
  async function call<Name extends Call>(name: Name, ...asked: Asked<Name>): Promise<Answer<Name>>
  async function call(name: string, asked?: AnyAsked): Promise<unknown> {
    return readAnswer(await ask(name, asked))
  }

  /** The file that is the answer. @throws {ApiError} */
  async function fetchFile<Name extends FileCall>(name: Name, ...asked: Asked<Name>): Promise<Blob>
  async function fetchFile(name: string, asked?: AnyAsked): Promise<Blob> {
    return (await ask(name, asked)).blob().catch(throwNoAnswer)
  }

  async function ask(name: string, asked: AnyAsked = {}): Promise<Response> {
    const [method = '', path = ''] = name.split(' ')
    const { body } = asked
    const sent = token()
    const headers = new Headers({ accept: 'application/json' })
    if (sent !== null) headers.set('authorization', `Bearer ${sent}`)
    const isFile = body instanceof Blob
    if (body !== undefined) headers.set('content-type', isFile ? body.type : 'application/json')

    const response = await fetch(addressOf(path, asked), {
      method,
      headers,
      body: isFile ? body : JSON.stringify(body),
    }).catch(throwNoAnswer)
    if (response.status === 401 && sent !== null && isJson(response)) {
      onTokenRefused(sent)
      // What everyone may read, whoever has just been signed out may go on reading.
      if (method === 'GET' && token() === null) return ask(name, asked)
    }
    if (response.ok) return response
    const error = await refusalOf(response)
    if (error.code === 'proofTooOld' && (await freshProof.ask?.())) return ask(name, asked)
    throw error
  }
}

function addressOf(path: string, { path: parts = {}, query = {} }: AnyAsked): string {
  const address = `/api/v1/${path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(String(parts[part])))}`
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  return asked.length > 0
    ? `${address}?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`
    : address
}

/** HTML in place of JSON means that this host has no API: it counts as no answer. */
async function readAnswer(response: Response): Promise<unknown> {
  if (!isJson(response)) throwNoAnswer()
  return response.json().catch(throwNoAnswer)
}

/** No answer of the API, or one that broke off. */
function throwNoAnswer(): never {
  throw new ApiError(0, NETWORK_ERROR)
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = isJson(response) ? await response.json().catch(() => null) : null
  // Not in the API's shape: a gateway, or a school's proxy or filter, has answered in its place.
  if (!isErrorAnswer(body)) throwNoAnswer()
  const lang = response.headers.get('content-language') === 'fr' ? 'fr' : 'en'
  const { message, error, data } = body
  return new ApiError(response.status, message, {
    number: error.number,
    code: error.code,
    data,
    lang,
    english: error.english,
  })
}

/** `errorAnswer` by hand: with the schema, every first page would load the library of schemas for this one. */
function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return (
    isObject(body) &&
    typeof body.message === 'string' &&
    isObject(body.error) &&
    typeof body.error.number === 'number'
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false
}
