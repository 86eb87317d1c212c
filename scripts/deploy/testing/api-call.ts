import * as z from 'zod/mini'

/** An error response of Cloudflare's API. `code` is Cloudflare's, e.g. 10000 for a token without permission. */
export class ApiError extends Error {
  readonly #status: number
  readonly #code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.#status = status
    this.#code = code
  }

  get response(): Response {
    const errors = [{ code: this.#code, message: this.message }]
    return Response.json({ success: false, errors, messages: [], result: null }, { status: this.#status })
  }
}

export interface ApiCall {
  /** Method and path: `GET /accounts/account/d1/database`. */
  name: string
  query: URLSearchParams
  headers: Headers
  body: Buffer<ArrayBuffer>
  /** Base URL of the API. */
  url: string
}

/** Builds the pattern of a call in the account, e.g. `GET d1/database/*`; `*` captures one path segment. */
export function route(call: string): RegExp {
  const [method, path = ''] = call.split(' ')
  return new RegExp(`^${method} /accounts/account/${path.replaceAll('*', '([^/]+)')}$`)
}

/** Parses the JSON body. */
export function read<T extends z.ZodMiniType>({ body }: ApiCall, schema: T): z.infer<T> {
  return z.parse(schema, JSON.parse(String(body)))
}

export function formOf({ body, headers }: ApiCall): Promise<FormData> {
  return new Response(body, { headers }).formData()
}

/** Returns the page of a list that the query's `page` and `per_page` select. */
export function page<T>(all: readonly T[], query: URLSearchParams, defaultSize: number): T[] {
  const size = Number(query.get('per_page') ?? defaultSize)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return all.slice(start, start + size)
}
