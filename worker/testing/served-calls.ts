import type { ExtractSchema } from 'hono/types'
import type { Calls } from '../../domain/api/calls.ts'
import type { createApp } from '../app.ts'

/** Names of calls that only `domain/api/calls.ts` or only the routes have, or whose types differ. */
export type DifferingCalls = {
  [Name in keyof TabledCalls | keyof ServedCalls]: Name extends keyof TabledCalls & keyof ServedCalls
    ? Same<TabledCalls[Name], ServedCalls[Name]> extends true
      ? never
      : Name
    : Name
}[keyof TabledCalls | keyof ServedCalls]

type Same<One, Other> = One extends Other ? (Other extends One ? true : false) : false

/**
 * The calls of `domain/api/calls.ts` as routes see them: numbers in queries are strings, and bodies that are
 * not JSON are null.
 */
type TabledCalls = {
  [Name in keyof Table]: {
    parts: keyof Part<Table[Name], 'query'>
    query: AsSent<Part<Table[Name], 'query'>>
    body: Part<Table[Name], 'body'>
    answer: Part<Table[Name], 'answer'>
  }
}
type Table = Calls<null>
type AsSent<Query> = { [Key in keyof Query]: Query[Key] extends number | undefined ? string : Query[Key] }

type ServedCalls = {
  [Name in Exclude<keyof Served, ForPrograms>]: {
    parts: keyof Part<Served[Name]['input'], 'query'>
    query: Part<Served[Name]['input'], 'query'>
    body: Part<Served[Name]['input'], 'json'>
    answer: Part<Served[Name]['input'], 'answer'>
  }
}
/** Routes that the site does not call, whose responses have no schema. */
type ForPrograms = 'GET .well-known/jwks.json' | 'GET docs' | 'GET health' | 'GET openapi.json'

/** Null if missing or not JSON. */
type Part<Whole, Key> = Key extends keyof Whole ? Exclude<Whole[Key], undefined> : null

type Served = { [Each in Endpoint as Each[0]]: Each[1] }
type Endpoint = { [Path in keyof Routes]: Methods<Path, Routes[Path]> }[keyof Routes]
type Methods<Path, Of> = { [Method in keyof Of]: [NameOf<Method, Path>, Of[Method]] }[keyof Of]
type NameOf<Method, Path> = [Method, Path] extends [`$${infer Verb}`, `/api/v1/${infer Address}`]
  ? `${Uppercase<Verb>} ${Address}`
  : never
type Routes = ExtractSchema<ReturnType<typeof createApp>>
