import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { supports } from '../supports.ts'
import { type AskedTask, askedTasks } from './asked-word.ts'
import { dealMission, type MissionDeck, type MissionTask } from './mission-deck.ts'
import { type MissionAction, type MissionState, missionRound } from './mission-round.ts'

const NAMES = [
  'la vache',
  'le coq',
  'le cochon',
  'le mouton',
  "l'oie",
  'le cheval',
  'la chèvre',
  'le dindon',
  "l'âne",
  'le lapin',
]

const task = (french: string, asked: AskedTask, isNew: boolean): MissionTask => ({
  word: { id: french, word: french, image: `${french}.svg`, sound: null, caption: french, page: 'Page_Farm' },
  task: asked,
  isNew,
})
const deckOf = (tasks: MissionTask[]): MissionDeck => ({ tasks, others: [] })
const fresh = deckOf(NAMES.map((name) => task(name, 'recognise', true)))
const { init, step, progress, answers, isOver, wait, heard, canProve } = missionRound

/** An action that continues from here, with a right or wrong answer. */
function act({ question }: MissionState, isRight: boolean): MissionAction {
  if (question?.phase !== 'asking') return { type: 'next' }
  if (question.task === 'spell') {
    const placed = question.pieces.filter(({ isTile }) => isTile).map(({ text }) => text)
    return { type: 'spell', placed: isRight ? placed : placed.toReversed() }
  }
  const other = (question.right + 1) % question.options.length
  return { type: 'pick', option: isRight ? question.right : other }
}

/** @param proofs whether to prove each new word, in the order in which they are shown */
function play(
  deck: MissionDeck,
  rights: readonly boolean[],
  { seed = 1, proofs = [] }: { seed?: number; proofs?: readonly boolean[] } = {},
) {
  let shown = 0
  const actions: MissionAction[] = []
  const states = [init(deck, { seed })]
  for (let state = states[0]; state && !isOver(state) && states.length < 1000; ) {
    const isProof = canProve(state) && proofs[shown++] === true
    const action: MissionAction = isProof ? { type: 'prove' } : act(state, rights[state.tries.length] ?? true)
    state = step(state, action)
    states.push(state)
    actions.push(action)
  }
  return { states, actions, last: states.at(-1) ?? init(deck, { seed }) }
}

describe('a mission round', () => {
  it('shows each new word a few steps before it asks for it', () => {
    const { states } = play(fresh, [])
    const met = states.map(({ step: now }) => now).filter((now, index, all) => now !== all[index - 1])
    for (const name of NAMES.keys()) {
      const meet = met.findIndex((now) => now?.kind === 'meet' && now.taskIndex === name)
      const ask = met.findIndex((now) => now?.kind === 'ask' && now.taskIndex === name)
      expect(meet).toBeGreaterThanOrEqual(0)
      expect(ask - meet).toBeGreaterThan(2)
    }
  })

  it('ignores an action that was sent for an earlier step', () => {
    const start = init(fresh, { seed: 1 })
    const second = step(start, { type: 'next', round: 0 })
    expect(second).toMatchObject({ step: { kind: 'meet', taskIndex: 1 }, round: 1 })
    for (const type of ['next', 'prove'] as const) expect(step(second, { type, round: 0 })).toBe(second)
    expect(step(second, { type: 'next', round: 1 }).step).toEqual({ kind: 'meet', taskIndex: 2 })
  })

  it('repeats a wrong word until it is right, and reports the first try', () => {
    const { last } = play(fresh, [false, false])
    expect(last.tries).toHaveLength(12)
    expect(progress(last)).toEqual({ done: 10, total: 10 })
    expect(answers(last).map(({ right }) => right)).toEqual([false, false, ...NAMES.slice(2).map(() => true)])
    expect(last.tries.filter(({ right }) => !right).map(({ taskIndex }) => taskIndex)).toEqual([0, 1])
  })

  it('shows a new word unless the pupil answers it correctly first', () => {
    const said = { ...task('la vache', 'recognise', true), isSaid: true }
    const deck = deckOf([said, task('le coq', 'recognise', false)])
    const start = init(deck, { seed: 1 })
    const proving = step(start, { type: 'prove' })
    expect(proving).toMatchObject({ step: { kind: 'prove', taskIndex: 0 }, question: { task: 'spell' } })
    const proven = step(step(proving, act(proving, true)), { type: 'next' })
    expect([proven.step, ...proven.queue]).toEqual([{ kind: 'ask', taskIndex: 1 }])
    expect(answers(proven)).toEqual([{ word: 'la vache', task: 'spell', right: true }])

    const refuted = step(step(proving, act(proving, false)), { type: 'next' })
    expect([refuted.step, ...refuted.queue].map((each) => each && `${each.kind} ${each.taskIndex}`)).toEqual([
      'meet 0',
      'ask 1',
      'ask 0',
    ])
    expect(canProve(start)).toBe(true)
    expect(canProve(refuted)).toBe(false)
    expect(step(refuted, { type: 'prove' })).toBe(refuted)
    expect(step(proving, { type: 'prove' })).toBe(proving)
  })

  it('continues automatically only after a right answer', () => {
    const { states } = play(deckOf([task('la vache', 'spell', false)]), [false])
    expect(states.map((state) => wait(state)?.action)).toEqual([
      undefined,
      undefined,
      undefined,
      { type: 'next' },
      undefined,
    ])
  })

  it('plays a chime and then the word', () => {
    const { states } = play(deckOf([task('la vache', 'spell', false)]), [])
    const [before, after] = states
    if (!before || !after) throw new Error('Nothing was played.')
    expect(heard(before, after)).toMatchObject({ chime: 'right', said: [{ word: 'la vache' }] })
    expect(heard(after, after)).toBeNull()
  })

  it('lets the pupil say a word after its question, without judging it, and lets them skip that', () => {
    const said = { ...task('la vache', 'recognise', false), isSaid: true }
    const { states, last } = play(deckOf([said, task('le coq', 'recognise', false)]), [false])
    const steps = states.map(({ step: now }) => now && `${now.kind} ${now.taskIndex}`)
    expect(steps.filter((now, index) => now !== steps[index - 1])).toEqual([
      'ask 0',
      'say 0',
      'ask 1',
      'ask 0',
      null,
    ])
    expect(answers(last).map(({ word, task: asked }) => [word, asked])).toEqual([
      ['la vache', 'recognise'],
      ['le coq', 'recognise'],
    ])
    expect(states.filter(({ step: now }) => now?.kind === 'say').every((state) => wait(state) === null)).toBe(
      true,
    )
  })

  it('lets the pupil say every third word, or none if there is no microphone', () => {
    const words = NAMES.map((french) => ({
      word: french,
      french,
      english: '',
      image: null,
      sound: null,
      page: null,
      theme: '',
      task: 'recall' as const,
      isNew: false,
      isDone: false,
    }))
    const saidOf = (canSpeak: boolean) =>
      dealMission(words, [], canSpeak).tasks.flatMap(({ isSaid }, place) => (isSaid ? [place] : []))
    expect(saidOf(true)).toEqual([2, 5, 8])
    expect(saidOf(false)).toEqual([])
  })

  it('is over immediately if it has no words', () => {
    expect(isOver(init(deckOf([]), { seed: 1 }))).toBe(true)
  })

  it.each(supports)('can be finished with the support %s', (support) => {
    const tasks = askedTasks.flatMap((asked, place) =>
      NAMES.slice(2 * place, 2 * place + 2).map((name) => task(name, asked, place % 2 === 0)),
    )
    const { states, last } = play({ ...deckOf(tasks), supports: [support] }, [false])
    expect(progress(last)).toEqual({ done: tasks.length, total: tasks.length })
    const asked = states.flatMap(({ question }) => question ?? [])
    const maxOptions = Math.max(...asked.map(({ options }) => options.length))
    expect(maxOptions).toBe(support === 'fewer-choices' ? 2 : 4)
    expect(asked.some((question) => question.task === 'spell')).toBe(support !== 'no-spelling')
  })

  it('always ends, reports each word once, and can be replayed', () => {
    const anyTask = fc.record({
      name: fc.constantFrom(...NAMES),
      asked: fc.constantFrom<AskedTask>('recognise', 'listen', 'recall', 'spell'),
      isNew: fc.boolean(),
    })
    const anyDeck = fc
      .uniqueArray(anyTask, { minLength: 1, selector: ({ name }) => name })
      .map((tasks) => deckOf(tasks.map(({ name, asked, isNew }) => task(name, asked, isNew))))
    const anyFlags = fc.array(fc.boolean(), { maxLength: 60 })
    fc.assert(
      fc.property(anyDeck, anyFlags, anyFlags, fc.nat(), (deck, rights, proofs, seed) => {
        const { states, actions, last } = play(deck, rights, { seed, proofs })
        expect(isOver(last)).toBe(true)
        expect(progress(last)).toEqual({ done: deck.tasks.length, total: deck.tasks.length })
        const reported = answers(last)
        expect(reported.map(({ word }) => word).toSorted()).toEqual(
          deck.tasks.map(({ word }) => word.id).toSorted(),
        )
        for (const state of states) expect(reported.slice(0, answers(state).length)).toEqual(answers(state))
        const again = actions.reduce(step, init(deck, { seed }))
        expect(again).toEqual(last)
      }),
    )
  })
})
