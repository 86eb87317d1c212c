import * as z from 'zod/mini'
import {
  type PageContent,
  type PageRecord,
  pageAnswer,
  pageContents,
  type WrittenKind,
} from '../../../domain/api/page.ts'

const schemas: { [Kind in WrittenKind]: z.ZodMiniType<PageContent<Kind>> } = pageContents

/** @throws {ZodError} if the content does not match the page kind */
export function parseContent<Kind extends WrittenKind>(kind: Kind, content: unknown): PageContent<Kind> {
  return z.parse(schemas[kind], content)
}

/** @throws {ZodError} if it is not the API's response for a page */
export function parsePage(answer: unknown): PageRecord {
  return z.parse(pageAnswer, answer).data
}
