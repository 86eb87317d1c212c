import * as z from 'zod/mini'

/** An error as Cloudflare's API answers it; `code` is its own, such as 10000 for a token without the right. */
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
  /** The API's own address. */
  url: string
}

/** Matches a call like `GET d1/database/*` in the account; `*` captures a part of the path. */
export function of(call: string): RegExp {
  const [method, path = ''] = call.split(' ')
  return new RegExp(`^${method} /accounts/account/${path.replaceAll('*', '([^/]+)')}$`)
}

/** The JSON body. */
export function read<T extends z.ZodMiniType>({ body }: ApiCall, schema: T): z.infer<T> {
  return z.parse(schema, JSON.parse(String(body)))
}

export function formOf({ body, headers }: ApiCall): Promise<FormData> {
  return new Response(body, { headers }).formData()
}

/** The page of a list that `page` and `per_page` ask for. */
export function page<T>(all: readonly T[], query: URLSearchParams, defaultSize: number): T[] {
  const size = Number(query.get('per_page') ?? defaultSize)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  return all.slice(start, start + size)
}
