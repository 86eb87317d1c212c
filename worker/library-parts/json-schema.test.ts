import { resolver } from 'hono-openapi'
import { expect, it } from 'vitest'
import { saveLinkRequest } from '../../domain/api/menu.ts'
import { vocabularyContent } from '../../domain/api/page.ts'
import { toOpenAPISchema } from './json-schema.ts'

// Tests use the original packages; deployments use the replacements.
it.each([
  ['with refinements and optional parts', saveLinkRequest],
  ['with a choice of forms', vocabularyContent],
])('describes a schema %s like the packages that it replaces', async (_what, schema) => {
  expect(await toOpenAPISchema(schema)).toEqual(await resolver(schema).toOpenAPISchema())
})
