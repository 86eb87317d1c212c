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
        'Requests and responses are JSON. Dates are ISO 8601 in UTC. All refusals have the same format.',
      license: { name: license, identifier: license },
    },
    servers: [{ url: '/', description: 'The origin of the site.' }],
    components: {
      securitySchemes: {
        api: { ...bearer, description: 'The token of a sign-in: POST auth/login or auth/admin.' },
        live: { ...bearer, description: 'The token `again` from entering a live game.' },
        multiplayer: { ...bearer, description: 'The token that the games site got for a pupil.' },
      },
      responses: {
        Refused: {
          description: 'Refused. The message says why, and what the user can do.',
          content: { 'application/json': { schema: resolver(errorAnswer) } },
        },
      },
    },
  },
}
