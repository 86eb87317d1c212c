import { type Capability, can } from '../../domain/access.ts'
import { actorOf } from './actor.ts'
import { useSession } from './session.ts'

/** Whether who is signed in may do it; false while the prerendered page comes to life, but for what a visitor may. */
export function useMay(capability: Capability): boolean {
  return can(actorOf(useSession()), capability)
}
