import { describe, expect, it } from 'vitest'
import {
  activityRefusal,
  areTooFast,
  bonusBravos,
  bravosEarned,
  isHeld,
  MIN_VIDEO_INTERVAL_MS,
  multiplayerTotals,
  pillCount,
  videosInARow,
} from './economy.ts'

const good = {
  isDisabled: false,
  isOpenToPupil: true,
  isBravoEnabled: true,
  isScoreBased: false,
  score: null,
  mostPoints: null,
  alreadyCountedThisWeek: false,
  isUnfinished: false,
  isOfVideos: false,
}

describe('an activity', () => {
  it('counts if the page has Bravos enabled', () => {
    expect(activityRefusal(good)).toBeNull()
  })

  it.each([
    ['the page is disabled', { isDisabled: true, isOpenToPupil: false }, 'activityDisabled'],
    ['the page is closed to the pupil', { isOpenToPupil: false }, 'activityClosed'],
    ['Bravos are disabled', { isBravoEnabled: false }, 'activityWithoutBravo'],
    ['it is a page of videos', { isOfVideos: true }, 'activityOfVideos'],
    ['it already counted this week', { alreadyCountedThisWeek: true }, 'activityCounted'],
    ['its words are unfinished', { isUnfinished: true }, 'wordsUnfinished'],
    ['a score-based game sends no score', { isScoreBased: true }, 'activityScoreTooLow'],
    ['its score is below 500', { isScoreBased: true, score: 499 }, 'activityScoreTooLow'],
    ['its score is more than its game gives', { score: 1061, mostPoints: 1060 }, 'activityScoreTooHigh'],
  ])('does not count if %s', (_why, claim, code) => {
    expect(activityRefusal({ ...good, ...claim })).toBe(code)
  })

  it('counts in a scored game if it has at least 500 points', () => {
    expect(activityRefusal({ ...good, isScoreBased: true, score: 500 })).toBeNull()
  })

  it.each([
    [29, 30, false],
    [30, 30, true],
    [0, 1, false],
    [1, 1, true],
    [1000, 0, false],
  ])('is held after %i others within the hour at a limit of %i: %s', (counted, most, held) => {
    expect(isHeld(counted, most)).toBe(held)
  })

  it('is held if it is doubtful, whatever the limit', () => {
    expect(isHeld(0, 0, true)).toBe(true)
  })
})

describe('the number of Bravos', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
  ])('is $1 for $0 activities', (count, bravos) => {
    expect(bravosEarned(count)).toBe(bravos)
  })

  it.each([
    [0, 0],
    [1, 1],
    [5, 5],
    [6, 1],
    [10, 5],
  ])('is shown as $1 / 5 after $0 activities', (count, shown) => {
    expect(pillCount(count)).toBe(shown)
  })

  it('is 3, 4 or 5 for a bonus, equally likely', () => {
    expect([0, 0.32, 0.34, 0.66, 0.67, 0.999999].map(bonusBravos)).toEqual([3, 3, 4, 4, 5, 5])
  })
})

describe('multiplayer', () => {
  it.each([
    [4, 10, { points: 0, bravos: 0, capped: false }],
    [24, 10, { points: 4, bravos: 0, capped: false }],
    [25, 10, { points: 5, bravos: 1, capped: false }],
    [250, 10, { points: 50, bravos: 10, capped: true }],
    [999, 10, { points: 199, bravos: 10, capped: true }],
    [25, 0, { points: 5, bravos: 0, capped: true }],
  ])('computes the totals for %i correct answers with a cap of %i', (answers, cap, totals) => {
    expect(multiplayerTotals(answers, cap)).toEqual(totals)
  })
})

describe('videosInARow', () => {
  const of = (clientID: string, ...videos: string[]) => videos.map((video) => ({ clientID, video }))

  it.each([
    ['none', [], 0],
    ['one', of('Page_Videos', 'a'), 1],
    ['two', of('Page_Videos', 'b', 'a'), 2],
    ['three', of('Page_Videos', 'c', 'b', 'a'), 3],
    ['four count as three', of('Page_Videos', 'd', 'c', 'b', 'a'), 3],
    ['the same one twice counts as one', of('Page_Videos', 'a', 'a'), 1],
    ['a repeated video starts a new row', of('Page_Videos', 'a', 'b', 'a'), 2],
    ['a repeated video and two others', of('Page_Videos', 'c', 'a', 'b', 'a'), 3],
    ['another page starts over', [...of('Page_Grade1_Videos', 'c'), ...of('Page_Videos', 'b', 'a')], 1],
    ['the same name on another page is another video', [...of('P', 'a'), ...of('Q', 'a', 'b')], 1],
  ])('for %s returns $2', (_title, views, count) => {
    expect(videosInARow(views)).toBe(count)
  })
})

it.each([
  ['one view', [0], false],
  ['views that are far enough apart', [2 * MIN_VIDEO_INTERVAL_MS, MIN_VIDEO_INTERVAL_MS, 0], false],
  ['a view that came too soon', [MIN_VIDEO_INTERVAL_MS + 5000, 5000, 0], true],
  ['views at the same time', [0, 0], true],
])('detects videos watched too fast: %s', (_title, views, expected) => {
  expect(areTooFast(views.map((at) => new Date(at).toISOString()))).toBe(expected)
})
