import { describe, expect, it } from 'vitest'
import { MINUTE } from '../bounds.ts'
import { random } from '../games/random.ts'
import { groupBy } from '../group-by.ts'
import { type AskedTask, askedTasks } from '../learning/asked-word.ts'
import { allowsTask } from '../learning/question.ts'
import { piecesOf } from '../learning/spelling.ts'
import type { Support } from '../supports.ts'
import { type LiveAction, newGame, stepGame } from './game.ts'
import { type GivenAnswer, liveGameMessage, liveGameModes } from './messages.ts'
import { classQuestion, type LivePlan, orderWords, pupilQuestion, tasksFor } from './plan.ts'
import { type LiveGame, type LivePlayer, type LivePupil, liveState, playerOf } from './state.ts'
import { countedAnswers } from './tally.ts'
import { assignTeams, teamForLate } from './teams.ts'
import { AWAY_AFTER_MS, END_AFTER_MS, nextTick, PAUSE_AFTER_MS } from './timing.ts'
import { hostView, pupilView } from './views.ts'

const words = ['la vache', 'le cheval', 'la poule', 'le lapin', 'le canard', 'la souris'].map((word) => ({
  ...{ id: word.replace(' ', '-'), word, image: `${word}.svg`, sound: `${word}.mp3` },
  ...{ caption: `${word} in English`, page: null },
}))
const plan: LivePlan = {
  ...{ title: 'La ferme', way: 'together', words, tasks: ['recognise', 'recall'], questions: 6 },
  ...{ thinkSeconds: 20, showsNames: true, hasTablets: true, seed: 5 },
  hiddenSounds: words.map((_word, index) => `/sounds/${index}`),
}
const pupil = (userID: number, days = 0, supports: Support[] = []): LivePupil => ({
  ...{ userID, displayName: `Élève ${userID}`, avatarUrl: '', supports },
  days: words.map(() => days),
})
const [PLAIN = { id: '', word: '', image: null, sound: null, caption: '', page: null }] = words
const [ALICE, BRUNO] = [7, 8]
const START = 1_000_000

/** A game that began at `START` with pupils who have joined. */
function begun(changes: Partial<LivePlan> = {}, pupils = [pupil(ALICE), pupil(BRUNO)]): LiveGame {
  const joins = pupils.map(({ userID }): LiveAction => ({ type: 'join', userID }))
  const actions: LiveAction[] = [{ type: 'hostJoin' }, ...joins, { type: 'start' }]
  return play(newGame({ ...plan, ...changes }, pupils, START), actions)
}

function play(game: LiveGame, actions: readonly LiveAction[], now = START): LiveGame {
  return actions.reduce((before, action) => stepGame(before, action, now), game)
}

function givenBy(game: LiveGame, userID: number, isRight: boolean): GivenAnswer {
  const question = playerOf(game.state, userID)?.question
  if (!question) throw new Error(`The pupil ${userID} has no question.`)
  if (question.task === 'spell') {
    const right = question.pieces.filter(({ isTile }) => isTile).map(({ text }) => text)
    return { placed: isRight ? right : question.tiles }
  }
  return { option: isRight ? question.right : (question.right + 1) % question.options.length }
}

const answer = (game: LiveGame, userID: number, isRight: boolean, now = START) =>
  stepGame(
    game,
    { type: 'answer', userID, number: game.state.number, given: givenBy(game, userID, isRight) },
    now,
  )
const asHost = { code: 'BCDF', isSubstitute: false }

describe('a question', () => {
  it('ends when everyone has answered, but waits a minute for a disconnected player', () => {
    const left = stepGame(begun(), { type: 'leave', userID: BRUNO }, START)
    expect(answer(left, ALICE, true).state.phase).toBe('asking')
    expect(answer(left, ALICE, true, START + AWAY_AFTER_MS).state.phase).toBe('revealed')
    const first = answer(begun(), ALICE, true)
    expect(first.state.phase).toBe('asking')
    expect(answer(first, BRUNO, false).state.phase).toBe('revealed')
  })

  it('ends without a time limit a minute after the last pending player disconnected', () => {
    const tick = (game: LiveGame) => stepGame(game, { type: 'tick' }, nextTick(game) ?? START)
    const game = begun({ thinkSeconds: 0 }, [pupil(ALICE), pupil(BRUNO), pupil(9)])
    const left = stepGame(answer(game, ALICE, true), { type: 'leave', userID: BRUNO }, START)
    expect(nextTick(left)).toBeGreaterThan(START + 60 * MINUTE)
    const answered = answer(left, 9, true, START + 5000)
    expect(answered.state.phase).toBe('asking')
    expect(nextTick(answered)).toBe(START + AWAY_AFTER_MS)
    expect(tick(answered).state).toMatchObject({ phase: 'revealed', asked: [[ALICE, 9]] })
    const back = stepGame(answered, { type: 'join', userID: BRUNO }, START + 6000)
    expect(nextTick(back)).toBeGreaterThan(START + 60 * MINUTE)
    expect(tick(stepGame(back, { type: 'erase', userID: BRUNO }, START + 7000)).state.phase).toBe('revealed')
  })

  it('waits for the teacher if nobody has answered', () => {
    const game = begun({ thinkSeconds: 0 })
    const left = play(game, [
      { type: 'leave', userID: ALICE },
      { type: 'leave', userID: BRUNO },
    ])
    expect(nextTick(left)).toBeGreaterThan(START + 60 * MINUTE)
    const hands = begun({ thinkSeconds: 0, hasTablets: false }, [])
    expect(nextTick(hands)).toBeGreaterThan(START + 60 * MINUTE)
  })

  it('ends when the time is over, but later for pupils with more time', () => {
    const tick = (game: LiveGame, seconds: number) =>
      stepGame(game, { type: 'tick' }, START + seconds * 1000).state.phase
    expect(nextTick(begun())).toBe(START + 21_000)
    expect(tick(begun(), 20.9)).toBe('asking')
    expect(tick(begun(), 21)).toBe('revealed')
    const slow = begun({}, [pupil(ALICE), pupil(BRUNO, 0, ['more-time'])])
    expect(tick(slow, 21)).toBe('asking')
    expect(tick(slow, 31)).toBe('revealed')
    expect(tick(answer(slow, BRUNO, true), 21)).toBe('revealed')
    expect(pupilView(slow, ALICE, START).endsInMs).toBe(20_000)
    expect(pupilView(slow, BRUNO, START).endsInMs).toBe(30_000)
    expect(nextTick(begun({ thinkSeconds: 0 }))).toBeGreaterThan(START + 60 * MINUTE)
  })

  it('keeps the remaining time during a pause, and counts answers that arrive meanwhile', () => {
    const paused = stepGame(begun(), { type: 'pause' }, START + 5000)
    expect(pupilView(paused, ALICE, START + 60_000)).toMatchObject({ isPaused: true, endsInMs: 15_000 })
    const first = answer(paused, ALICE, true)
    const both = answer(first, BRUNO, true)
    expect(both.state.phase).toBe('asking')
    const resume = (game: LiveGame) => stepGame(game, { type: 'resume' }, START + 65_000)
    expect(pupilView(resume(first), ALICE, START + 65_000).endsInMs).toBe(15_000)
    expect(resume(both).state.phase).toBe('revealed')
  })

  it('does not count a pause as waiting time for a disconnected player', () => {
    const resumedAt = START + 10 * MINUTE
    const wait = (leftAt: number) => {
      const first = answer(begun({ thinkSeconds: 0 }), ALICE, true)
      const actions = [
        [leftAt, { type: 'leave', userID: BRUNO }],
        [START + 20_000, { type: 'pause' }],
      ] as const
      const paused = actions
        .toSorted(([one], [other]) => one - other)
        .reduce((game, [at, action]) => stepGame(game, action, at), first)
      expect(nextTick(paused)).toBeGreaterThan(START + 60 * MINUTE)
      const resumed = stepGame(paused, { type: 'resume' }, resumedAt)
      expect(resumed.state.phase).toBe('asking')
      return (nextTick(resumed) ?? 0) - resumedAt
    }
    expect([wait(START + 5000), wait(START + MINUTE)]).toEqual([AWAY_AFTER_MS - 15_000, AWAY_AFTER_MS])
  })

  it('gives points to nobody once it is skipped', () => {
    const revealed = answer(answer(begun({ way: 'teams' }), ALICE, true), BRUNO, true)
    expect(hostView(revealed, asHost, START).bar.right).toBe(2)
    const skipped = stepGame(revealed, { type: 'skip', number: 1 }, START)
    expect(hostView(skipped, asHost, START)).toMatchObject({ number: 2, bar: { right: 0 } })
    expect(hostView(skipped, asHost, START).teams.map(({ points }) => points)).toEqual([0, 0])
    expect(pupilView(skipped, ALICE, START).points).toBe(0)
  })

  it('stays the same for a pupil who rejoins, and is not shown to one who joins after its end', () => {
    const game = begun({}, [pupil(ALICE), pupil(BRUNO), pupil(9)])
    const again = play(game, [
      { type: 'leave', userID: ALICE },
      { type: 'join', userID: ALICE },
    ])
    expect(pupilView(again, ALICE, START)).toEqual(pupilView(game, ALICE, START))
    const late = newGame(plan, [pupil(ALICE), pupil(9)], START)
    const revealed = play(late, [
      { type: 'join', userID: ALICE },
      { type: 'start' },
      { type: 'reveal', number: 1 },
      { type: 'join', userID: 9 },
    ])
    expect(pupilView(revealed, 9, START)).toMatchObject({ question: null, solution: null })
    const second = stepGame(revealed, { type: 'next', number: 1 }, START)
    expect(pupilView(second, 9, START).question).not.toBe(null)
  })
})

describe('a question whose word is only heard', () => {
  it.each(['listen', 'spell'] as const)('does not reveal the word before its solution (%s)', (task) => {
    const game = begun({ tasks: [task] }, [pupil(ALICE, 3)])
    const { word } = playerOf(game.state, ALICE)?.question ?? {}
    const { question } = pupilView(game, ALICE, START)
    expect(question?.prompt.sound).toMatch(/^.sounds.\d$/)
    expect(JSON.stringify({ ...question?.prompt, english: null, image: null })).not.toContain(word?.word)
    expect(pupilView(answer(game, ALICE, true), ALICE, START).solution?.word.sound).toBe(word?.sound)
  })

  it("contains the word for the device's voice if there is no recording, except for spelling", () => {
    const shown = (task: 'listen' | 'spell') =>
      pupilView(begun({ tasks: [task], hiddenSounds: [] }), ALICE, START).question?.prompt
    expect(words.map(({ word }) => word)).toContain(shown('listen')?.french)
    expect(shown('spell')).toMatchObject({ french: null, sound: null })
  })
})

describe('a teacher who disconnects', () => {
  it('pauses the game after a minute and ends it after half an hour, with the answers', () => {
    const left = stepGame(answer(begun({ thinkSeconds: 0 }), ALICE, true), { type: 'hostLeave' }, START)
    expect(nextTick(left)).toBe(START + PAUSE_AFTER_MS)
    expect(stepGame(left, { type: 'tick' }, START + PAUSE_AFTER_MS - 1)).toBe(left)
    const paused = stepGame(left, { type: 'tick' }, START + PAUSE_AFTER_MS)
    expect(paused.state.pausedAt).not.toBe(null)
    expect(nextTick(paused)).toBe(START + END_AFTER_MS)
    const back = stepGame(paused, { type: 'hostJoin' }, START + 2 * MINUTE)
    expect(stepGame(back, { type: 'tick' }, START + END_AFTER_MS).state.phase).toBe('asking')
    const over = stepGame(paused, { type: 'tick' }, START + END_AFTER_MS)
    expect(over.state.phase).toBe('over')
    expect(countedAnswers(over, ALICE)).toMatchObject([{ right: true }])
    expect(nextTick(over)).toBe(null)
  })
})

describe('a game without tablets', () => {
  it('gives harder tasks to words that the class knows better', () => {
    const known = { ...pupil(ALICE), days: [0, 3, 0, 3, 0, 3] }
    let game = newGame({ ...plan, tasks: ['recognise', 'spell'], hasTablets: false }, [known], START)
    const harder: boolean[] = []
    for (const number of words.keys()) {
      game = stepGame(game, number === 0 ? { type: 'start' } : { type: 'next', number }, START)
      const { word, task } = game.state.classQuestion ?? {}
      harder[words.findIndex(({ id }) => id === word?.id)] = task === 'spell'
      game = stepGame(game, { type: 'reveal', number: game.state.number }, START)
    }
    expect(harder).toEqual([false, true, false, true, false, true])
  })

  it('counts raised hands of the class, which can be corrected', () => {
    const game = play(newGame({ ...plan, hasTablets: false }, [pupil(ALICE)], START), [
      { type: 'start' },
      { type: 'hands', number: 1, right: 9, of: 4 },
      { type: 'hands', number: 1, right: 3, of: 20 },
      { type: 'reveal', number: 1 },
      { type: 'hands', number: 1, right: 12, of: 20 },
      { type: 'hands', number: 2, right: 1, of: 20 },
    ])
    const view = hostView(game, asHost, START)
    expect(view).toMatchObject({
      hands: { right: 12, of: 20 },
      solution: { right: 12, wrong: 8 },
      players: [],
    })
    expect(view.bar).toEqual({ right: 12, of: Math.ceil(0.7 * 20 * plan.questions) })
    const second = stepGame(game, { type: 'next', number: 1 }, START)
    expect(hostView(second, asHost, START)).toMatchObject({ hands: null, classSize: 20 })
    const ended = stepGame(game, { type: 'end' }, START)
    expect(hostView(ended, asHost, START).bar).toEqual({ right: 12, of: 0.7 * 20 })
  })
})

describe('a game after any sequence of actions', () => {
  const actionsOf = (game: LiveGame, chance: ReturnType<typeof random>): LiveAction => {
    const { number } = game.state
    const userID = chance.pick([1, 2, 3, 4, 5])
    const host = chance.pick(['start', 'pause', 'resume', 'tick', 'hostJoin', 'hostLeave'] as const)
    const numbered = chance.pick(['reveal', 'next', 'skip'] as const)
    return chance.pick<LiveAction>([
      { type: 'answer', userID, number, given: { option: chance.below(5) } },
      { type: 'answer', userID, number, given: { option: chance.below(5) } },
      { type: chance.pick(['join', 'leave'] as const), userID },
      { type: host },
      { type: numbered, number: chance.pick([number, number, 1]) },
    ])
  }

  it('counts each answer once, hides the solution until the reveal, and round-trips through JSON', () => {
    for (let seed = 0; seed < 9; seed++) {
      const chance = random(seed)
      const way = liveGameModes[seed % liveGameModes.length]
      const pupils = [1, 2, 3, 4, 5].map((id) => pupil(id, id - 1, id === 2 ? ['fewer-choices'] : []))
      let game = newGame({ ...plan, ...(way && { way }), tasks: [...askedTasks], seed }, pupils, START)
      let now = START
      for (let turn = 0; turn < 100; turn++) {
        now += chance.below(4000)
        const before = game
        game = stepGame(before, actionsOf(before, chance), now)
        for (const [key, stored] of before.answers) expect(game.answers.get(key)).toBe(stored)
        expect(liveState.parse(JSON.parse(JSON.stringify(game.state)))).toEqual(game.state)
        const host = hostView(game, asHost, now)
        const counted = pupils.flatMap(({ userID }) => countedAnswers(game, userID))
        expect(host.bar.right).toBe(counted.filter(({ right }) => right).length)
        for (const { userID } of pupils) {
          const view = pupilView(game, userID, now)
          if (game.state.phase === 'asking') expect(view.solution).toBe(null)
          expect(JSON.stringify(view)).not.toContain('Élève')
          expect(view.points).toBe(countedAnswers(game, userID).filter(({ right }) => right).length)
        }
      }
    }
  })
})

describe('orderWords', () => {
  it('contains every word once before one is repeated, and none twice in a row', () => {
    for (let seed = 0; seed < 50; seed++) {
      const order = orderWords({ ...plan, questions: 15 }, [pupil(1, 2)], random(seed))
      expect(order).toHaveLength(15)
      expect(new Set(order.slice(0, 6)).size).toBe(6)
      expect(order.filter((word, index) => word === order[index - 1])).toEqual([])
    }
  })

  it('begins with words that the weakest pupil knows, followed by words that others know', () => {
    const knows = (...known: number[]) => ({ days: words.map((_, index) => (known.includes(index) ? 3 : 0)) })
    const weak = { ...knows(4), supports: [] }
    const strong = { ...knows(0, 1, 2, 3, 4), supports: [] }
    for (let seed = 0; seed < 20; seed++)
      expect(orderWords(plan, [weak, strong, strong], random(seed))[0]).toBe(4)
  })
})

describe('tasksFor', () => {
  const order = [0, 1, 2, 3, 4, 5, 0, 1, 2, 3]
  const countsOf = (given: readonly string[], tasks: readonly string[]) =>
    tasks.map((task) => given.filter((each) => each === task).length)

  it('gives all tasks equal shares, in turn, if no word is known', () => {
    const asked = { words, tasks: ['spell' as const, 'listen' as const] }
    const given = tasksFor(
      asked,
      order,
      words.map(() => 0),
    )
    expect(given.slice(0, 4)).toEqual(['listen', 'spell', 'listen', 'spell'])
    expect(countsOf(given, asked.tasks)).toEqual([5, 5])
  })

  it('gives harder tasks to words that are known better', () => {
    const given = tasksFor({ words, tasks: [...askedTasks] }, [0, 1, 2, 3, 4, 5], [0, 3, 0, 3, 1, 2])
    const levels = given.map((task) => askedTasks.indexOf(task))
    expect(Math.min(levels[1] ?? 0, levels[3] ?? 0)).toBeGreaterThan(Math.max(levels[0] ?? 0, levels[2] ?? 0))
    expect([given[1], given[3]]).toContain('spell')
  })

  it('includes each chosen task that a word allows, equally often if all words allow all tasks', () => {
    for (let seed = 0; seed < 300; seed++) {
      const chance = random(seed)
      const tasks = chance.shuffle(askedTasks).slice(0, 1 + chance.below(4))
      const isPlain = chance.below(2) === 0
      const mixed = words.map((word) => ({
        ...word,
        word: isPlain || chance.below(2) === 0 ? word.word : 'le a',
        ...(!isPlain && chance.below(2) === 0 && { image: null, caption: '' }),
      }))
      const questions = tasks.length + chance.below(25)
      const days = words.map(() => chance.below(4))
      const asked = { ...plan, words: mixed, tasks, questions }
      const places = orderWords(asked, [{ days }], chance)
      const given = tasksFor(asked, places, days)
      const counts = countsOf(given, tasks)
      if (isPlain) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      const allows = (place: number, task: AskedTask) =>
        allowsTask(mixed[places[place] ?? 0] ?? PLAIN, task, [])
      for (const task of tasks) {
        const allowing = places.filter((_index, place) => allows(place, task))
        if (allowing.length >= tasks.length) expect(given, `seed ${seed}`).toContain(task)
      }
      for (const [place, task] of given.entries())
        if (tasks.some((each) => allows(place, each))) expect(allows(place, task), `seed ${seed}`).toBe(true)
    }
  })
})

describe('pupilQuestion', () => {
  const askClass = (tasks: AskedTask[], seed: number) =>
    classQuestion({ ...plan, tasks }, { order: [0], number: 1, days: [] }, random(seed))

  it("has the task and options of the class's question, so that the projector reveals nothing", () => {
    for (let seed = 0; seed < 20; seed++)
      for (const task of ['listen', 'recognise', 'recall'] as const) {
        const ofClass = askClass([task], seed)
        const own = pupilQuestion(plan, ofClass, [], random(seed + 100))
        expect(own).toMatchObject({ task, face: ofClass.face, word: ofClass.word })
        expect(new Set(own.options)).toEqual(new Set(ofClass.options))
        expect(own.options[own.right]).toEqual(ofClass.word)
      }
  })

  it("respects the pupil's supports", () => {
    const ofClass = askClass(['recognise'], 1)
    const fewer = pupilQuestion(plan, ofClass, ['fewer-choices'], random(1))
    expect(fewer.options).toHaveLength(2)
    expect(ofClass.options).toEqual(expect.arrayContaining(fewer.options))
    const spelling = askClass(['spell'], 1)
    expect(pupilQuestion(plan, spelling, [], random(1)).task).toBe('spell')
    expect(pupilQuestion(plan, spelling, ['no-spelling', 'fewer-choices'], random(1))).toMatchObject({
      task: 'recall',
      options: { length: 2 },
    })
  })
})

describe('assignTeams', () => {
  it('makes teams that differ by at most one pupil, and in knowledge by at most what one pupil knows', () => {
    for (let seed = 0; seed < 100; seed++) {
      const chance = random(seed)
      const count = 2 + chance.below(34)
      const players = Array.from({ length: count }, () => ({
        team: null,
        days: [chance.below(6), chance.below(6)],
      }))
      const assigned = assignTeams(players)
      const teams = [...groupBy(assigned, ({ team }) => team).values()]
      const sizes = teams.map((members) => members.length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      const known = teams.map((members) =>
        members.flatMap(({ days }) => days).reduce((sum, each) => sum + each, 0),
      )
      const best = Math.max(...players.map(({ days }) => (days[0] ?? 0) + (days[1] ?? 0)))
      expect(Math.max(...known) - Math.min(...known)).toBeLessThanOrEqual(best)
    }
  })

  it('puts a late pupil into the team that lacks a member', () => {
    const assigned = assignTeams([1, 2, 3].map((days) => ({ team: null, days: [days] })))
    const team = teamForLate(assigned)
    expect(assigned.filter((each) => each.team === team)).toHaveLength(1)
  })

  it.each([0, 1])('creates two teams even if only %i pupils have joined at the start', (count) => {
    const players = assignTeams<Pick<LivePlayer, 'team' | 'days'>>(
      Array.from({ length: count }, () => ({ team: null, days: [1] })),
    )
    while (players.length < 6) players.push({ team: teamForLate(players), days: [1] })
    const sizes = [...groupBy(players, ({ team }) => team).values()].map(({ length }) => length)
    expect(sizes).toEqual([3, 3])
  })
})

it.each(['anticonstitutionnellement, tout le monde', 'e'.repeat(300), 'a-'.repeat(150)])(
  'accepts all tiles of %s as an answer',
  (text) => {
    const placed = piecesOf(text).flatMap((piece) => (piece.isTile ? [piece.text] : []))
    const message = { type: 'answer', number: 1, given: { placed } }
    expect(liveGameMessage.safeParse(message).data).toEqual(message)
  },
)
