import { beforeEach, describe, expect, it } from 'vitest'
import { CSV, HEADER, importCalls, nothingRejected, openSchoolForImport } from '../testing/import-calls.ts'
import type { School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchoolForImport()
})
const { send, taken, undo, newcomers } = importCalls(() => school)
const sendBytes = (bytes: Uint8Array<ArrayBuffer>) =>
  school.call('POST /user/import', { as: 'madame', stream: new Blob([bytes]).stream(), headers: CSV })

describe('a list of 5,000 pupils', () => {
  const lines = (count: number, classCode: string) =>
    [
      HEADER,
      ...Array.from({ length: count }, (_, index) => `eleve${index},Élève ${index},${classCode},1234`),
    ].join('\n')

  it('is created and changed in one call', { timeout: 60_000 }, async () => {
    expect(await taken(send(lines(5000, '6-3')))).toEqual(nothingRejected(5000, 0))
    expect(await newcomers()).toHaveLength(5000)
    const ids = await newcomers()
    const again = lines(5000, '4-1').split('\n').slice(1)
    const list = [`${HEADER},sameAs`, ...again.map((line, index) => `${line},${ids[index]?.id}`)].join('\n')
    const answer = await taken(send(list))
    expect(answer).toEqual(nothingRejected(0, 5000))
    const changed = await newcomers()
    expect(changed).toHaveLength(5000)
    expect(new Set(changed.map(({ classCode }) => classCode))).toEqual(new Set(['4-1']))
    expect((await undo(answer.importID)).body).toMatchObject({ erased: 0, restored: 5000 })
    expect(await newcomers()).toEqual(ids)
  })

  it('is the maximum', { timeout: 60_000 }, async () => {
    expect(await send(lines(5001, '6-3'))).toMatchObject({
      status: 400,
      body: { message: 'La liste peut avoir 5000 lignes après son en-tête, pas plus.' },
    })
    expect(await newcomers()).toEqual([])
  })
})

describe('an invalid list', () => {
  it.each([
    ['lacks a column', 'userName,displayName,classCode\nzoe,Zoé,6-3', 'Il manque pin.'],
    ['has no header', 'zoe,Zoé,6-3,0042', 'Il manque userName, displayName, classCode, pin.'],
    ['is empty', '', 'Il manque userName, displayName, classCode, pin.'],
    ['is separated by tabs', 'userName\tdisplayName\tclassCode\tpin', 'Il manque'],
  ])('is refused if it %s', async (_title, list, message) => {
    expect(await send(list)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
  })

  it('is refused with instructions if it is not in UTF-8', async () => {
    const text = new TextEncoder().encode(`${HEADER}\nzoe,Zo_,6-3,0042`)
    const windows1252 = text.map((byte) => (byte === '_'.charCodeAt(0) ? 0xe9 : byte))
    expect(await sendBytes(windows1252)).toMatchObject({
      status: 400,
      body: { message: "Le fichier n'est pas en UTF-8 : enregistrez-le comme « CSV UTF-8 » et recommencez." },
    })
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...HEADER].flatMap((sign) => [sign.charCodeAt(0), 0])])
    expect((await sendBytes(utf16)).status).toBe(400)
    expect(await newcomers()).toEqual([])
  })

  it('is refused unless its content type is CSV, in any spelling', async () => {
    for (const type of ['application/json', 'text/plain', ''])
      expect((await send(HEADER, '', { 'content-type': type })).status).toBe(415)
    for (const type of ['text/csv; charset=utf-8', 'TEXT/CSV', 'text/csv;charset=utf-8'])
      expect((await send(HEADER, '', { 'content-type': type })).status).toBe(200)
  })

  it('is refused above 1 MiB', async () => {
    const answer = await send(`${HEADER}\n${' '.repeat(1024 * 1024)}`)
    expect(answer).toMatchObject({
      status: 413,
      body: { message: 'Ce qui est envoyé doit faire au plus 1024 Kio.' },
    })
  })
})

it.each([
  [undefined, 401],
  ['alice', 403],
] as const)('refuses a list from %s', async (as, status) => {
  const answer = await school.call('POST /user/import', { as, body: `${HEADER}\nzoe,Zoé,6-3,`, headers: CSV })
  expect(answer.status).toBe(status)
  expect(await newcomers()).toEqual([])
})
