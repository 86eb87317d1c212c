import * as z from 'zod/mini'
import type { Wrangler } from './existing-resources.ts'

/** Cloudflare's HTTP API for the reads that wrangler has no command for. */
export interface CloudflareApi {
  url: string
  accountID: string
  token: string
}

const DEFAULT_URL = 'https://api.cloudflare.com/client/v4'

/** Uses wrangler's token and base URL, and the account from the environment. */
export async function openCloudflareApi(
  wrangler: Wrangler,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<CloudflareApi> {
  const accountID = env.CLOUDFLARE_ACCOUNT_ID
  if (!accountID) throw new Error('Set CLOUDFLARE_ACCOUNT_ID.')
  const token = (await wrangler(['auth', 'token'])).trim().split('\n').at(-1) ?? ''
  return { url: env.CLOUDFLARE_API_BASE_URL ?? DEFAULT_URL, accountID, token }
}

export interface Span {
  from: Date
  to: Date
}

/** CPU time in milliseconds of a Worker's calls with the same status. */
export interface CpuTime {
  status: string
  calls: number
  p50: number
  p99: number
}

const CPU_QUERY = `query ($account: string!, $worker: string!, $from: Time!, $to: Time!) {
  viewer {
    accounts(filter: { accountTag: $account }) {
      workersInvocationsAdaptive(
        limit: 100
        filter: { scriptName: $worker, datetime_geq: $from, datetime_leq: $to }
      ) {
        sum { requests }
        quantiles { cpuTimeP50 cpuTimeP99 }
        dimensions { status }
      }
    }
  }
}`

const invocations = z.object({
  sum: z.object({ requests: z.number() }),
  quantiles: z.object({ cpuTimeP50: z.number(), cpuTimeP99: z.number() }),
  dimensions: z.object({ status: z.string() }),
})
const cpuAnswer = z.object({
  data: z.object({
    viewer: z.object({
      accounts: z.tuple([z.object({ workersInvocationsAdaptive: z.array(invocations) })]),
    }),
  }),
})

/**
 * Reads the CPU times from the account's analytics, which lag by some minutes. The logs have none, because invocation
 * logs are turned off.
 * @throws {Error} if the token may not read analytics
 */
export async function readCpuTimes(
  api: CloudflareApi,
  worker: string,
  { from, to }: Span,
): Promise<CpuTime[]> {
  const variables = { account: api.accountID, worker, from: from.toISOString(), to: to.toISOString() }
  const answer = await post(api, '/graphql', { query: CPU_QUERY, variables }, cpuAnswer)
  const [{ workersInvocationsAdaptive }] = answer.data.viewer.accounts
  return workersInvocationsAdaptive.map(({ sum, quantiles, dimensions }) => ({
    status: dimensions.status,
    calls: sum.requests,
    p50: quantiles.cpuTimeP50 / 1000,
    p99: quantiles.cpuTimeP99 / 1000,
  }))
}

const logAnswer = z.object({
  result: z.object({ events: z.object({ events: z.array(z.object({ source: z.unknown() })) }) }),
})

/** Reads the lines that a Worker logged. @throws {Error} if the token may not read logs */
export async function readLogLines(
  api: CloudflareApi,
  worker: string,
  { from, to }: Span,
): Promise<string[]> {
  const query = {
    queryId: 'staging-check',
    view: 'events',
    limit: 100,
    timeframe: { from: from.getTime(), to: to.getTime() },
    parameters: {
      datasets: ['cloudflare-workers'],
      filters: [{ key: '$metadata.service', operation: 'eq', type: 'string', value: worker }],
    },
  }
  const path = `/accounts/${api.accountID}/workers/observability/telemetry/query`
  const { result } = await post(api, path, query, logAnswer)
  return result.events.events.map(({ source }) =>
    typeof source === 'string' ? source : JSON.stringify(source),
  )
}

async function post<T extends z.ZodMiniType>(
  { url, token }: CloudflareApi,
  path: string,
  body: object,
  schema: T,
): Promise<z.infer<T>> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  const read = answer.ok ? z.safeParse(schema, JSON.parse(text)) : null
  if (read?.success) return read.data
  throw new Error(`Cloudflare answered ${answer.status} to ${path}: ${text.slice(0, 300)}`)
}
