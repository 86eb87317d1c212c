import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { HostView, LivePlayer } from '../../../domain/live/messages.ts'
import { Projector } from './Projector.tsx'

const nothing = { french: null, english: null, image: null, sound: null }
const view: HostView = {
  ...{ type: 'host', title: 'La ferme', way: 'race', phase: 'asking', isPaused: false, code: 'BCDF' },
  ...{ number: 1, total: 5, endsInMs: null, bar: { right: 0, of: 1 }, solution: null, teams: [], board: [] },
  ...{ hasTablets: true, hands: null, classSize: 3 },
  question: {
    ...{ task: 'recognise', face: 'english', tiles: [] },
    ...{ prompt: { ...nothing, french: 'la vache' }, options: [{ ...nothing, english: 'the cow' }] },
  },
  answersIn: 2,
  players: [],
}
const player = (userID: number, isHere: boolean, hasAnswered: boolean): LivePlayer => ({
  ...{ userID, displayName: 'Emma', avatarUrl: '', team: null, isHere, hasAnswered },
})
const projected = (change: Partial<HostView>) =>
  renderToStaticMarkup(
    createElement(Projector, {
      view: { ...view, ...change },
      endsAt: null,
      isLost: false,
      onSend() {},
      onLeave() {},
    }),
  )

it('counts answers among the pupils who are there and those who answered and left', () => {
  const players = [
    player(1, true, true),
    player(2, false, true),
    player(3, true, false),
    player(4, false, false),
  ]
  expect(projected({ players })).toContain('2 / 3')
})
