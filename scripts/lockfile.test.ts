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

/**
 * If the registry lacks packages for other platforms, npm leaves them out of the lockfile, and `npm ci` then
 * fails on those platforms.
 */
describe('the lockfile', () => {
  it('contains the optional dependencies of all platforms in the required versions', () => {
    const missing = entries.flatMap(([path, { optionalDependencies }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, version]) => {
          const found = resolvePackage(path, name)
          return !found || (isExact(version) && found.version !== version)
        })
        .map(([name, version]) => `${path} needs ${name} ${version}`),
    )
    expect(missing).toEqual([])
  })

  it('holds the hash of every package', () => {
    const unhashed = entries.filter(([path, { integrity }]) => path !== '' && !integrity)
    expect(unhashed).toEqual([])
  })

  it('contains no registry URL', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })
})

/** Resolves `name` from the package at `path` as Node does: its own node_modules first, then those of outer folders. */
function resolvePackage(path: string, name: string) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder}${folder && '/'}node_modules/${name}`]
    if (found || folder === '') return found
  }
}

function isExact(version: string): boolean {
  return /^\d/.test(version)
}
