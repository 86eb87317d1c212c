import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const versions = z._default(z.record(z.string(), z.string()), {})
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      integrity: z.optional(z.string()),
      resolved: z.optional(z.string()),
      optionalDependencies: versions,
    }),
  ),
})
const { packages } = z.parse(lockfile, JSON.parse(readFileSync('package-lock.json', 'utf8')))
const entries = Object.entries(packages)

/** A registry that lacks the newest packages of other machines leaves them out of the lockfile, and `npm ci` refuses it. */
describe('the lockfile', () => {
  it('holds what its packages need on any kind of machine, in the version that they ask for', () => {
    const missing = entries.flatMap(([path, { optionalDependencies }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, version]) => {
          const found = nearest(path, name)
          return !found || (isExact(version) && found.version !== version)
        })
        .map(([name, version]) => `${path} needs ${name} ${version}`),
    )
    expect(missing).toEqual([])
  })

  it('holds the hash of every package', () => {
    const bare = entries.filter(([path, { integrity }]) => path !== '' && !integrity)
    expect(bare).toEqual([])
  })

  it('names no registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })
})

/** The package that `name` stands for in the package at `path`: its own, else that of the folder around it. */
function nearest(path: string, name: string) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder}${folder && '/'}node_modules/${name}`]
    if (found || folder === '') return found
  }
}

function isExact(version: string): boolean {
  return /^\d/.test(version)
}
