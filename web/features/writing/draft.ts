import * as z from 'zod/mini'
import { type Grade, toGrade } from '../../../content/grades.ts'
import { type WritingTopic, writingTopics } from '../../../content/writing.ts'
import { session } from '../../lib/session/session.ts'
import { createUnsentWork } from '../../lib/session/unsent-work.ts'

/** Limits storage use. Larger than the number of topics. */
const MAX_DRAFTS = 20

const topicOfGrade = z.object({ grade: z.int(), topic: z.string() })
type TopicOfGrade = z.infer<typeof topicOfGrade>

/** A text that the pupil is writing. Leaves the device only when the pupil sends it. */
const draft = z.extend(topicOfGrade, {
  sentences: z.array(z.string()),
  /** Idempotency key. Stays the same when the text changes, so that a text sent again replaces the first. */
  key: z.string(),
})
export type Draft = z.infer<typeof draft>

const writing = z.object({
  /** The topic whose editor is open. */
  open: z.nullable(topicOfGrade),
  /** The latest last. A topic has a second draft only if the pupil also wrote about it as a visitor. */
  drafts: z.array(draft),
})
export type Writing = z.infer<typeof writing>

const unsent = createUnsentWork('mme:writing', writing)
const EMPTY_WRITING: Writing = { open: null, drafts: [] }

/** The drafts of the current user or visitor. The user who signs in next takes over those of a visitor. */
export function loadWriting(): Writing {
  const userID = currentUserID()
  const own = unsent.load(userID) ?? EMPTY_WRITING
  const visitors = userID === null ? null : unsent.load(null)
  if (!visitors) return own
  unsent.store(null, null)
  return save(userID, { open: visitors.open ?? own.open, drafts: [...own.drafts, ...visitors.drafts] })
}

/** The latest draft about a topic. */
export function draftOf({ drafts }: Writing, topic: TopicOfGrade): Draft | undefined {
  return drafts.findLast((each) => isSameTopic(each, topic))
}

export interface FoundTopic {
  grade: Grade
  topic: WritingTopic
}

/** The topic with this id, or null if it no longer exists. */
export function findTopic({ grade, topic: id }: TopicOfGrade): FoundTopic | null {
  const known = toGrade(grade)
  const topic = known && writingTopics[known].find((each) => each.id === id)
  return known && topic ? { grade: known, topic } : null
}

/** The topics of a grade, then those of other grades with a draft. */
export function topicsFor(grade: Grade, { drafts }: Writing): FoundTopic[] {
  const others = drafts.flatMap((each, place) => {
    const isRepeated = drafts.findIndex((other) => isSameTopic(each, other)) < place
    return each.grade === grade || isRepeated ? [] : (findTopic(each) ?? [])
  })
  return [...writingTopics[grade].map((topic) => ({ grade, topic })), ...others]
}

/** Opens the editor of a topic, or closes it. All drafts stay. */
export function openTopic(open: TopicOfGrade | null): Writing {
  return save(currentUserID(), { ...loadWriting(), open })
}

/** Replaces the latest draft about the same topic. */
export function storeDraft(changed: Draft): Writing {
  const all = loadWriting()
  const previous = draftOf(all, changed)
  const { grade, topic } = changed
  return save(currentUserID(), {
    open: { grade, topic },
    drafts: [...all.drafts.filter((each) => each !== previous), changed],
  })
}

/** Removes a text that its author has sent, and closes its editor. Keeps a text that has changed since. */
export function removeSentDraft(userID: number, sent: Draft): Writing {
  const all = unsent.load(userID) ?? EMPTY_WRITING
  const text = sent.sentences.join('\n')
  const drafts = all.drafts.filter(({ key, sentences }) => key !== sent.key || sentences.join('\n') !== text)
  if (drafts.length === all.drafts.length) return all
  return save(userID, { open: all.open && isSameTopic(all.open, sent) ? null : all.open, drafts })
}

/** Whether the user has texts in this browser. They stay when the session ends. */
export function hasTexts(userID: number): boolean {
  return (unsent.load(userID)?.drafts.length ?? 0) > 0
}

function save(userID: number | null, { open, drafts }: Writing): Writing {
  const kept = { open, drafts: drafts.slice(-MAX_DRAFTS) }
  unsent.store(userID, open === null && drafts.length === 0 ? null : kept)
  return kept
}

function isSameTopic(one: TopicOfGrade, other: TopicOfGrade): boolean {
  return one.grade === other.grade && one.topic === other.topic
}

function currentUserID(): number | null {
  return session.current()?.id ?? null
}
