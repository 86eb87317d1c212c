/** Which of the site's own addresses are kept, and as what. All others are left to the network. */

/** A script, style or font, under its hash. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/')
}

/** A picture or a sound, the site's own or one that was uploaded; videos are too large to keep. */
export function isMedia({ pathname }: URL): boolean {
  return (
    (pathname.startsWith('/media/') && !pathname.startsWith('/media/videos/')) ||
    pathname.startsWith('/api/v1/media/')
  )
}

/** What a game or a page is made of. */
export function isRecord({ pathname }: URL): boolean {
  return /^\/api\/v1\/(games|pages)\/[^/]+$/.test(pathname)
}

/** A page of the site, public HTML that is the same for everyone, or the copy of its record that goes with it. */
export function isPage({ pathname }: URL): boolean {
  if (pathname.startsWith('/copies/')) return true
  return !/^\/(api|parties|assets|media|admin)(\/|$)/.test(pathname) && !/\.[a-z\d]+$/i.test(pathname)
}
