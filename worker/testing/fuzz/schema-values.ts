import fc from 'fast-check'
import * as z from 'zod/mini'
import { type SchemaNode, schemaNode } from '../../description/schema-text.ts'
import { hashOf } from '../../hash-of.ts'
import { files } from '../files.ts'
import { games, LIST_KEY, pages, people } from '../rows.ts'
import { hostileValue } from './hostile-values.ts'

const userID = fc.constantFrom(...Object.values(people).map(({ id }) => id), 6)
const clientID = fc.constantFrom(
  ...games.slice(0, 2),
  pages.open,
  pages.whitelisted,
  pages.whitelisted,
  'Page_Videos',
  'Page_Videos',
  'Page_Music_Own',
  'Page_Stories_Own',
  'Page_Grade4_Vocabulary_LeLac',
  'Page_Grade4_Vocabulary_LeLac',
  '',
)
const gameID = fc.oneof(
  fc.constant('new'),
  clientID.map((key) => key.toLowerCase()),
)
const month = fc.constantFrom('11|2026', '1|1970', '12|2026', '02|2026')
const day = fc.constantFrom('2026-11-18', '2026-02-29')
const week = fc.constantFrom('2026-11-15', '2026-11-15', '2026-11-08', 'today')
const name = fc.constantFrom('alice', 'madame', 'zoe', 'élève 7', 'noé')
const flag = fc.boolean()

/** A group of the fuzzed school. */
export const GROUP_ID = 'group:00000000-0000-4000-8000-000000000000'
/** Key of the hidden sound in the live game of the fuzzed school. */
export const SOUND_KEY = '00000000-0000-4000-8000-000000000001'
/** Id of a stored backup of the fuzzed school. */
export const STORED_BACKUP_ID = '1763478000000-00000000'
/** Address of an uploaded sound of the fuzzed school. */
export const SOUND_URL = `/api/v1/media/${await hashOf(files.mp3)}.mp3`
const mediaNames = [`${await hashOf(files.png)}.png`, `${await hashOf(files.png)}.html`, 'cow.png']

/** For each of these fields, values that exist in the test school. */
const named: Record<string, fc.Arbitrary<unknown>> = {
  userID,
  param: userID,
  importID: fc.constantFrom('import', 'import', 'none'),
  bravoID: fc.constantFrom('1', '2', '99'),
  url: fc.constantFrom(SOUND_URL, '/api/v1/media/none.mp3'),
  word: fc.constantFrom('chat', 'chat', 'nulle-part'),
  before: fc.constantFrom('2026-11-18T15:00:00.000Z', '2026-11-18'),
  clientID,
  userName: name,
  displayName: fc.constantFrom('Zoé', '=1+1', 'La ferme'),
  pinOrDefaultId: fc.constantFrom('0', '1234', '12345'),
  pin: fc.constantFrom('1234', '0000', '12', null),
  date: fc.oneof(month, day),
  query: month,
  page: fc.constantFrom('1', '2', '0', '999999999999999'),
  week,
  month: fc.integer({ min: 0, max: 13 }).map(String),
  classCode: fc.constantFrom('4-1', '4-1', '4-1', '9-9'),
  avatarUrl: fc.constantFrom('0.noavatar.png', '0.noavatar.png', 'x.png'),
  checkID: fc.constantFrom('1', '1', '2'),
  substituteID: fc.constantFrom('1', '1', '2'),
  compositionID: fc.constantFrom('1', '1', '2'),
  image: fc.constantFrom(null, `/api/v1/media/${await hashOf(files.png)}.png`),
  versionID: fc.constantFrom('1', '2'),
  bravoCount: fc.constantFrom(3, 4),
  activityCount: fc.constantFrom(15, 20),
  updated: fc.constantFrom('2026-09-01T12:00:00.000Z', '2026-09-01T12:00:00.000Z', null),
  content: fc.constantFrom({ sections: [] }, { form: 'cards', sections: [] }, { image: null, blocks: [] }),
  kind: fc.constantFrom('memory', 'memory', 'memory', 'word-search', 'words', 'vocabulary', 'vocabulary'),
  data: fc.constantFrom('chat,chien,vache', 'chat,chien,vache', '[{"word":"chat"}]'),
  pictures: fc.constantFrom(['soleil', 'maison', 'poisson'], undefined),
  password: fc.constantFrom('un mot de passe solide', 'x'),
  current: fc.constantFrom('un mot de passe solide', 'x'),
  isAdmin: fc.constantFrom(false, false, false, true),
  isEnabled: flag,
  idempotencyKey: fc.constantFrom('a', 'b', 'c'),
  force: fc.constantFrom('0', '1'),
  dictionary: fc.constantFrom(['chat', 'chien'], [{ word: "l'été" }], ['x'], null),
  cols: fc.integer({ min: 3, max: 26 }),
  rows: fc.integer({ min: 3, max: 26 }),
  maxWords: fc.integer({ min: 0, max: 12 }),
  menuLinkID: fc.constantFrom(0, 0, 7, 9001),
  groupID: fc.constantFrom(0, 1011, 9000, GROUP_ID, GROUP_ID),
  parentGroupID: fc.constantFrom(0, 1010, 8400, 7),
  externalIdentifier: fc.constantFrom(null, 'farm'),
  icon: fc.constantFrom('', 'cow'),
  correctAnswers: fc.integer({ min: 0, max: 30 }),
  video: fc.constantFrom('a', 'b'),
  key: fc.constant(LIST_KEY),
  scope: fc.constantFrom(null, null, { classCodes: ['4-1'], content: ['games'] }),
  supports: fc.constantFrom([], ['calm']),
  day: fc.constantFrom('2026-11-18', '2026-11-20', '2026-02-29'),
  userIDs: fc.constantFrom([people.alice.id], [people.alice.id, people.bruno.id], []),
  keptID: fc.constant(STORED_BACKUP_ID),
  code: fc.constantFrom('BCDF', 'bc df', 'ZZZZ'),
  step: fc.constantFrom(games[0], 'Page_Gone'),
  firstDay: fc.constantFrom('2026-11-18', '2026-11-18', '2026-02-29'),
  lastDay: fc.constantFrom('2026-11-18', '2026-11-20', '2026-02-29'),
  classCodes: fc.constantFrom(['4-1'], ['4-1', '9-9'], []),
  number: fc.integer({ min: 2_000_000, max: 2_000_200 }),
  kinds: fc.constantFrom(['memory'], ['word-search', 'memory'], ['none']),
  copyOf: fc.constantFrom(null, null, pages.open),
}

/** Valid values of objects that have so many fields that random values are almost never valid. */
const validObjects: Record<string, unknown> = {
  steps: [{ clientID: games[0] }],
  words: [{ french: 'le chat', english: 'the cat', image: null, sound: null }],
  options: { dictionary: ['chat', 'chien'] },
  link: {
    menuLinkID: 0,
    ID: 0,
    clientID: '',
    groupID: 0,
    parentGroupID: 8400,
    displayName: 'Nos jeux',
    icon: '',
    isEnabled: true,
    isBravoEnabled: false,
    isNew: false,
    isBonusEnabled: false,
    isAuthRequired: false,
    isAdminRequired: false,
    isWhiteListEnabled: false,
    externalIdentifier: null,
  },
}

/** Mostly valid values of a field; some are hostile. */
export function fieldValues(field: string, schema: unknown, path = ''): fc.Arbitrary<unknown> {
  const usual = usualValues(field, schema, path)
  return fc.oneof({ weight: 24, arbitrary: usual }, { weight: 1, arbitrary: hostileValue })
}

function usualValues(field: string, schema: unknown, path: string): fc.Arbitrary<unknown> {
  if (field === 'id') return idValues(path, schema)
  if (field === 'name') return path.includes('/media/') ? fc.constantFrom(...mediaNames) : name
  if (field === 'key' && path.includes('/sounds/')) return fc.constant(SOUND_KEY)
  if (field in validObjects) return fc.oneof(fc.constant(validObjects[field]), schemaValues(schema))
  return named[field] ?? schemaValues(schema)
}

function idValues(path: string, schema: unknown): fc.Arbitrary<unknown> {
  if (path.includes('/games/')) return gameID
  return fc.oneof({ weight: 6, arbitrary: userID }, schemaValues(schema))
}

/** Mostly valid values for a schema; lengths and patterns are random. */
export function schemaValues(schema: unknown): fc.Arbitrary<unknown> {
  const parsed = z.safeParse(schemaNode, schema)
  if (!parsed.success) return fc.jsonValue({ maxDepth: 1 })
  const { data } = parsed
  const forms = data.anyOf ?? data.oneOf
  if (forms && forms.length > 0) return fc.oneof(...forms.map(schemaValues))
  if (data.enum && data.enum.length > 0) return fc.constantFrom(...data.enum)
  if (data.const !== undefined) return fc.constant(data.const)
  if (data.properties) return objects(data.properties, data.required)
  const types = [data.type ?? 'any'].flat()
  return fc.oneof(...types.map((type) => typeValues(type, data)))
}

function objects(properties: Record<string, unknown>, required: string[]): fc.Arbitrary<unknown> {
  const shape = Object.entries(properties).map(
    ([field, schema]) => [field, fieldValues(field, schema)] as const,
  )
  const requiredKeys = Object.keys(properties).filter((field) => required.includes(field))
  const whole = fc.record(Object.fromEntries(shape), { requiredKeys: requiredKeys })
  const spoilt = fc
    .tuple(whole, fc.constantFrom(...Object.keys(properties), '__proto__', 'isAdmin', 'extra'), hostileValue)
    .map(([object, field, value]) => ({ ...object, [field]: value }))
  const lacking = fc
    .tuple(whole, fc.constantFrom(...Object.keys(properties)))
    .map(([object, field]) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== field)))
  return fc.oneof({ weight: 8, arbitrary: whole }, { weight: 2, arbitrary: spoilt }, lacking)
}

function typeValues(type: string, { items, format, minimum, maximum }: SchemaNode): fc.Arbitrary<unknown> {
  const bounds = { min: Math.max(minimum ?? -5, -1000), max: Math.min(maximum ?? 1000, 1000) }
  switch (type) {
    case 'integer':
      return fc.integer(bounds)
    case 'number':
      return fc.double({ ...bounds, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(schemaValues(items), { maxLength: 4 })
    case 'string':
      return format === 'date-time'
        ? fc
            .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
            .map((at) => at.toISOString())
        : fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('chat', "l'été", '1'))
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}
