import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import * as z from 'zod/mini'
import { stickers } from '../../../../content/answer-stickers.ts'
import {
  type AnswerSticker,
  answerStickers,
  type Composition,
  composition as compositionSchema,
  MAX_SENTENCE_LENGTH,
  type PupilComposition,
} from '../../../../domain/api/composition.ts'
import { deName } from '../../../../domain/french.ts'
import { call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { conflictingVersion } from '../data/delete-if-exists.ts'
import { compositionsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { deleteDraft, useDraft } from '../hooks/use-draft.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import styles from './Compositions.module.css'
import held from './HeldSection.module.css'

/** Pupils' texts to answer and print. Renders nothing if there are none. */
export function Compositions() {
  const timeOf = useSchoolTime()
  const { data: rows = [] } = useQuery(compositionsQuery)
  const [answeredID, setAnsweredID] = useState<number | null>(null)
  const [printed, setPrinted] = useState<readonly PupilComposition[]>([])
  const columns = useMemo(() => columnsOf(timeOf), [timeOf])
  const opened = rows.find(({ compositionID }) => compositionID === answeredID)
  const waiting = rows.filter(({ answeredAt }) => answeredAt === null).length
  if (rows.length === 0) return null
  return (
    <section className={held.held} aria-labelledby="compositions">
      <h2 id="compositions">{frenchSpaces(`Textes des élèves : ${waiting} à lire`)}</h2>
      <p>
        Les élèves vous les ont envoyés depuis la page « J'écris ». Chacun verra votre réponse à sa prochaine
        visite.
      </p>
      <DataTable
        caption="Textes des élèves"
        columns={columns}
        rows={rows}
        rowID={({ compositionID }) => compositionID}
        fileName="textes-des-eleves"
        emptyText="Aucun texte."
        actions={({ compositionID, displayName, sticker }) => (
          <Button
            look="soft"
            aria-label={`${verbFor(sticker)} : ${displayName}`}
            onClick={() => setAnsweredID(compositionID)}
          >
            {verbFor(sticker)}
          </Button>
        )}
        renderMatchActions={(found) => (
          <Button look="soft" isOff={found.length === 0} onClick={() => setPrinted(found)}>
            Imprimer ({found.length})
          </Button>
        )}
      />
      <Dialog
        isOpen={opened !== undefined}
        title={opened ? `Le texte ${deName(nameOf(opened))}` : ''}
        onClose={() => setAnsweredID(null)}
      >
        {opened && <AnswerForm key={answeredID} composition={opened} onClose={() => setAnsweredID(null)} />}
      </Dialog>
      <Dialog isWide isOpen={printed.length > 0} title="Imprimer les textes" onClose={() => setPrinted([])}>
        {printed.length > 0 && <PrintableCompositions compositions={printed} />}
      </Dialog>
    </section>
  )
}

function verbFor(sticker: AnswerSticker | null): string {
  return sticker ? 'Changer la réponse' : 'Répondre'
}

function nameOf({ displayName, classCode }: PupilComposition): string {
  return `${displayName} (${classCode})`
}

function columnsOf(timeOf: (instant: string) => string): Column<PupilComposition>[] {
  return [
    { header: 'Date', value: ({ sentAt }) => timeOf(sentAt) },
    { header: 'Élève', value: ({ displayName }) => displayName },
    { header: 'Classe', value: ({ classCode }) => classCode },
    {
      header: 'Texte',
      value: ({ sentences }) => sentences.join(' '),
      cell: ({ sentences }) => <div className={styles.cell}>{sentences.join(' ')}</div>,
    },
    {
      header: 'Réponse',
      value: ({ sticker, answer }) => (sticker ? `${stickers[sticker].name} : ${answer}` : 'à lire'),
    },
  ]
}

const TEXT_CHANGED = new Error(
  "L'élève a changé ce texte entre-temps. Rien n'est perdu : relisez-le, puis envoyez votre réponse.",
)

/**
 * An unsent answer. `answeredAt` identifies the version of the stored answer that the draft is based on. A
 * refetch does not change it.
 */
const answerDraft = z.object({
  sticker: z.enum(answerStickers),
  answer: z.string(),
  answeredAt: z.nullable(z.string()),
})

/**
 * Shows a text with a form for its answer: a sticker and a sentence. A draft of the answer is stored until
 * the answer is sent.
 */
function AnswerForm({ composition, onClose }: { composition: PupilComposition; onClose(): void }) {
  const { compositionID, sentAt } = composition
  const key = `answer-${compositionID}`
  const [draft, write] = useDraft(key, answerDraft, {
    sticker: composition.sticker ?? 'star',
    answer: composition.answer,
    answeredAt: composition.answeredAt,
  })
  const { sticker, answer } = draft
  const [other, setOther] = useState<Composition | null>(null)
  const finish = () => {
    deleteDraft(key)
    onClose()
  }
  const save = useAdminMutation({
    mutationFn: () =>
      call('PUT compositions/:compositionID/answer', { path: { compositionID }, body: { ...draft, sentAt } }),
    onSuccess: finish,
    onError(error) {
      const stored = conflictingVersion(error, compositionSchema)
      setOther(stored?.sticker ? stored : null)
      if (stored) write({ ...draft, answeredAt: stored.answeredAt })
    },
    invalidates: [{ queryKey: ['admin', 'compositions'] }, { queryKey: ['admin', 'week'] }],
  })
  // If nobody has answered, the conflict is the pupil's new version.
  const isTextChanged = conflictingVersion(save.error, compositionSchema)?.sticker === null
  return (
    <Form onSend={() => save.mutateOnce()}>
      <Sentences of={composition} />
      <fieldset className={`plain row tight ${styles.stickers}`}>
        <legend>Autocollant</legend>
        {answerStickers.map((each) => (
          <label key={each} className={styles.sticker}>
            <input
              type="radio"
              name="sticker"
              checked={sticker === each}
              onChange={() => write({ ...draft, sticker: each })}
            />
            <Picture image={stickers[each].picture} word={stickers[each].name} size={48} />
            {stickers[each].name}
          </label>
        ))}
      </fieldset>
      <InputField
        label="Votre phrase"
        help={`En français simple, ${MAX_SENTENCE_LENGTH} caractères au plus. Le site la lit à voix haute.`}
        lang="fr"
        required
        maxLength={MAX_SENTENCE_LENGTH}
        value={answer}
        onWrite={(text) => write({ ...draft, answer: text })}
      />
      <ServerMessage error={isTextChanged ? TEXT_CHANGED : save.error} />
      {other && <Answer of={other} />}
      <div className="row">
        <Button type="submit" isOff={save.isPending}>
          {other ? 'Envoyer la mienne quand même' : 'Envoyer la réponse'}
        </Button>
        {other && (
          <Button look="soft" onClick={finish}>
            Garder cette réponse
          </Button>
        )}
      </div>
    </Form>
  )
}

function Sentences({ of: { sentences } }: { of: PupilComposition }) {
  return (
    <div className={styles.text}>
      {sentences.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A sentence may occur twice.
        <p key={place}>{sentence}</p>
      ))}
    </div>
  )
}

/** The sticker and the sentence. Renders nothing if the text has no answer. */
function Answer({ of: { sticker, answer } }: { of: Composition }) {
  if (sticker === null) return null
  const { picture, name } = stickers[sticker]
  return (
    <div className={styles.answer}>
      <Picture image={picture} word={name} size={64} isFirst />
      <p>{answer}</p>
    </div>
  )
}

/** Print view of the texts with their answers, also shown as a preview. */
function PrintableCompositions({ compositions }: { compositions: readonly PupilComposition[] }) {
  const timeOf = useSchoolTime()
  const sheets = compositions.map((each) => (
    <article key={each.compositionID} className={styles.sheet}>
      <h2>{nameOf(each)}</h2>
      <p>{timeOf(each.sentAt).slice(0, 10)}</p>
      <Sentences of={each} />
      <Answer of={each} />
    </article>
  ))
  return (
    <div className="stack left">
      <Button onClick={() => print()}>Imprimer</Button>
      {sheets}
      {createPortal(<div className="for-paper">{sheets}</div>, document.body)}
    </div>
  )
}
