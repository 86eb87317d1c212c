import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'

const named = z.array(z.object({ binding: z.string() }))

/** The parts of a deployment's wrangler.json that the runtime reads. */
const workerConfig = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z._default(z.array(z.string()), []),
  vars: z._default(z.record(z.string(), z.string()), {}),
  d1_databases: z._default(named, []),
  kv_namespaces: z._default(named, []),
  r2_buckets: z._default(named, []),
  durable_objects: z._default(
    z.object({ bindings: z.array(z.object({ name: z.string(), class_name: z.string() })) }),
    { bindings: [] },
  ),
})

/** Answers every query of a database with no rows. */
const EMPTY_STORE = 'export default { fetch: () => Response.json({ success: true, meta: {}, results: [] }) }'

/** A running workerd. */
interface Workerd {
  pid: number | undefined
  /** Null if workerd exited before it was listening. */
  port: number | null
  /** @returns everything that workerd and the Worker printed */
  stop(): Promise<string>
}

/**
 * Runs a Worker in the lockfile's workerd with the compatibility date and flags that would be uploaded.
 * Miniflare and wrangler silently correct some faults that workerd reports. Every store is empty.
 * @param config the text of the deployment's wrangler.json
 * @param script the Worker as wrangler bundles it
 * @param path requested with GET
 * @param secrets bound as text
 * @returns the response
 * @throws {Error} if workerd or the Worker prints anything
 */
export async function answerFromWorkerd(
  config: string,
  script: string,
  path: string,
  secrets: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { port, stop } = await startWorkerd(config, script, secrets)
  try {
    const answer = port === null ? '' : await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    const printed = await stop()
    if (port === null || printed !== '') throw new Error(`workerd reports:\n${printed}`)
    return answer
  } finally {
    await stop()
  }
}

/**
 * Starts workerd and waits until it listens, which is after the Worker's modules are evaluated. The
 * parameters are those of `answerFromWorkerd`.
 */
export async function startWorkerd(
  config: string,
  script: string,
  secrets: Readonly<Record<string, string>> = {},
): Promise<Workerd> {
  const folder = await mkdtemp(join(tmpdir(), 'workerd-'))
  await writeFile(join(folder, 'worker.js'), script)
  await writeFile(join(folder, 'config.capnp'), capnpOf(config, secrets))
  const workerd = spawn('workerd', ['serve', '--control-fd=3', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const closed = once(workerd, 'close')
  const printed: Buffer[] = []
  for (const stream of [workerd.stdout, workerd.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  return {
    pid: workerd.pid,
    port: await portOf(workerd.stdio[3]),
    async stop() {
      workerd.kill()
      await closed
      await rm(folder, { recursive: true, force: true })
      return Buffer.concat(printed).toString()
    },
  }
}

/** The port that workerd listens on, or null if it ends first. */
async function portOf(control: unknown): Promise<number | null> {
  if (!(control instanceof Readable)) return null
  for await (const line of createInterface(control)) {
    return z.parse(z.object({ event: z.literal('listen'), port: z.int() }), JSON.parse(line)).port
  }
  return null
}

function capnpOf(text: string, secrets: Readonly<Record<string, string>>): string {
  const config = z.parse(workerConfig, JSON.parse(text))
  const rooms = config.durable_objects.bindings
  const quote = (value: string) => JSON.stringify(value)
  const bindings = [
    ...Object.entries({ ...config.vars, ...secrets }).map(
      ([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`,
    ),
    ...config.d1_databases.map(
      ({ binding }) =>
        `(name = ${quote(binding)}, wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "store")]))`,
    ),
    ...config.kv_namespaces.map(({ binding }) => `(name = ${quote(binding)}, kvNamespace = "store")`),
    ...config.r2_buckets.map(({ binding }) => `(name = ${quote(binding)}, r2Bucket = "store")`),
    ...rooms.map(
      (room) => `(name = ${quote(room.name)}, durableObjectNamespace = ${quote(room.class_name)})`,
    ),
  ]
  const classes = rooms.map(
    (room) => `(className = ${quote(room.class_name)}, uniqueKey = "key", enableSql = true)`,
  )
  const date = quote(config.compatibility_date)
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = ${date},
      compatibilityFlags = [${config.compatibility_flags.map(quote).join()}],
      bindings = [${bindings.join(', ')}],
      durableObjectNamespaces = [${classes.join(', ')}],
      durableObjectStorage = (inMemory = void),
    )),
    (name = "store", worker = (
      modules = [(name = "store.js", esModule = ${quote(EMPTY_STORE)})],
      compatibilityDate = ${date},
    )),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`
}
