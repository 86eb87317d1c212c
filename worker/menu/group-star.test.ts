import { beforeEach, describe, expect, it } from 'vitest'
import { menuCalls } from '../testing/menu-calls.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { row, post, save } = menuCalls(() => school)

describe('the star of a group', () => {
  it('is set by new links two levels below, and returned with the saved link', async () => {
    const shone = await save(8401, { isNew: true })
    expect(shone.menulinks.map(({ groupID, isNew }) => [groupID, isNew])).toEqual([
      [8401, true],
      [8000, true],
    ])
    expect(await row(8400)).toMatchObject({ isNew: false })

    expect((await save(8402, { isNew: true })).menulinks).toHaveLength(1)
    expect((await save(8401, { isNew: false })).menulinks).toHaveLength(1)
    expect(
      (await save(8402, { isNew: false })).menulinks.map(({ groupID, isNew }) => [groupID, isNew]),
    ).toEqual([
      [8402, false],
      [8000, false],
    ])
  })

  it('does not change if isNew of the link does not change', async () => {
    await save(8000, { isNew: true })
    await save(8401, { isEnabled: false })
    expect(await row(8000)).toMatchObject({ isNew: true })
  })

  it('moves with a new link to another group', async () => {
    await save(8401, { isNew: true })
    const moved = await save(8401, { parentGroupID: 1010 })
    expect(moved.menulinks.map(({ groupID, isNew }) => [groupID, isNew])).toEqual([
      [8401, true],
      [1000, true],
      [8000, false],
    ])
  })

  it('is not set on groups further above', async () => {
    expect((await save(8461, { isNew: true })).menulinks.map(({ groupID }) => groupID)).toEqual([8461, 8450])
    expect(await row(8000)).toMatchObject({ isNew: false })
  })

  it('ignores a new link that is refused because its key is taken', async () => {
    const fresh = {
      ...(await row(8401)),
      menuLinkID: 0,
      ID: 0,
      groupID: 0,
      isNew: true,
      clientID: 'Page_Stories_New',
    }
    const places = { 8000: 8400, 1000: 1010 }
    const answers = await Promise.all(
      Object.values(places).map((parentGroupID) => post({ ...fresh, parentGroupID })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const stars = [await row(8000), await row(1000)].map(({ isNew }) => isNew)
    expect(stars.toSorted()).toEqual([false, true])
  })

  it('is correct after ten concurrent changes', async () => {
    const links = await Promise.all([8401, 8402, 8403, 8404, 8405].map(row))
    await Promise.all(links.map((link) => post({ ...link, isNew: true })))
    expect(await row(8000)).toMatchObject({ isNew: true })
    await Promise.all(links.map((link) => post({ ...link, isNew: false })))
    expect(await row(8000)).toMatchObject({ isNew: false })
  })
})
