import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { plainCode } from '../../domain/lesson.ts'
import { CodeForm } from '../features/lesson/CodeForm.tsx'
import { LessonView } from '../features/lesson/LessonView.tsx'
import { sentenceOf } from '../lib/api/api.ts'
import { lessonQuery } from '../lib/lesson/lesson-queries.ts'
import { useSession } from '../lib/session/session.ts'
import { Notice } from '../ui/Notice.tsx'
import { PageLoader } from '../ui/PageLoader.tsx'
import { Said } from '../ui/Said.tsx'

const TO_TYPE = {
  french: 'Écris les lettres de la leçon, puis touche le grand bouton.',
  english: 'Type the letters of the lesson, then tap the big button.',
}

/** A lesson by its code; without one, where to type it. */
export function LessonRoute() {
  const code = plainCode(useParams({ strict: false })._splat ?? '')
  return code === '' ? <AskForCode /> : <OpenLesson key={code} code={code} />
}

function AskForCode() {
  return (
    <Notice title="La leçon" said={TO_TYPE}>
      <p>
        Ta leçon a quatre lettres. <small lang="en">Your lesson has four letters.</small>
      </p>
      <CodeForm />
    </Notice>
  )
}

function OpenLesson({ code }: { code: string }) {
  const userID = useSession()?.id ?? null
  const { data, error } = useQuery(lessonQuery(code, userID))
  if (data) return <LessonView lesson={data} />
  if (!error) return <PageLoader />
  return (
    <Notice title="La leçon" said={TO_TYPE}>
      <p role="alert">
        <Said {...sentenceOf(error)} />
      </p>
      <CodeForm />
    </Notice>
  )
}
