import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { MAX_GROUP_MEMBERS } from '../../../../domain/api/group.ts'
import { htmlOf } from '../testing/html-of.ts'
import { GroupPupils } from './GroupPupils.tsx'

it('says before sending that a group would have too many pupils', () => {
  const html = (size: number) => {
    const pupils = Array.from({ length: size }, (_none, id) => ({ id, displayName: 'A', classCode: '4-1' }))
    return htmlOf(createElement(GroupPupils, { pupils, onClose() {} }), new QueryClient())
  }
  const note = `Un groupe a au plus ${MAX_GROUP_MEMBERS} élèves`
  expect(html(MAX_GROUP_MEMBERS)).not.toContain(note)
  expect(html(MAX_GROUP_MEMBERS + 1)).toContain(note)
})
