export interface SiteFile {
  /** From the site's root, with a slash. */
  path: string
  bytes: number
}

export interface Site {
  files: readonly SiteFile[]
  headers: string
  redirects: string
}

/** What Pages takes on every plan: https://developers.cloudflare.com/pages/platform/limits */
const LIMITS = {
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
  headerRules: 100,
  /** Longer lines of `_headers` and `_redirects` are left out with a warning alone. */
  line: 2000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
}

/** In what a site goes beyond the limits of Pages, a sentence each. */
export function beyondLimits({ files, headers, redirects }: Site): string[] {
  const lines = (text: string) =>
    text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const rules = lines(redirects)
  const isDynamic = (rule: string) => /[*:]/.test(rule.split(/\s+/)[0] ?? '')
  const dynamic = rules.filter(isDynamic).length
  return [
    ...over('files', files.length, LIMITS.files),
    ...files.flatMap(({ path, bytes }) => over(`bytes of ${path}`, bytes, LIMITS.fileBytes)),
    ...over(
      'rules of _headers',
      lines(headers).filter((line) => !/^\s/.test(line)).length,
      LIMITS.headerRules,
    ),
    ...over('fixed rules of _redirects', rules.length - dynamic, LIMITS.staticRedirects),
    ...over('rules of _redirects with a place to fill in', dynamic, LIMITS.dynamicRedirects),
    ...[...lines(headers), ...rules].flatMap((line) =>
      over(`characters of the line "${line.trim().slice(0, 40)}…"`, line.length, LIMITS.line),
    ),
  ]
}

function over(what: string, number: number, most: number): string[] {
  return number > most ? [`${number} ${what}, of ${most} that Pages takes.`] : []
}
