import type { Hono } from 'hono'
import type { Schema } from 'hono/types'
import { type GenerateSpecOptions, generateSpecs, resolver } from 'hono-openapi'
import { errorAnswer } from '../../domain/api/error.ts'
import { license, version } from '../../package.json'
import type { AppEnv } from '../http/context.ts'

export type Description = Awaited<ReturnType<typeof generateSpecs>>

/** Describes the API in OpenAPI 3.1, based on its request and response schemas. */
export async function describeApi<S extends Schema, P extends string>(
  api: Hono<AppEnv, S, P>,
): Promise<Description> {
  return generateSpecs(api, options)
}

const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const

const options: Partial<GenerateSpecOptions> = {
  excludeStaticFile: false,
  defaultValidationErrorResponse: false,
  documentation: {
    info: {
      title: 'Mme Bravo',
      version,
      description:
        'JSON in, JSON out. Dates are ISO 8601 in UTC. A refused call answers with one shape, whatever its status.',
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/', description: 'Where the site is: its API has the same origin.' }],
    components: {
      securitySchemes: {
        api: { ...bearer, description: 'The token of a sign-in: POST auth/login or auth/admin.' },
        live: { ...bearer, description: 'The token `again` of an entry to a live game.' },
        multiplayer: { ...bearer, description: 'The token that the games site was given for a pupil.' },
      },
      responses: {
        Refused: {
          description: 'Refused: the message says why, in a sentence that a person can act on.',
          content: { 'application/json': { schema: resolver(errorAnswer) } },
        },
      },
    },
  },
}
