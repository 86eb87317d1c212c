import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { startOf, WRITING_TEXTS, type WritingTopic } from '../../../content/writing.ts'
import { MAX_SENTENCE_LENGTH } from '../../../domain/api/composition.ts'
import { accentKeysFor } from '../../../domain/games/french-letters.ts'
import { singleVisibleLine } from '../../../domain/name-fault.ts'
import { AccentKeys } from '../../games/dictee-eclair/AccentKeys.tsx'
import { sentenceOf } from '../../lib/api/api.ts'
import { loadPart } from '../../lib/loading/load-part.ts'
import { useSession } from '../../lib/session/session.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import { SaidInFrench } from '../../ui/SaidInFrench.tsx'
import { SignInButton } from '../../ui/SignInButton.tsx'
import { SoundNotice } from '../../ui/SoundNotice.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import type { Draft } from './draft.ts'
import { type Insertion, type TextRange, wordInsertion } from './insertion.ts'
import { ownCompositionsQuery } from './OwnCompositions.tsx'
import { SentenceField } from './SentenceField.tsx'
import { sendComposition } from './send-composition.ts'
import { WordBank } from './WordBank.tsx'
import styles from './writing.module.css'

const dictionaryQuery = {
  queryKey: ['dictionary'],
  queryFn: async () => (await loadPart(() => import('../../../content/site/dictionary.ts'))).dictionary,
  staleTime: Number.POSITIVE_INFINITY,
}

const accentKeys = accentKeysFor([])

interface EditorProps {
  topic: WritingTopic
  draft: Draft
  onChange(draft: Draft): void
  /** Returns to the topics and keeps the draft. */
  onBack(): void
  /**
   * @param senderID the sender, even if signed out by now
   * @param sent the draft as it was sent; it may have changed since
   */
  onSent(senderID: number, sent: Draft): void
}

/** Editor for three sentences, with words to insert. Only "Envoyer" sends them. */
export function Editor({ topic, draft, onChange, onBack, onSent }: EditorProps) {
  const user = useSession()
  const { data: known = null } = useQuery(dictionaryQuery)
  const fields = useRef<(HTMLTextAreaElement | null)[]>([])
  const [active, setActive] = useState(0)
  // Selections of fields without focus, because browsers reset them to the start. Default: the end.
  const selections = useRef(new Map<number, TextRange>())
  const heading = useRef<HTMLHeadingElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  /** The field that had no space for an inserted text. */
  const [fullField, setFullField] = useState<number | null>(null)
  const queryClient = useQueryClient()
  const sentences = completedSentences(draft, topic)
  const send = useMutation({
    ...sendComposition,
    onSuccess: (_answer, { userID, draft }) => {
      void queryClient.invalidateQueries({ queryKey: ownCompositionsQuery(userID).queryKey })
      onSent(userID, draft)
    },
  })
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    return stopSound
  }, [])

  const write = (place: number, text: string) => {
    setEmpty(false)
    setFullField(null)
    send.reset()
    onChange({ ...draft, sentences: draft.sentences.with(place, text) })
  }
  /** Inserts into the last used field. Does not focus it, which would open a tablet's keyboard. */
  const insert = (insertionIn: (written: string, selection: TextRange) => Insertion) => {
    const field = fields.current[active]
    if (!field) return
    const { text, replaced } = insertionIn(field.value, selectionOf(field))
    const [start, end] = replaced
    if (field.value.length - (end - start) + text.length > MAX_SENTENCE_LENGTH) return setFullField(active)
    field.setRangeText(text, start, end, 'end')
    selections.current.set(active, [start + text.length, start + text.length])
    write(active, field.value)
  }
  const selectionOf = (field: HTMLTextAreaElement): TextRange => {
    if (hasFocus(field)) return [field.selectionStart, field.selectionEnd]
    return selections.current.get(active) ?? [field.value.length, field.value.length]
  }
  const isFull = fullField === active || draft.sentences[active]?.length === MAX_SENTENCE_LENGTH
  const submit = (userID: number) => {
    if (sentences.length > 0) return send.mutate({ userID, sentences, draft })
    setEmpty(true)
    fields.current[0]?.focus()
  }

  return (
    <>
      <header className={styles.header}>
        <OwlSays {...WRITING_TEXTS.write} size={52} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <Bilingual french={frenchSpaces(`J'écris : ${topic.title}`)} english={topic.english} />
        </h1>
        <Button look="soft" onClick={onBack}>
          <Bilingual french="Autre sujet" english="Another topic" />
        </Button>
      </header>
      <div className={styles.editor}>
        <div className={styles.paper}>
          <ol className={styles.sentences}>
            {topic.frames.map((frame, place) => (
              <SentenceField
                key={frame.french}
                ref={(field) => {
                  fields.current[place] = field
                }}
                number={place + 1}
                frame={frame}
                text={draft.sentences[place] ?? ''}
                known={known}
                isActive={place === active}
                onFocus={(field) => {
                  const caret = selections.current.get(place)?.[1] ?? field.value.length
                  if (field.selectionStart === field.selectionEnd) field.setSelectionRange(caret, caret)
                  setActive(place)
                }}
                onBlur={({ selectionStart, selectionEnd }) =>
                  selections.current.set(place, [selectionStart, selectionEnd])
                }
                onChange={(text) => write(place, text)}
                onNext={place + 1 < topic.frames.length ? () => fields.current[place + 1]?.focus() : null}
              />
            ))}
          </ol>
          <div className={styles.send}>
            {user ? (
              !user.isAdmin && (
                <Button size="pupil" isOff={send.isPending} onClick={() => submit(user.id)}>
                  <SignIcon shape="next" />{' '}
                  <Bilingual french="Envoyer à Mme Bravo" english="Send to Mme Bravo" />
                </Button>
              )
            ) : (
              <>
                <p>
                  <Bilingual french="Pour l'envoyer à Mme Bravo :" english="To send it to Mme Bravo:" />
                </p>
                <SignInButton />
              </>
            )}
            <p role="status">
              {isFull && (
                <Bilingual french="Ta phrase est assez longue." english="Your sentence is long enough." />
              )}
              {isEmpty && <Bilingual french="Écris d'abord une phrase." english="Write a sentence first." />}
              {send.error && <SaidInFrench {...sentenceOf(send.error)} />}
            </p>
          </div>
        </div>
        <div className={styles.tools}>
          <AccentKeys
            keys={accentKeys}
            onKey={(letter) => {
              insert((_written, replaced) => ({ text: letter, replaced }))
              fields.current[active]?.focus({ preventScroll: true })
            }}
          />
          <WordBank
            topic={topic}
            frame={topic.frames[active] ?? topic.frames[0]}
            onInsert={(word) => insert((written, selection) => wordInsertion(word, written, selection))}
          />
        </div>
      </div>
      <SoundNotice isFloating />
    </>
  )
}

/** Trimmed sentences, each on one line, without those that only contain their starter. */
function completedSentences({ sentences }: Draft, { frames }: WritingTopic): string[] {
  const starts = frames.map((frame) => startOf(frame).trim())
  return sentences
    .map((sentence) =>
      singleVisibleLine(sentence)
        .trim()
        .replace(/\s+([.,])/g, '$1'),
    )
    .filter((sentence, place) => sentence !== '' && sentence !== starts[place])
}

function hasFocus(field: HTMLTextAreaElement): boolean {
  return document.activeElement === field
}
