interface ImportMetaEnv {
  /** Where pictures and sounds are served from, with a closing slash; `/media/` of the site itself by default. */
  readonly VITE_MEDIA_BASE?: string
}
