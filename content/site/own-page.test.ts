import { describe, expect, it } from 'vitest'
import { ownKinds } from '../../domain/own-kinds.ts'
import { linkGrade } from '../grades.ts'
import { pageOf, pages } from '../routes.ts'
import { linkPath } from './link-path.ts'
import { keyOfNewPage } from './new-page-key.ts'
import { ownPageOf } from './own-page.ts'

const none = new Set<string>()
const beach = { kind: 'vocabulary', grade: 4, title: 'La plage' } as const

describe('the key of a new page', () => {
  it("is made from the page's grade, kind and title", () => {
    expect(keyOfNewPage(beach, none)).toBe('Page_Grade4_Vocabulary_LaPlage')
    expect(keyOfNewPage({ kind: 'resources', grade: null, title: "L'été : 3 idées!" }, none)).toBe(
      'Page_Resources_LEte3Idees',
    )
    expect(keyOfNewPage({ ...beach, title: '🏖️' }, none)).toBe('Page_Grade4_Vocabulary_Page')
  })

  it('is unique', () => {
    const taken = new Set(['Page_Grade4_Vocabulary_LaPlage', 'Page_Grade4_Vocabulary_LaPlage2'])
    expect(keyOfNewPage(beach, taken)).toBe('Page_Grade4_Vocabulary_LaPlage3')
  })

  it('fits into a menu row, even if the title is long', () => {
    expect(keyOfNewPage({ ...beach, title: 'é'.repeat(80) }, none).length).toBeLessThanOrEqual(120)
  })

  it.each(ownKinds)('encodes the kind %s, the address and the grade', (kind) => {
    const clientID = keyOfNewPage({ kind, grade: 6, title: 'La plage 2 et la mer' }, none)
    const page = ownPageOf(clientID)
    expect(page).toMatchObject({ kind, grade: 6, title: 'LaPlage2EtLaMer' })
    expect(pageOf(clientID)).toEqual(page)
    expect(linkGrade(clientID)).toBe(6)
    expect(linkPath({ clientID, externalIdentifier: null })).toBe(clientID.replace('Page_', '/pages/'))
  })
})

it.each(['Page_GradeX_Vocabulary_LaPlage', 'Page_Vocabulary', 'Page_Games_LaPlage', 'Page_Music_la', ''])(
  "does not treat %s as the key of a teacher's page",
  (clientID) => {
    expect(ownPageOf(clientID)).toBeUndefined()
  },
)

it('never equals the address of a shipped page', () => {
  for (const page of pages) {
    expect(page.path).not.toMatch(/^\/pages\//)
    expect(pageOf(page.clientID)).toBe(page)
  }
})
