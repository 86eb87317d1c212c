import { expect, it } from 'vitest'
import { deName, type Noun, withDe, withDefinite, withoutArticle } from './french.ts'

it.each<[Noun, string, string]>([
  [{ french: 'cheval', gender: 'm' }, 'le cheval', 'du cheval'],
  [{ french: 'vache', gender: 'f' }, 'la vache', 'de la vache'],
  [{ french: 'oie', gender: 'f' }, "l'oie", "de l'oie"],
  [{ french: 'écureuil', gender: 'm' }, "l'écureuil", "de l'écureuil"],
  [{ french: 'hôpital', gender: 'm' }, "l'hôpital", "de l'hôpital"],
  [{ french: 'œuf', gender: 'm' }, "l'œuf", "de l'œuf"],
  [{ french: 'hibou', gender: 'm', isAspirated: true }, 'le hibou', 'du hibou'],
  [{ french: 'yogourt', gender: 'm' }, 'le yogourt', 'du yogourt'],
  [{ french: 'mitaines', gender: 'f', isPlural: true }, 'les mitaines', 'des mitaines'],
])('builds $1 and $2 from $french', (noun, definite, de) => {
  expect([withDefinite(noun), withDe(noun)]).toEqual([definite, de])
})

it.each([
  ['Zoé', 'de Zoé'],
  ['Éloïse', "d'Éloïse"],
  ['Hugo', "d'Hugo"],
  ['Yvon', "d'Yvon"],
  ['Yasmine', 'de Yasmine'],
  ['Yusuf', 'de Yusuf'],
])('deName(%s) returns %s', (name, phrase) => {
  expect(deName(name)).toBe(phrase)
})

it.each([
  ['la vache', 'vache'],
  ['Le cheval', 'cheval'],
  ['une vache', 'vache'],
  ['les amis', 'amis'],
  ['des frites', 'frites'],
  ["l'oie", 'oie'],
  ['l’oie', 'oie'],
  ['lundi', 'lundi'],
  ['un', 'un'],
])('withoutArticle(%s) returns %s', (text, bare) => {
  expect(withoutArticle(text)).toBe(bare)
})
