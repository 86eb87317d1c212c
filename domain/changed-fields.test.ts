import { describe, expect, it } from 'vitest'
import { changesBetween, loggedValue } from './changed-fields.ts'

describe('changesBetween', () => {
  it('returns the fields that differ, with their values', () => {
    const former = { classCode: '4-1', isEnabled: true, grade: 4 }
    expect(changesBetween(former, { classCode: '5-1', isEnabled: false, grade: 4 })).toEqual({
      classCode: { from: '4-1', to: '5-1' },
      isEnabled: { from: true, to: false },
    })
  })

  it('omits the values of names, secrets and free text', () => {
    const account = {
      displayName: 'Zoé',
      userName: 'zoe',
      pin: '1234',
      passwordHash: 'x',
      teacherName: 'Mme Roy',
    }
    const next = {
      displayName: 'Éva',
      userName: 'eva',
      pin: null,
      passwordHash: 'y',
      teacherName: 'Mme Côté',
    }
    expect(changesBetween(account, next)).toEqual({
      displayName: {},
      userName: {},
      pin: {},
      passwordHash: {},
      teacherName: {},
    })
  })

  it('omits properties that are not journal fields', () => {
    expect(changesBetween({ updated: '1', id: 1 }, { updated: '2', id: 2, extra: 'Zoé' })).toEqual({})
  })

  it('joins the values of a list', () => {
    expect(changesBetween({ classCodes: ['4-1'] }, { classCodes: ['4-1', '5-1'] })).toEqual({
      classCodes: { from: '4-1', to: '4-1, 5-1' },
    })
    expect(changesBetween({ classCodes: ['4-1'] }, { classCodes: ['4-1'] })).toEqual({})
  })

  it('omits a value that is an object or too long', () => {
    expect(loggedValue({ name: 'Zoé' })).toBeUndefined()
    expect(loggedValue('x'.repeat(701))).toBeUndefined()
  })
})
