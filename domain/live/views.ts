import type { AskedWord } from '../learning/asked-word.ts'
import type { Question } from '../learning/question.ts'
import { firstNameOf } from '../substitute.ts'
import { type HostView, type LiveQuestion, type PupilView, teamAnimals } from './messages.ts'
import { answerKey, type LiveGame, type LivePlayer, type LiveState, playerOf } from './state.ts'
import { countedAnswers, tallyOf } from './tally.ts'
import { timeLeft } from './timing.ts'

/** Views that a live game sends to its sockets. */

/** The share of right answers that fills the bar of the class. */
const BAR_SHARE = 0.7
/** A team's points for a question that all its members know. */
const TEAM_POINTS = 10
const BOARD_NAMES = 5

/** The view of a joined pupil. */
export function pupilView(game: LiveGame, userID: number, now: number): PupilView {
  const { state, answers } = game
  const player = playerOf(state, userID)
  const question = player?.question ?? null
  const isShown = state.phase === 'asking' || state.phase === 'revealed'
  const answered = answers.get(answerKey(state.number, userID))
  return {
    ...commonView(game, player ?? null, now),
    type: 'pupil',
    question: isShown && question ? shownQuestion(state, question) : null,
    given: isShown ? (answered?.given ?? null) : null,
    solution:
      state.phase === 'revealed' && question
        ? { ...solutionOf(question), isRight: answered?.right ?? null }
        : null,
    team: player?.team ?? null,
    points: tallyOf(game).rightByUser.get(userID) ?? 0,
    words: state.phase === 'over' ? wordsOf(state, countedAnswers(game, userID)) : [],
  }
}

/** @param isSubstitute substitutes get first names only */
export function hostView(
  game: LiveGame,
  { code, isSubstitute }: { code: string; isSubstitute: boolean },
  now: number,
): HostView {
  const { state, answers } = game
  const { phase, number, plan, classQuestion } = state
  const isShown = phase === 'asking' || phase === 'revealed'
  const joined = state.players
    .filter(({ hasJoined }) => hasJoined)
    .map((player) => (isSubstitute ? { ...player, displayName: firstNameOf(player.displayName) } : player))
  const given = joined.flatMap(({ userID }) => answers.get(answerKey(number, userID)) ?? [])
  const hands = state.hands[number - 1] ?? null
  const counts = hands
    ? { right: hands.right, wrong: hands.of - hands.right }
    : { right: rightOf(given), wrong: given.length - rightOf(given) }
  return {
    ...commonView(game, null, now),
    type: 'host',
    code,
    hasTablets: plan.hasTablets,
    question: isShown && classQuestion ? shownQuestion(state, classQuestion) : null,
    solution: phase === 'revealed' && classQuestion ? { ...solutionOf(classQuestion), ...counts } : null,
    answersIn: isShown ? given.length : 0,
    players: joined.map(({ userID, displayName, avatarUrl, team, leftAt }) => ({
      userID,
      displayName,
      avatarUrl,
      team,
      isHere: leftAt === null,
      hasAnswered: isShown && answers.has(answerKey(number, userID)),
    })),
    teams: teamsOf(game, joined),
    board: plan.way === 'race' && plan.showsNames ? boardOf(game, joined) : [],
    hands,
    classSize: classSizeOf(state),
  }
}

function commonView(game: LiveGame, player: LivePlayer | null, now: number) {
  const { plan, phase, pausedAt, number } = game.state
  return {
    title: plan.title,
    way: plan.way,
    phase,
    isPaused: pausedAt !== null,
    number,
    total: plan.questions,
    endsInMs: timeLeft(game.state, player, now),
    bar: barOf(game),
  }
}

/** Counts revealed questions only, so that nobody sees from the bar whether an answer was right. */
function barOf(game: LiveGame): PupilView['bar'] {
  const { hands, plan, number, phase, players } = game.state
  const revealed = phase === 'asking' ? number - 1 : number
  // A game that ends early asks no more questions.
  const remaining = phase === 'over' ? 0 : Math.max(0, plan.questions - revealed)
  const tally = tallyOf(game)
  const counted = hands.flatMap((each) => each ?? [])
  const size = plan.hasTablets ? players.filter(({ hasJoined }) => hasJoined).length : classSizeOf(game.state)
  const all = tally.asked + counted.reduce((sum, { of }) => sum + of, 0) + remaining * size
  const right = tally.right + counted.reduce((sum, each) => sum + each.right, 0)
  return { right, of: Math.max(1, Math.ceil(all * BAR_SHARE)) }
}

function classSizeOf({ hands, players }: LiveState): number {
  return hands.findLast((each) => each !== null)?.of ?? players.length
}

/** The mean of the members who were asked counts, so that a team does not lose by its size or an absent member. */
function teamsOf({ state, answers }: LiveGame, joined: readonly LivePlayer[]): HostView['teams'] {
  return teamAnimals.flatMap((animal) => {
    const members = joined.filter(({ team }) => team === animal).map(({ userID }) => userID)
    if (members.length === 0) return []
    const points = state.asked.map((asked, index) => {
      const their = members.filter((userID) => asked.includes(userID))
      const right = their.filter((userID) => answers.get(answerKey(index + 1, userID))?.right)
      return their.length === 0 ? 0 : Math.round((TEAM_POINTS * right.length) / their.length)
    })
    return [{ animal, points: points.reduce((sum, each) => sum + each, 0), players: members.length }]
  })
}

function boardOf(game: LiveGame, joined: readonly LivePlayer[]): HostView['board'] {
  const { rightByUser } = tallyOf(game)
  return joined
    .map(({ userID, displayName, avatarUrl }) => {
      return { displayName, avatarUrl, points: rightByUser.get(userID) ?? 0 }
    })
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, BOARD_NAMES)
}

/** Each word once, by the first answer to it. */
function wordsOf(
  { plan }: LiveState,
  counted: readonly { word: string; right: boolean }[],
): PupilView['words'] {
  const firsts = new Map(counted.toReversed().map(({ word, right }) => [word, right]))
  return plan.words.flatMap((word) => {
    const isRight = firsts.get(word.id)
    return isRight === undefined ? [] : [{ word, isRight }]
  })
}

function rightOf(answers: readonly { right: boolean }[]): number {
  return answers.filter(({ right }) => right).length
}

function solutionOf({ word, task, right }: Question): { word: AskedWord; option: number | null } {
  return { word, option: task === 'spell' ? null : right }
}

const HIDDEN_PART = { french: null, english: null, image: null, sound: null }

/** Leaves out which option is right, and every form of the word that the pupil has to find. */
function shownQuestion({ plan }: LiveState, { word, task, face, options, tiles }: Question): LiveQuestion {
  const inFace = (shown: AskedWord) => ({
    ...HIDDEN_PART,
    ...(face === 'picture' && { image: shown.image }),
    ...(face === 'english' && { english: shown.caption }),
  })
  const heard = plan.hiddenSounds[plan.words.findIndex(({ id }) => id === word.id)] ?? null
  const prompts = {
    recognise: { ...HIDDEN_PART, french: word.word, sound: word.sound },
    // Without a recording the device's voice speaks the word.
    listen: { ...HIDDEN_PART, sound: heard, ...(heard === null && { french: word.word }) },
    recall: inFace(word),
    spell: { ...inFace(word), sound: heard },
  }
  const isFrench = task === 'recall' || face === 'french'
  return {
    task,
    face,
    prompt: prompts[task],
    options: options.map((option) =>
      isFrench
        ? { ...HIDDEN_PART, french: option.word, ...(task === 'recall' && { sound: option.sound }) }
        : inFace(option),
    ),
    tiles,
  }
}
