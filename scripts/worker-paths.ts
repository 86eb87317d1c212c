import { wordPaths } from '../content/word-paths.ts'

/**
 * Paths that the Worker serves: API and room; hashed assets, so a 404 is not cached for a year (`_headers` cannot tell it from a file); files
 * with words, which a closed page withholds.
 */
export const WORKER_PATHS = ['/api/*', '/parties/*', '/assets/*', ...wordPaths]
