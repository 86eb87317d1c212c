import * as z from 'zod/mini'
import { WORKER_PATHS } from '../worker-paths.ts'
import { bucketName, type Deployment } from './deployment.ts'

/** What of wrangler.toml a deployment changes; all else it takes over as it stands. */
const base = z.looseObject({
  main: z.string(),
  alias: z.record(z.string(), z.string()),
  compatibility_date: z.string(),
  vars: z.record(z.string(), z.string()),
  d1_databases: z.tuple([z.looseObject({ binding: z.string() })]),
  kv_namespaces: z.tuple([z.looseObject({ binding: z.string() })]),
  r2_buckets: z.tuple([z.looseObject({ binding: z.string() })]),
  ratelimits: z.tuple([z.looseObject({ namespace_id: z.string() })]),
})

export interface Resources {
  database: string
  cache: string
  /** The site's release that the Worker goes with, for `health` to tell. */
  release: string
  /** The school's own address, for which administrators' passkeys are made. */
  siteUrl: string
}

/**
 * The Worker's configuration for one deployment.
 * @param toml wrangler.toml as wrangler reads it
 * @param root the way from the configuration's folder back to the project's
 */
export function workerConfig(toml: unknown, deployment: Deployment, resources: Resources, root: string) {
  const { main, alias, vars, d1_databases, kv_namespaces, r2_buckets, ratelimits, ...rest } = z.parse(
    base,
    toml,
  )
  const { name, number, location, jurisdiction } = deployment
  return {
    ...rest,
    name,
    main: root + main,
    alias: Object.fromEntries(Object.entries(alias).map(([name, file]) => [name, root + file])),
    // The site's own address is the only way in.
    workers_dev: false,
    preview_urls: false,
    send_metrics: false,
    vars: {
      ...vars,
      ...deployment.variables,
      RELEASE: resources.release,
      SITE_URL: resources.siteUrl,
      ROOM_LOCATION: location,
      ROOM_JURISDICTION: jurisdiction ?? '',
    },
    d1_databases: d1_databases.map((each) => ({
      ...each,
      database_name: name,
      database_id: resources.database,
      migrations_dir: `${root}migrations`,
    })),
    kv_namespaces: kv_namespaces.map((each) => ({ ...each, id: resources.cache })),
    r2_buckets: r2_buckets.map((each) => ({
      ...each,
      bucket_name: bucketName(deployment),
      ...(jurisdiction === null ? {} : { jurisdiction }),
    })),
    // Else two schools of one account would count each other's requests.
    ratelimits: ratelimits.map((each) => ({
      ...each,
      namespace_id: String(Number(each.namespace_id) + number),
    })),
  }
}

/** The configuration of Pages: the folder of files, and the Worker behind the paths of `WORKER_ROUTES`. */
export function siteConfig(toml: unknown, { name }: Deployment) {
  const { compatibility_date } = z.parse(base, toml)
  return {
    name,
    pages_build_output_dir: './public',
    compatibility_date,
    send_metrics: false,
    services: [{ binding: 'SCHOOL', service: name }],
  }
}

/** `_routes.json`: which paths are more than files. All others cost nothing and need no Worker. */
export const WORKER_ROUTES = { version: 1, include: WORKER_PATHS, exclude: [] }

/**
 * `_worker.js`: hands those paths to the school's Worker, sockets too, so that site, API and room are one origin. Of a page it
 * says which file to give, and what to change in it (`worker/site.ts`); where it cannot be asked at all, the site goes on without it.
 */
export const GATEWAY = `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/')) return uncachedWhereMissing(await env.ASSETS.fetch(request))
    const isPage = !/^\\/(api|parties)\\//.test(pathname)
    const asked = env.SCHOOL.fetch(request)
    const answer = await (isPage ? asked.catch(() => null) : asked)
    if (answer === null) return env.ASSETS.fetch(request)
    const file = isPage ? answer.headers.get('X-Site-File') : null
    if (file === null) return answer
    const wanted = new Request(new URL(file, request.url), request)
    const hasEdits = answer.status === 200 && request.method === 'GET'
    return hasEdits ? edited(env.ASSETS, wanted, await answer.json()) : env.ASSETS.fetch(wanted)
  },
}

// The same as the Worker does on one origin (worker/site.ts).
function uncachedWhereMissing(answer) {
  if (answer.ok || answer.status === 304) return answer
  const missing = new Response(answer.body, answer)
  missing.headers.set('Cache-Control', 'no-store')
  return missing
}

async function edited(files, asked, edits) {
  asked.headers.delete('If-None-Match')
  asked.headers.delete('If-Modified-Since')
  const rewriter = new HTMLRewriter()
  for (const { on, text, content, html } of edits) {
    rewriter.on(on, {
      element(element) {
        if (text !== undefined) element.setInnerContent(text)
        if (content !== undefined) element.setAttribute('content', content)
        if (html !== undefined) element.append(html, { html: true })
      },
    })
  }
  const page = rewriter.transform(await files.fetch(asked))
  const answer = new Response(page.body, page)
  answer.headers.delete('ETag')
  answer.headers.delete('Last-Modified')
  return answer
}
`
