import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Sentence, sentenceOf } from '../../lib/api/api.ts'
import { focusOnce } from '../../lib/display/focus-once.ts'
import { Button } from '../../ui/Button.tsx'
import { HomeLink } from '../../ui/HomeLink.tsx'
import { PageLoader } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Said } from '../../ui/Said.tsx'
import { SubstituteDay } from './SubstituteDay.tsx'
import { forgetSession, openLink, takeLink, useSubstitute } from './substitute-session.ts'

const NO_LINK: Sentence = {
  message: "Cette porte s'ouvre par un lien ou une carte de suppléance, à demander à l'école.",
  english: "This door opens with a substitute's link or card: ask the school for it.",
}

/** The substitute's page: a link starts the session, then the plan of the day is shown. */
export function SubstituteDoor() {
  const session = useSubstitute()
  const [problem, setProblem] = useState<Sentence | null>(null)
  const [isOpening, setOpening] = useState(true)
  /** Kept for another try if the network fails. */
  const link = useRef<string>(null)
  const open = async () => {
    setProblem(null)
    setOpening(true)
    if (link.current !== null) {
      try {
        await openLink(link.current)
        link.current = null
      } catch (error) {
        setProblem(sentenceOf(error))
      }
    }
    setOpening(false)
  }
  const end = (why: Sentence) => {
    setProblem(why)
    forgetSession()
  }
  const begin = useEffectEvent(() => {
    link.current = takeLink() ?? link.current
    void open()
  })
  useEffect(() => {
    begin()
    // Opening another link while this page is open changes only the fragment.
    const listener = () => begin()
    window.addEventListener('hashchange', listener)
    return () => window.removeEventListener('hashchange', listener)
  }, [])
  if (isOpening) return <PageLoader />
  if (session && !problem) return <SubstituteDay onEnd={end} />
  return (
    <Notice title="Suppléance">
      <p ref={problem ? focusOnce : null} role="alert" tabIndex={-1}>
        <Said {...(problem ?? NO_LINK)} />
      </p>
      <div className="row">
        {link.current !== null && (
          <Button onClick={() => void open()}>
            Réessayer <small lang="en">Try again</small>
          </Button>
        )}
        <HomeLink />
      </div>
    </Notice>
  )
}
