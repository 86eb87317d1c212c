import { resolve } from 'node:path'
import { staleSite } from '../build/stale.ts'

/** Global setup of tests that need the built site. @throws {Error} if it is missing or outdated */
export default function setup(): void {
  const fault = staleSite(resolve(import.meta.dirname, '../..'))
  if (fault !== null) throw new Error(fault)
}
