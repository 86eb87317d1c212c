import { WritingView } from '../features/writing/WritingView.tsx'
import { useSession } from '../lib/session/session.ts'

/** "J'écris". Remounted when a pupil signs in or out, so that a text is not shown to the next. */
export function WriteRoute() {
  return <WritingView key={useSession()?.id} />
}
