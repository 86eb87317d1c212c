import * as z from 'zod/mini'
import { jurisdiction, location } from '../../domain/room-placement.ts'
import settings from './deployments.json' with { type: 'json' }

const deployment = z.object({
  /** Name of the Worker, the database, the cache and the Pages project in the account. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{2,40}$/, 'must be small letters, digits and hyphens')),
  /** The school's own address, e.g. `https://francais.example`; null for the pages.dev address. */
  siteUrl: z.nullable(z.string().check(z.regex(/^https:\/\/[^/]+$/, 'must be https:// and a name alone'))),
  /** Where stores and room are created, e.g. `enam` for eastern North America. Cloudflare treats it as a hint. */
  location,
  /** Where stores and room must stay. Replaces `location` and cannot be changed later. Canada has no jurisdiction. */
  jurisdiction: z.nullable(jurisdiction),
  /** A trial has the demo school's pupils, and `--staging-check` may change its data. */
  isTrial: z.boolean(),
  /** Whether search engines may list it. */
  isListed: z.boolean(),
  /** Override wrangler.toml's `vars`. */
  variables: z
    .record(z.string(), z.string())
    .check(
      z.refine(
        ({ SCHOOL_TIME_ZONE: zone }) => zone === undefined || isTimeZone(zone),
        'SCHOOL_TIME_ZONE must be a time zone, such as America/Toronto',
      ),
    ),
})

/**
 * A school in a Cloudflare account. `which` is its key in `deployments.json`, and `number` its position
 * there.
 */
export type Deployment = z.infer<typeof deployment> & { which: string; number: number }

const deployments = z.record(z.string(), deployment)

/** @throws {Error} if `deployments.json` has no such deployment or is invalid */
export function readDeployment(which: string, text: unknown = settings): Deployment {
  const all = readDeployments(text)
  const found = all.find((each) => each.which === which)
  if (!found)
    throw new Error(
      `There is no deployment "${which}". Choose ${all.map((each) => each.which).join(' or ')}.`,
    )
  return found
}

/** @throws {Error} if `deployments.json` is invalid */
export function readDeployments(text: unknown = settings): Deployment[] {
  return Object.entries(z.parse(deployments, text)).map(([which, each], number) => ({
    ...each,
    which,
    number,
  }))
}

/** Checked, because with an unknown time zone every pupil's activity would fail. */
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The bucket for teachers' uploads. */
export function bucketName({ name }: Deployment): string {
  return `${name}-media`
}
