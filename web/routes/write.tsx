import { WritingView } from '../features/writing/WritingView.tsx'
import { useSession } from '../lib/session/session.ts'

/** "J'écris". Remounted when a pupil signs in or out: the next pupil must not see the text. */
export function WriteRoute() {
  return <WritingView key={useSession()?.id} />
}
