import type { Calls } from '../../../domain/api/calls.ts'
import type { ErrorAnswer } from '../../../domain/api/error.ts'
import { freshProof } from '../session/ask-proof.ts'

interface ErrorDetails {
  number?: number
  code?: string
  data?: unknown
  lang?: 'en' | 'fr'
  english?: string | undefined
}

export const NETWORK_ERROR = 'Network error.  Try again later.'

/**
 * Treat a timed call as failed after this, body included: a Wi-Fi without internet drops packets silently.
 */
const TIMEOUT_MS = 15_000
/**
 * Calls with a time limit: `GET` calls except for backups, exports and media, and the calls that a pupil's
 * screen waits for. All of these are safe to repeat.
 */
const TIMED_CALL =
  /^GET (?!backup|export|media)|(card|class|compositions|entry|login|pictures|refresh|results|search)$/

/**
 * A call that was refused or got no response. `status` is the HTTP status, or 0 without a response. `number`
 * and `code` come from the response's `error`; they default to the status and ''. `message` is a sentence for
 * the user in `lang`, `english` its English translation or ''. `data` holds further details, such as a
 * conflicting version.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  declare readonly status: number
  declare readonly number: number
  declare readonly code: string
  declare readonly data: unknown
  declare readonly lang: 'en' | 'fr'
  declare readonly english: string

  constructor(
    status: number,
    message: string,
    { number = status, code = '', data, lang = 'en', english = '' }: ErrorDetails = {},
  ) {
    super(message)
    Object.assign(this, { status, number, code, data, lang, english })
  }
}

/** The `lang` attribute of an error's message, undefined for French. Browser errors are in English. */
export function langOf(error: unknown): 'en' | undefined {
  return error instanceof ApiError && error.lang === 'fr' ? undefined : 'en'
}

/** Whether a call failed because there is no network. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** A sentence for the user. `lang` is set if `message` is English; `english` translates a French `message`. */
export interface Sentence {
  message: string
  lang?: 'en' | undefined
  english?: string
}

/** The sentence that describes an error to the user. */
export function sentenceOf(error: unknown): Sentence {
  const message = error instanceof Error ? error.message : String(error)
  return { message, lang: langOf(error), ...(error instanceof ApiError && { english: error.english }) }
}

type Table = Calls<Blob>
type FileCall = { [Name in keyof Table]: Table[Name]['answer'] extends Blob ? Name : never }[keyof Table]

/** A call that returns JSON, by its method and path. */
export type Call = Exclude<keyof Table, FileCall>
export type Answer<Name extends Call> = Table[Name]['answer']

/** Arguments of a call: `path` parameters, `query` and `body`. Empty if the call takes none of them. */
export type CallArguments<Name extends keyof Table> = keyof InputOf<Name> extends never
  ? []
  : Partial<InputOf<Name>> extends InputOf<Name>
    ? [asked?: InputOf<Name>]
    : [asked: InputOf<Name>]

type InputOf<Name extends keyof Table> = Omit<Table[Name], 'answer'> &
  (Name extends `${string}:${string}` ? { path: Record<ParamOf<Name>, string | number> } : unknown)

type ParamOf<Path> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Part | ParamOf<Rest>
  : Path extends `${string}:${infer Part}`
    ? Part
    : never

interface ApiClientOptions {
  fetch: typeof globalThis.fetch
  /** The current token, if any. Sent with every call. */
  token(): string | null
  /** Called when the server rejects this token. */
  onTokenRefused(token: string): void
}

interface AnyInput {
  path?: Params
  query?: Params
  body?: unknown
}

type Params = Readonly<Record<string, string | number | undefined>>

/** The only HTTP client of the API. Its calls throw `ApiError`. */
export function createApiClient({ fetch, token, onTokenRefused }: ApiClientOptions) {
  return { call, fetchFile }

  /** Sends a call and returns the JSON response. @throws {ApiError} */
  async function call<Name extends Call>(name: Name, ...args: CallArguments<Name>): Promise<Answer<Name>>
  async function call(name: string, input?: AnyInput): Promise<unknown> {
    // HTML instead of JSON is no response: this host has no API.
    return (await request(name, input)).json().catch(throwNetworkError)
  }

  /** Sends a call and returns the file in the response. @throws {ApiError} */
  async function fetchFile<Name extends FileCall>(name: Name, ...args: CallArguments<Name>): Promise<Blob>
  async function fetchFile(name: string, input?: AnyInput): Promise<Blob> {
    return (await request(name, input)).blob().catch(throwNetworkError)
  }

  async function request(name: string, input: AnyInput = {}): Promise<Response> {
    const [method = '', path = ''] = name.split(' ')
    const { body } = input
    const sentToken = token()
    const headers = new Headers()
    if (sentToken !== null) headers.set('authorization', `Bearer ${sentToken}`)
    const isFile = body instanceof Blob
    if (body !== undefined) headers.set('content-type', isFile ? body.type : 'application/json')

    const response = await fetch(addressOf(path, input), {
      method,
      headers,
      body: isFile ? body : JSON.stringify(body),
      signal: TIMED_CALL.test(name) ? AbortSignal.timeout(TIMEOUT_MS) : null,
    }).catch(throwNetworkError)
    if (response.status === 401 && sentToken !== null && isJson(response)) {
      onTokenRefused(sentToken)
      // A user who was just signed out may still read what is public.
      if (method === 'GET' && token() === null) return request(name, input)
    }
    if (response.ok) return response
    const error = await readError(response)
    if (error.code === 'proofTooOld' && (await freshProof.ask?.())) return request(name, input)
    throw error
  }
}

function addressOf(path: string, { path: parts = {}, query = {} }: AnyInput): string {
  const address = `/api/v1/${path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(String(parts[part])))}`
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined)
  return parameters.length > 0
    ? `${address}?${new URLSearchParams(parameters.map(([key, value]) => [key, String(value)]))}`
    : address
}

/** The API did not respond, or the connection broke. */
function throwNetworkError(): never {
  throw new ApiError(0, NETWORK_ERROR)
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  // Another shape means that a gateway, school proxy or filter answered instead of the API.
  if (!isErrorAnswer(body)) throwNetworkError()
  const lang = response.headers.get('content-language') === 'fr' ? 'fr' : 'en'
  const { message, error, data } = body
  return new ApiError(response.status, message, { ...error, data, lang })
}

/** Checks the shape of `errorAnswer` without zod, which would otherwise load on every first page. */
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
