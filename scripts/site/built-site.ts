import { resolve } from 'node:path'
import { staleSite } from '../build/stale.ts'

/** Before the tests of what was built: says so where it was not built, or not from the sources as they are. */
export default function setup(): void {
  const fault = staleSite(resolve(import.meta.dirname, '../..'))
  if (fault !== null) throw new Error(fault)
}
