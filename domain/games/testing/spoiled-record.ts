import * as z from 'zod/mini'
import { isJson, listRows } from '../record-items.ts'

/** A valid record after a typical mistake, for tests. */
interface Spoiled {
  name: string
  /** The data of the valid record. */
  from: string
  /** The data of the spoiled record. */
  data: string
  /** All items that were playable before remain playable. */
  isPlayable: boolean
  /** The record must have a note, because something is excluded or missing. */
  isReported: boolean
}

/** @param data a valid record: JSON, or a comma-separated list; returns nothing for other formats */
export function spoiledRecords(data: string): Spoiled[] {
  const rows: unknown = isJson(data) ? JSON.parse(data) : listRows(data)
  if (!Array.isArray(rows) || rows.length < 2) return []
  const hasSound = data.includes('"sound"')
  const hasChoices = rows.some((row) => choicesIn(row).length > 0)
  const like = (text: string) => withTexts(rows[0], () => text)
  const accepted = { isPlayable: true, isReported: false }
  const reported = { isPlayable: true, isReported: true }
  const doubtful = { isPlayable: false, isReported: false }
  return [
    { name: 'without items', data: '[]', ...doubtful },
    { name: 'with one item', data: json(rows.slice(0, 1)), ...doubtful },
    { name: 'without any sound', data: json(rows.map(withoutSound)), ...(hasSound ? reported : accepted) },
    { name: 'with every item twice', data: json([...rows, ...rows]), ...reported },
    {
      name: 'with items that only look different',
      data: json([...rows, ...rows.map((row) => withTexts(row, disguised))]),
      ...reported,
    },
    {
      name: 'with equal choices',
      data: json(rows.map(withEqualChoices)),
      ...(hasChoices ? reported : accepted),
    },
    {
      name: 'with choices of 80 letters',
      data: json(rows.map(withLongChoice)),
      ...(hasChoices ? reported : accepted),
    },
    { name: 'with an emoji for a word', data: json([...rows, like('🐱')]), ...accepted },
    { name: 'with words of 80 letters', data: json([...rows, like('a'.repeat(80))]), ...reported },
    { name: 'with HTML in its texts', data: json([...rows, like('<b>le chat</b>')]), ...reported },
    { name: 'with rows that are not items', data: json([...rows, 7, null, {}, []]), ...reported },
    { name: 'with an empty list of filters', data: json([{ filterList: [] }, ...rows]), ...accepted },
    {
      name: 'with rows of which a filter leaves none',
      data: json([{ filterList: [{ value: 1, description: 'Aucun' }] }, ...rows.map(withFilter)]),
      ...reported,
    },
    {
      name: 'as a list with line ends of Windows',
      data: 'le chat,\r\nle chien\r\n,la vache\r\n',
      ...doubtful,
    },
  ].map((spoiled) => {
    const whole = { ...spoiled, from: data }
    return isJson(data) || spoiled.name.startsWith('as a list') ? whole : asList(whole)
  })
}

/** The spoiled record as a comma-separated list, without what a list cannot contain. */
function asList(spoiled: Spoiled): Spoiled {
  const texts = z
    .parse(z.array(z.unknown()), JSON.parse(spoiled.data))
    .filter((row) => typeof row === 'string')
  const isReported = spoiled.isReported && !spoiled.name.startsWith('with rows')
  return { ...spoiled, data: texts.join(',\r\n'), isReported }
}

const json = (rows: unknown[]) => JSON.stringify(rows)

/** A different encoding of the same text for a reader. */
function disguised(text: string): string {
  return ` ${text.normalize('NFD').replaceAll("'", '’').toUpperCase()} `
}

function withFilter(row: unknown): unknown {
  return typeof row === 'object' ? { ...row, filter: 5 } : row
}

function withEqualChoices(row: unknown): unknown {
  return mapChoices(row, (choices) => [...choices, ...choices.map(disguised)])
}

function withLongChoice(row: unknown): unknown {
  return mapChoices(row, (choices) => [...choices, 'a'.repeat(80)])
}

/** Replaces the lists of texts in a row. */
function mapChoices(row: unknown, other: (choices: string[]) => string[]): unknown {
  if (typeof row !== 'object' || row === null) return row
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const texts = z.safeParse(z.array(z.string()), value)
      return [key, texts.success ? other(texts.data) : value]
    }),
  )
}

function choicesIn(row: unknown): unknown[] {
  if (typeof row !== 'object' || row === null) return []
  return Object.values(row).filter((value) => z.safeParse(z.array(z.string()), value).success)
}

/** Replaces every text of a row and drops its pictures and sounds. */
function withTexts(row: unknown, other: (text: string) => string): unknown {
  if (typeof row === 'string') return other(row)
  if (Array.isArray(row)) return row.map((each) => withTexts(each, other))
  if (typeof row !== 'object' || row === null) return row
  const remaining = Object.entries(row).filter(([key]) => key !== 'image' && key !== 'sound')
  return Object.fromEntries(remaining.map(([key, value]) => [key, withTexts(value, other)]))
}

function withoutSound(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  const remaining = Object.entries(row).filter(([key]) => key !== 'sound')
  return Object.fromEntries(remaining.map(([key, value]) => [key, withoutSound(value)]))
}
