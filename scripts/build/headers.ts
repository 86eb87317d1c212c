/**
 * The site's `_headers` where pictures and sounds come from a host of their own: the policy then lets them in, also
 * where they are fetched before they are wanted.
 * @param mediaBase the build's VITE_MEDIA_BASE; undefined or a path where the site serves them itself
 */
export function headersFile(headers: string, mediaBase: string | undefined): string {
  if (!mediaBase || !URL.canParse(mediaBase)) return headers
  const { origin } = new URL(mediaBase)
  return headers.replace(/(img|media|connect)-src 'self'/g, (rule) => `${rule} ${origin}`)
}
