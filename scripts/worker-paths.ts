import { wordPaths } from '../content/word-paths.ts'

/** What is more than files: API and room, and the files that hold words, which a page that is closed does not give. */
export const WORKER_PATHS = ['/api/*', '/parties/*', ...wordPaths]
