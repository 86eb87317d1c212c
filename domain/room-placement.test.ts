import { expect, it } from 'vitest'
import { roomOf } from './room-placement.ts'

/** Fake rooms that return the arguments they were requested with. */
const rooms = (jurisdiction: string) => ({
  idFromName: (name: string) => name,
  get: (id: string, options?: object) => ({ jurisdiction, id, options }),
  jurisdiction: rooms,
})
const MAIN = rooms('anywhere')

it('requests the room near the location of the deployment', () => {
  expect(roomOf({ MAIN, ROOM_LOCATION: 'enam' }, 'school')).toEqual({
    jurisdiction: 'anywhere',
    id: 'school',
    options: { locationHint: 'enam' },
  })
})

it('requests the room in the jurisdiction of the deployment', () => {
  expect(roomOf({ MAIN, ROOM_JURISDICTION: 'eu' }, 'school').jurisdiction).toBe('eu')
})

it('leaves the location to Cloudflare if the variables are empty or missing', () => {
  const expected = { jurisdiction: 'anywhere', id: 'school', options: undefined }
  expect(roomOf({ MAIN, ROOM_LOCATION: '', ROOM_JURISDICTION: '' }, 'school')).toEqual(expected)
  expect(roomOf({ MAIN }, 'school')).toEqual(expected)
})

it('throws for a location that Cloudflare does not have', () => {
  expect(() => roomOf({ MAIN, ROOM_JURISDICTION: 'canada' }, 'school')).toThrow()
})
