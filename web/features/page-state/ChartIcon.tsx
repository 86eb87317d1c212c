export function ChartIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
      <path d="M3 3h2.5v15.5H21V21H3z" />
      <path d="M8 11h3v6H8zM12.5 6h3v11h-3zM17 9h3v8h-3z" />
    </svg>
  )
}
