import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { stickers } from '../../../content/answer-stickers.ts'
import type { AnswerSticker, Composition } from '../../../domain/api/composition.ts'
import { fullDateInWords } from '../../../domain/day-in-words.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { deviceDay } from '../../lib/school/school-today.ts'
import { listen } from '../../lib/sound/sound.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadError } from '../../ui/Loading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { SpeakerIcon } from '../../ui/ToolIcon.tsx'
import styles from './writing.module.css'

/** A pupil's sent texts with their answers, newest first. Refetched on every mount. */
export function ownCompositionsQuery(userID: number) {
  return queryOptions({
    queryKey: ['compositions', userID],
    queryFn: async () => (await callAs(userID, 'GET compositions/mine')).data,
    staleTime: 0,
  })
}

interface OwnCompositionsProps {
  userID: number
  /** Show only the latest answered text. */
  isLatest?: boolean
}

/** A pupil's sent texts with the teacher's answers. Renders nothing if there are none. */
export function OwnCompositions({ userID, isLatest = false }: OwnCompositionsProps) {
  const titleID = useId()
  const { data, error, refetch } = useQuery(ownCompositionsQuery(userID))
  if (!data) return error && <LoadError error={error} onRetry={() => void refetch()} />
  const shown = isLatest ? data.filter(({ sticker }) => sticker !== null).slice(0, 1) : data
  if (shown.length === 0) return null
  return (
    <section className="stack" aria-labelledby={titleID}>
      <h2 id={titleID} className="title">
        <Bilingual french="Mes textes" english="My texts" />
      </h2>
      <ul className={styles.sent}>
        {shown.map((composition) => (
          <li key={composition.compositionID} className={styles.text}>
            <SentText {...composition} />
          </li>
        ))}
      </ul>
      <SoundNotice isFloating />
    </section>
  )
}

function SentText({ sentences, sentAt, sticker, answer }: Composition) {
  return (
    <>
      <time dateTime={sentAt}>{fullDateInWords(deviceDay(new Date(sentAt)))}</time>
      <div lang="fr" data-stays>
        {sentences.map((sentence, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A sentence may occur twice.
          <p key={place}>{sentence}</p>
        ))}
      </div>
      {sticker ? (
        <Answer sticker={sticker} answer={answer} />
      ) : (
        <p>
          <Bilingual french="Mme Bravo va le lire." english="Mme Bravo will read it." />
        </p>
      )}
    </>
  )
}

function Answer({ sticker, answer }: { sticker: AnswerSticker; answer: string }) {
  const { picture, name } = stickers[sticker]
  return (
    <div className={styles.answer}>
      <Picture image={picture} word={name} alt={name} size={72} />
      <p>
        {frenchSpaces('Mme Bravo : ')}
        <b lang="fr" data-stays>
          {answer}
        </b>
      </p>
      <Button look="soft" onClick={() => listen(null, answer)}>
        <SpeakerIcon /> <span className="for-ears">Écouter la réponse</span>
      </Button>
    </div>
  )
}
