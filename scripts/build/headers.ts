/**
 * Allows the media host in the policy of the site's `_headers`, including for prefetching.
 * @param mediaBase the build's VITE_MEDIA_BASE; undefined or a path if the site serves its media itself
 */
export function headersFile(headers: string, mediaBase: string | undefined): string {
  if (!mediaBase || !URL.canParse(mediaBase)) return headers
  const { origin } = new URL(mediaBase)
  return headers.replace(/(img|media|connect)-src 'self'/g, (rule) => `${rule} ${origin}`)
}
