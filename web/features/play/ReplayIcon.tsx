/** An arrow that comes round: once more. */
export function ReplayIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d="M6 7.500A8 8 0 1 1 4 13" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M6.500 2.500v5.500H12" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
