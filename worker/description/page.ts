import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import type { Description } from './description.ts'
import { schemaText } from './schema-text.ts'

const operation = z.object({
  summary: z._default(z.string(), ''),
  description: z._default(z.string(), 'Open to everyone.'),
  parameters: z._default(
    z.array(
      z.object({
        in: z.string(),
        name: z.string(),
        required: z._default(z.boolean(), false),
        schema: z.unknown(),
      }),
    ),
    [],
  ),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })),
  responses: z.record(
    z.string(),
    z.object({ content: z.optional(z.record(z.string(), z.object({ schema: z.unknown() }))) }),
  ),
})
type Operation = z.infer<typeof operation>

interface Call extends Operation {
  method: string
  path: string
}

/** The API description as an HTML page without scripts and external resources. */
export function descriptionPage({ info, paths }: Description, style: string) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, described]): Call => ({
        ...z.parse(operation, described),
        method: method.toUpperCase(),
        path,
      }),
    ),
  )
  const resources = Map.groupBy(calls, ({ path }) => path.split('/')[3] ?? '')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title}: the API</title>
<style>${raw(style)}</style>
</head>
<body>
<h1>${info.title}: the API, version ${info.version}</h1>
<p>${info.description}</p>
<p>For programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Resources">${[...resources.keys()].map((name) => html`<a href="#${name}">${name}</a> `)}</nav>
<main>
${[...resources].map(([name, own]) => html`<section><h2 id="${name}">${name}</h2>${own.map(callSection)}</section>`)}
</main>
</body>
</html>`
}

/** The page's Content-Security-Policy: allows only its own style, by hash. */
export async function pagePolicy(style: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const source = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return `default-src 'none'; style-src 'sha256-${source}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

function callSection({ method, path, summary, description, parameters, requestBody, responses }: Call) {
  return html`<article>
<h3><code>${method} ${path}</code></h3>
<p>${summary}. ${description}</p>
${parameters.length > 0 ? parameterTable(parameters) : ''}
${contents(requestBody?.content, 'Request')}
${Object.entries(responses).map(([status, { content }]) => contents(content, `Response ${status}`))}
</article>`
}

function parameterTable(parameters: Operation['parameters']) {
  return html`<div class="tables"><table>
<thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th></tr></thead>
<tbody>${parameters.map(
    (parameter) => html`<tr>
<td><code>${parameter.name}${parameter.required ? '' : '?'}</code></td>
<td>${parameter.in}</td>
<td>${schemaText(parameter.schema)}</td>
</tr>`,
  )}</tbody>
</table></div>`
}

function contents(content: Record<string, { schema: unknown }> | undefined, title: string) {
  return Object.entries(content ?? {}).map(
    ([type, { schema }]) =>
      html`<details><summary>${title} (${type})</summary><pre tabindex="0">${schemaText(schema)}</pre></details>`,
  )
}
