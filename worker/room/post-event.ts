import type { LiveGameEvent, WorkerEvent } from '../../domain/events.ts'
import type { Env } from '../env.ts'

/**
 * Posts an event to a Durable Object, authorized by the shared secret.
 * @throws {Error} if the object cannot be reached or refuses
 */
export async function postEvent(
  object: DurableObjectStub,
  { path, event, env }: { path: string; event: WorkerEvent | LiveGameEvent; env: Env },
): Promise<void> {
  const answer = await object.fetch(`https://room${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${env.ROOM_SECRET}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} to ${event.type}.`)
}
