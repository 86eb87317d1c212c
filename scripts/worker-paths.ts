import { wordPaths } from '../content/word-paths.ts'

/**
 * Paths that are more than files: API and room; files with hashes in their names, so that a missing one is never cached for a year, since
 * `_headers` cannot tell a 404 from a file; and the files that hold words, which a closed page does not give.
 */
export const WORKER_PATHS = ['/api/*', '/parties/*', '/assets/*', ...wordPaths]
