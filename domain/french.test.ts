import { expect, it } from 'vitest'
import { type Noun, withA, withDe, withDefinite, withIndefinite } from './french.ts'

it.each<[Noun, string, string, string, string]>([
  [{ french: 'cheval', gender: 'm' }, 'le cheval', 'un cheval', 'du cheval', 'au cheval'],
  [{ french: 'vache', gender: 'f' }, 'la vache', 'une vache', 'de la vache', 'à la vache'],
  [{ french: 'oie', gender: 'f' }, "l'oie", 'une oie', "de l'oie", "à l'oie"],
  [{ french: 'écureuil', gender: 'm' }, "l'écureuil", 'un écureuil', "de l'écureuil", "à l'écureuil"],
  [{ french: 'hôpital', gender: 'm' }, "l'hôpital", 'un hôpital', "de l'hôpital", "à l'hôpital"],
  [{ french: 'œuf', gender: 'm' }, "l'œuf", 'un œuf', "de l'œuf", "à l'œuf"],
  [{ french: 'hibou', gender: 'm', isAspirated: true }, 'le hibou', 'un hibou', 'du hibou', 'au hibou'],
  [
    { french: 'yogourt', gender: 'm', isAspirated: true },
    'le yogourt',
    'un yogourt',
    'du yogourt',
    'au yogourt',
  ],
  [
    { french: 'mitaines', gender: 'f', isPlural: true },
    'les mitaines',
    'des mitaines',
    'des mitaines',
    'aux mitaines',
  ],
])('%j', (noun, definite, indefinite, de, a) => {
  expect([withDefinite(noun), withIndefinite(noun), withDe(noun), withA(noun)]).toEqual([
    definite,
    indefinite,
    de,
    a,
  ])
})
