import { describe, expect, it } from 'vitest'
import { type Capability, can, canForSomeRecord } from './access.ts'

const pupil = { id: 7, role: 'pupil' } as const
const admin = { id: 1, role: 'admin' } as const
const limited = { ...admin, isLimited: true } as const

describe('can', () => {
  it.each<[Capability, boolean, boolean, boolean, boolean]>([
    // capability, visitor, the pupil's own record, another pupil's record, admin
    ['readMenu', true, true, true, true],
    ['playGame', true, true, true, true],
    ['enterRoom', false, true, true, true],
    ['readRecord', false, true, false, true],
    ['saveActivity', false, true, false, true],
    ['openMultiplayer', false, true, false, false],
    ['reportWhereabouts', false, true, true, false],
    ['addScore', false, true, true, false],
    ['endSessions', false, true, true, true],
    ['changePassword', false, false, false, true],
    ['editMenu', false, false, false, true],
    ['giveBravo', false, false, false, true],
    ['readLogs', false, false, false, true],
  ])(
    "allows %s to a visitor: %s, a pupil: %s, on another pupil's record: %s, an administrator: %s",
    (capability, visitor, own, other, administrator) => {
      expect(can(null, capability, 7)).toBe(visitor)
      expect(can(pupil, capability, 7)).toBe(own)
      expect(can(pupil, capability, 8)).toBe(other)
      expect(can(admin, capability, 7)).toBe(administrator)
    },
  )

  it.each<[Capability, boolean]>([
    ['readMenu', true],
    ['enterRoom', false],
    ['refreshSession', true],
    ['chooseAvatar', true],
    ['proveIdentity', true],
    ['readRecord', false],
    ['seeHiddenPages', false],
    ['editUsers', false],
    ['addScore', false],
  ])('allows %s to an administrator who lacks the required second factor: %s', (capability, isAllowed) => {
    expect(can(limited, capability, limited.id)).toBe(isAllowed)
    expect(canForSomeRecord(limited, capability)).toBe(isAllowed)
  })

  it('allows no access to own records if no owner is given', () => {
    expect(can(pupil, 'readRecord')).toBe(false)
  })

  it('reports through canForSomeRecord whether a visitor or pupil has the right for any record', () => {
    expect([null, pupil, admin].map((actor) => canForSomeRecord(actor, 'readRecord'))).toEqual([
      false,
      true,
      true,
    ])
    expect([null, pupil, admin].map((actor) => canForSomeRecord(actor, 'editMenu'))).toEqual([
      false,
      false,
      true,
    ])
    expect([null, pupil, admin].map((actor) => canForSomeRecord(actor, 'readMenu'))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('allows a colleague her own record, records of her classes, and the content chosen for her', () => {
    const colleague = { ...admin, scope: { classCodes: ['4-1'], content: ['games' as const] } }
    expect(can(colleague, 'readRecord', 7, '4-1')).toBe(true)
    expect(can(colleague, 'readRecord', 1)).toBe(true)
    expect(can(colleague, 'readRecord', 7, '5-1')).toBe(false)
    expect(can(colleague, 'readRecord', 7)).toBe(false)
    expect(can(colleague, 'editGames')).toBe(true)
    for (const capability of ['editPages', 'editUsers', 'editSettings', 'keepBackups'] as const)
      expect(canForSomeRecord(colleague, capability)).toBe(false)
    expect(canForSomeRecord({ ...colleague, isLimited: true }, 'readReports')).toBe(false)
  })

  it('allows a substitute only the day, the room and the calls of lessons', () => {
    const actor = { id: -3, role: 'substitute' as const, scope: { classCodes: ['4-1'], content: [] } }
    expect(can(actor, 'followDay')).toBe(true)
    expect(can(actor, 'callLessons', undefined, '4-1')).toBe(true)
    expect(can(actor, 'callLessons', undefined, '5-1')).toBe(false)
    for (const capability of [
      'readMenu',
      'runLessons',
      'readRecord',
      'refreshSession',
      'listPupils',
    ] as const)
      expect(canForSomeRecord(actor, capability)).toBe(false)
  })
})
