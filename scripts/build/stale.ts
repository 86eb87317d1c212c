import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of the site in `dist/`. */
const SOURCES = [
  '{web,content,domain,scripts/build}/**/*',
  'scripts/build.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Returns why the site in `dist/` is outdated and what to do, or null if it is up to date. */
export function staleSite(root: string): string | null {
  const built = statSync(join(root, 'dist/release.json'), { throwIfNoEntry: false })
  if (!built) return 'There is no site in dist/: run `npm run build` first.'
  const newer = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .find((file) => !file.includes('/testing/') && statSync(file).mtimeMs > built.mtimeMs)
  return newer
    ? `The site in dist/ is older than ${newer.slice(root.length + 1)}: run \`npm run build\` first.`
    : null
}
