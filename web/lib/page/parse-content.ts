import * as z from 'zod/mini'
import {
  type ContentOf,
  type PageRecord,
  pageAnswer,
  pageContents,
  type WrittenKind,
} from '../../../domain/api/page.ts'

const schemas: { [Kind in WrittenKind]: z.ZodMiniType<ContentOf<Kind>> } = pageContents

/** @throws {ZodError} where the content is not what a page of the kind holds. */
export function parseContent<Kind extends WrittenKind>(kind: Kind, content: unknown): ContentOf<Kind> {
  return z.parse(schemas[kind], content)
}

/** @throws {ZodError} where it is not how the API answers with a page. */
export function parsePage(answer: unknown): PageRecord {
  return z.parse(pageAnswer, answer).data
}
