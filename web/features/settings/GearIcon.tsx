/** A gear: a ring, and a dashed ring around it as its teeth. */
export function GearIcon() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="16" cy="16" r="8" strokeWidth="5.5" />
      <circle cx="16" cy="16" r="12" strokeWidth="4" strokeDasharray="5.3 4.12" strokeDashoffset="2.65" />
    </svg>
  )
}
