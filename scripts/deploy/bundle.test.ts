import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { runWrangler } from '../run-wrangler.ts'

const metafile = z.object({
  inputs: z.record(
    z.string(),
    z.object({
      imports: z.array(z.object({ path: z.string(), kind: z.string(), external: z.optional(z.boolean()) })),
    }),
  ),
  outputs: z.record(
    z.string(),
    z.object({
      entryPoint: z.optional(z.string()),
      inputs: z.record(z.string(), z.object({ bytesInOutput: z.int() })),
    }),
  ),
})
type Inputs = z.infer<typeof metafile>['inputs']

/** Maximum bytes of the modules evaluated at start; 1.518 million on 2026-11-28. */
const MAX_BYTES_AT_START = 1_520_000

let inputs: Inputs
let bytes: (file: string) => number
let atStart: ReadonlySet<string>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const file = join(folder, 'meta.json')
  await runWrangler(['deploy', '--dry-run', '--outdir', folder, '--metafile', file])
  const meta = z.parse(metafile, JSON.parse(await readFile(file, 'utf8')))
  await rm(folder, { recursive: true })
  inputs = meta.inputs
  const output = Object.values(meta.outputs).find(({ entryPoint }) => entryPoint !== undefined)
  bytes = (file) => output?.inputs[file]?.bytesInOutput ?? 0
  atStart = reachable([output?.entryPoint ?? ''], (kind) => kind !== 'dynamic-import')
})

/** The entries and all modules that they import, directly or indirectly. */
function reachable(entries: readonly string[], isFollowed: (kind: string) => boolean): Set<string> {
  const found = new Set(entries)
  for (const file of found) {
    const imports = inputs[file]?.imports ?? []
    for (const { path, kind, external } of imports) if (!external && isFollowed(kind)) found.add(path)
  }
  return found
}

describe('the cold start', () => {
  it.each([
    ['the list of common passwords', /@zxcvbn-ts/],
    ['passkeys', /@simplewebauthn/],
    ['authenticator apps', /\/otpauth\//],
    ['the recognition of files', /\/file-type\//],
    ['the removal of metadata', /domain\/metadata\//],
    ['the word bank', /content\/words\/bank\.ts/],
    ['the words of shipped pages', /content\/pages\/shipped-words\.json/],
    ['the layouts of shipped word searches', /content\/games\/board-layouts\.json/],
  ])('does not evaluate %s, which is in the bundle', (_what, name) => {
    const files = Object.keys(inputs).filter((file) => name.test(file))
    expect(files.filter((file) => bytes(file) > 0)).not.toEqual([])
    expect(files.filter((file) => atStart.has(file))).toEqual([])
  })

  it('stays within the byte budget', () => {
    const sum = [...atStart].reduce((sum, file) => sum + bytes(file), 0)
    expect(sum).toBeGreaterThan(0)
    expect(sum).toBeLessThan(MAX_BYTES_AT_START)
  })

  // esbuild does not tree-shake a module that is imported dynamically.
  it('evaluates no part of zod that the Worker does not use', () => {
    const onDemand = Object.values(inputs).flatMap(({ imports }) =>
      imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external).map(({ path }) => path),
    )
    const shared = [...reachable(onDemand, () => true)].filter((file) => file.includes('/zod/'))
    expect(shared).toEqual([])
    expect(Object.keys(inputs).filter((file) => /zod\/v4\/locales/.test(file) && bytes(file) > 0)).toEqual([])
  })
})

it('excludes seed pages, games and scenes from the bundle', () => {
  const shipped = /content\/(?:pages|games|songs|stories|texts|videos|scenes)\/.*\.ts$/
  const made = Object.keys(inputs).filter((file) => /seed|records|scenes/.test(file) && shipped.test(file))
  expect(made.filter((file) => bytes(file) > 0)).toEqual([])
})

it.each(['debug', '@peculiar/x509', '@standard-community'])('excludes %s from the bundle', (name) => {
  expect(Object.keys(inputs).filter((file) => file.includes(`node_modules/${name}/`))).toEqual([])
})
