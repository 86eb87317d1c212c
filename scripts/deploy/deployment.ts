import * as z from 'zod/mini'
import settings from './deployments.json' with { type: 'json' }

const deployment = z.object({
  /** What the Worker, the database, the cache and the project of Pages are called in the account. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{2,40}$/, 'must be small letters, digits and hyphens')),
  /** The school's own address, e.g. `https://francais.example`; null: the one that Pages gives. */
  siteUrl: z.nullable(z.string().check(z.regex(/^https:\/\/[^/]+$/, 'must be https:// and a name alone'))),
  /** Where new stores are made, in Cloudflare's words: `enam` is the east of North America. */
  location: z.enum(['wnam', 'enam', 'weur', 'eeur', 'apac', 'oc']),
  /** Whether it is filled with the demo school's pupils. */
  isDemo: z.boolean(),
  /** Whether search engines may show it: a school to try things in would stand beside the real one. */
  isListed: z.boolean(),
  /** In the place of wrangler.toml's `vars`. */
  variables: z
    .record(z.string(), z.string())
    .check(
      z.refine(
        ({ SCHOOL_TIME_ZONE: zone }) => zone === undefined || isTimeZone(zone),
        'SCHOOL_TIME_ZONE must be a time zone, such as America/Toronto',
      ),
    ),
})

/** A school in a Cloudflare account. `number` tells it from the others of `deployments.json`. */
export type Deployment = z.infer<typeof deployment> & { which: string; number: number }

const deployments = z.record(z.string(), deployment)

/** @throws {Error} where `deployments.json` has no such one, or it is not sound */
export function readDeployment(which: string, text: unknown = settings): Deployment {
  const known = z.parse(deployments, text)
  const number = Object.keys(known).indexOf(which)
  const found = known[which]
  if (!found) throw new Error(`Which deployment? ${Object.keys(known).join(' or ')}`)
  return { ...found, which, number }
}

/** In a zone that there is not no week has a beginning: every pupil's activity would be a 500. */
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The bucket for what the teacher uploads. */
export function bucketName({ name }: Deployment): string {
  return `${name}-media`
}
