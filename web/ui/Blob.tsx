/** A blob of paint. Its outline keeps white and yellow visible. */
export function Blob({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 120 100" aria-hidden="true" fill={colour} stroke="#34264f" strokeWidth="3">
      <path d="M22 40Q14 14 40 16 52 2 70 12 98 6 100 32 118 46 102 64 104 90 78 86 60 100 46 86 16 92 18 66 4 52 22 40z" />
      <path
        d="M36 34q8-10 22-9"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
  )
}
