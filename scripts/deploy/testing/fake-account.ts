import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Wrangler } from '../present.ts'

/** A Cloudflare account as wrangler's commands show and change it, as far as a deployment uses them. */
export class FakeAccount {
  database = false
  cache = false
  bucket = false
  project = false
  isMigrated = false
  users = 0
  secrets: Record<string, string> = {}
  /** What the Worker was last deployed with; null before its first time. */
  config: string | null = null
  /** The deployed site: path -> content. */
  site = new Map<string, string>()
  readonly calls: string[] = []
  /** The connection breaks in place of the call after so many. */
  breaksAfter = Number.POSITIVE_INFINITY

  readonly wrangler: Wrangler = async (args) => {
    if (this.calls.length >= this.breaksAfter) throw new Error('The connection broke.')
    this.calls.push(args.join(' '))
    return this.#answer(args)
  }

  /** What the deployed site serves. */
  readonly fetch = async (url: string): Promise<Response> => {
    const content = this.site.get(new URL(url).pathname)
    return content === undefined ? new Response('', { status: 404 }) : new Response(content)
  }

  #answer(args: readonly string[]): string {
    const [command, verb, third] = args
    const option = (name: string) => args[args.indexOf(name) + 1] ?? ''
    switch (`${command} ${verb}`) {
      case 'd1 list':
        return JSON.stringify(this.database ? [{ uuid: 'id-of-database', name: 'mme-bravo' }] : [])
      case 'd1 create':
        this.database = once(this.database)
        return ''
      case 'd1 migrations':
        this.isMigrated = true
        return ''
      case 'd1 execute':
        if (!this.isMigrated) throw new Error('no such table: users')
        if (args.includes('--command'))
          return JSON.stringify([{ results: [{ users: this.users }], success: true }])
        if (readFileSync(option('--file'), 'utf8').includes('pbkdf2')) this.users += 1
        return ''
      case 'kv namespace':
        if (third === 'create') this.cache = once(this.cache)
        return JSON.stringify(this.cache ? [{ id: 'id-of-cache', title: 'mme-bravo' }] : [])
      case 'r2 bucket':
        if (third === 'create') this.bucket = once(this.bucket)
        return this.bucket
          ? 'Listing buckets...\nname:           mme-bravo-media\ncreation_date:  2026-11-21\n'
          : ''
      case 'pages project':
        if (third === 'create') this.project = once(this.project)
        return JSON.stringify(this.project ? [PROJECT] : [])
      case 'pages deploy':
        this.site = filesIn(join(option('--cwd'), 'public'))
        return ''
      case 'secret list':
        if (this.config === null) throw new Error('Worker "mme-bravo" not found.')
        return JSON.stringify(Object.keys(this.secrets).map((name) => ({ name, type: 'secret_text' })))
    }
    if (command !== 'deploy') throw new Error(`Unknown: wrangler ${args.join(' ')}`)
    this.config = readFileSync(option('--config'), 'utf8')
    if (args.includes('--secrets-file')) this.#setSecrets(option('--secrets-file'))
    return ''
  }

  #setSecrets(file: string): void {
    const given = z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(file, 'utf8')))
    const overwritten = Object.keys(given).filter((name) => name in this.secrets)
    if (overwritten.length > 0) throw new Error(`Overwritten: ${overwritten.join(', ')}`)
    this.secrets = { ...this.secrets, ...given }
  }
}

const PROJECT = { 'Project Name': 'mme-bravo', 'Project Domains': 'mme-bravo-x7.pages.dev, francais.example' }

function once(isThere: boolean): true {
  if (isThere) throw new Error('It is there already.')
  return true
}

function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length), readFileSync(path, 'utf8')]
    }),
  )
}
