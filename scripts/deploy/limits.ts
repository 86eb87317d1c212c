export interface SiteFile {
  /** Absolute path on the site. */
  path: string
  bytes: number
}

export interface Site {
  files: readonly SiteFile[]
  headers: string
  redirects: string
}

/** The limits of Pages on every plan: https://developers.cloudflare.com/pages/platform/limits */
const LIMITS = {
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
  headerRules: 100,
  /** Longer lines of `_headers` and `_redirects` are ignored with a warning. */
  line: 2000,
  staticRedirects: 2000,
  dynamicRedirects: 100,
}

/** Returns a sentence for each limit of Pages that the site exceeds. */
export function exceededLimits({ files, headers, redirects }: Site): string[] {
  const lines = (text: string) =>
    text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const rules = lines(redirects)
  const firstDynamic = rules.findIndex((rule) => /[*:]/.test(rule.split(/\s+/)[0] ?? ''))
  // Cloudflare counts every rule after the first dynamic one as dynamic.
  const statics = firstDynamic === -1 ? rules.length : firstDynamic
  return [
    ...over('files', files.length, LIMITS.files),
    ...files.flatMap(({ path, bytes }) => over(`bytes of ${path}`, bytes, LIMITS.fileBytes)),
    ...over(
      'rules of _headers',
      lines(headers).filter((line) => !/^\s/.test(line)).length,
      LIMITS.headerRules,
    ),
    ...over('static rules of _redirects', statics, LIMITS.staticRedirects),
    ...over('dynamic rules of _redirects', rules.length - statics, LIMITS.dynamicRedirects),
    ...[...lines(headers), ...rules].flatMap((line) =>
      over(`characters of the line "${line.trim().slice(0, 40)}…"`, line.length, LIMITS.line),
    ),
  ]
}

function over(what: string, number: number, maximum: number): string[] {
  return number > maximum ? [`${number} ${what}, but Pages allows ${maximum}.`] : []
}
