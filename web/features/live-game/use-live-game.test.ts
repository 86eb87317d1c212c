import { afterEach, expect, it, vi } from 'vitest'
import { entryWith } from './use-live-game.ts'

afterEach(() => void vi.unstubAllGlobals())

it('enters with the games-site token, and enters again with the token from the response', async () => {
  const bearers: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    bearers.push(new Headers(init?.headers).get('authorization'))
    const data = { code: 'BCDF', title: 'La ferme', isHost: false, again: 'longer' }
    return Response.json({ success: true, data: { ...data, token: `socket ${bearers.length}` } })
  })
  const enter = entryWith('short')
  expect([await enter('BCDF'), await enter('BCDF')]).toEqual(['socket 1', 'socket 2'])
  expect(bearers).toEqual(['Bearer short', 'Bearer longer'])
})
