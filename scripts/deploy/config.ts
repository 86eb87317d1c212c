import * as z from 'zod/mini'
import { WORKER_PATHS } from '../worker-paths.ts'
import { bucketName, type Deployment } from './deployment.ts'

/** The parts of wrangler.toml that a deployment changes. Everything else is copied. */
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
  /** Release of the site that belongs to the Worker; `health` returns it. */
  release: string
  /** The school's own address; administrators' passkeys are bound to it. */
  siteUrl: string
}

/**
 * The Worker's configuration for one deployment.
 * @param toml wrangler.toml as wrangler reads it
 * @param root relative path from the configuration's folder to the project's
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
    // The Worker is reachable only through the site's address.
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
    // Otherwise two schools of one account would share their rate limit.
    ratelimits: ratelimits.map((each) => ({
      ...each,
      namespace_id: String(Number(each.namespace_id) + number),
    })),
  }
}

/** The configuration of Pages, with the Worker bound for the paths of `WORKER_ROUTES`. */
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

/** `_routes.json`: the paths that run `_worker.js`. All others are static files, which are free of charge. */
export const WORKER_ROUTES = { version: 1, include: WORKER_PATHS, exclude: [] }

/**
 * `_worker.js`: forwards the paths of `WORKER_ROUTES`, including sockets, to the school's Worker, so that
 * site, API and room share one origin. The Worker may answer with the name of the file to serve and, for a
 * page, with the edits to make in it (`worker/site.ts`). If the Worker fails, the page's own file is served.
 */
export const GATEWAY = `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/')) return uncachedWhereMissing(await env.ASSETS.fetch(request))
    const isPage = !/^\\/(api|parties)\\//.test(pathname)
    const asked = env.SCHOOL.fetch(request)
    const answer = await (isPage ? asked.catch(() => null) : asked)
    if (answer === null) return env.ASSETS.fetch(request)
    const file = answer.headers.get('X-Site-File')
    if (file === null) return answer
    const wanted = new Request(new URL(file, request.url), request)
    const hasEdits = answer.status === 200 && request.method === 'GET'
    return hasEdits ? edited(env.ASSETS, wanted, await answer.json()) : env.ASSETS.fetch(wanted)
  },
}

// Same rule as the Worker's when one origin serves site and API (worker/site.ts).
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
