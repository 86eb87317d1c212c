interface ImportMetaEnv {
  /** Base URL of pictures and sounds, with a trailing slash. Default: `/media/` on this site. */
  readonly VITE_MEDIA_BASE?: string
}
