import type { ReactNode } from 'react'
import type { Background, Hat, Sticker } from '../../../content/stickers.ts'
import { picturePath } from '../../../content/words/media-path.ts'
import { mediaUrl } from '../../lib/file-urls.ts'

interface OwlStickerProps {
  sticker: Sticker
  className?: string | undefined
}

/** A week's owl on its background. Decorative; name it next to the picture. */
export function OwlSticker({ sticker: { hat, thing, background, scarf }, className }: OwlStickerProps) {
  return (
    <svg className={className} viewBox="0 0 280 300" width={140} height={150} aria-hidden="true">
      <rect x={6} y={6} width={268} height={288} rx={48} fill="#fff" stroke="#34264f" strokeWidth={3} />
      <rect x={18} y={18} width={244} height={264} rx={38} fill={skies[background]} />
      {backgrounds[background]}
      <g transform="translate(31 36) scale(0.9)">
        {owl}
        <g fill={scarf}>
          <path d="M58 160q62 40 124 0l4 20q-66 40-132 0z" />
          <path d="M76 182l-26-8-14 62 26 6z" />
        </g>
        {hats[hat]}
      </g>
      <image href={mediaUrl(picturePath(thing))} x={160} y={182} width={96} height={96} />
    </svg>
  )
}

const skies: Readonly<Record<Background, string>> = {
  autumn: '#ffe0b0',
  night: '#4a4a8f',
  spring: '#d3f0ff',
  summer: '#9fd9ff',
  winter: '#d6e6f7',
}

const backgrounds: Readonly<Record<Background, ReactNode>> = {
  autumn: (
    <g>
      <path d="M18 234q60-26 122-8t122-10v28a38 38 0 0 1-38 38H56a38 38 0 0 1-38-38z" fill="#d98a3d" />
      <path
        d="M36 60q14-16 22 2-14 14-22-2zM230 96q-4-20 14-18 6 18-14 18zM34 150q16-8 18 10-16 8-18-10z"
        fill="#c2531f"
      />
    </g>
  ),
  night: (
    <g>
      <path d="M18 240q80-22 244 0v4a38 38 0 0 1-38 38H56a38 38 0 0 1-38-38z" fill="#2c4a3c" />
      <circle cx={230} cy={56} r={20} fill="#ffe9a8" />
      <path
        d="M44 56l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1zM42 140l3 6 6 1-5 4 1 6-5-3-5 3 1-6-5-4 6-1z"
        fill="#ffe9a8"
      />
    </g>
  ),
  spring: (
    <g>
      <path d="M18 232q70-22 130-4t114-6v22a38 38 0 0 1-38 38H56a38 38 0 0 1-38-38z" fill="#9fd37f" />
      <g fill="#e8568a">
        <circle cx={38} cy={262} r={7} />
        <circle cx={84} cy={268} r={7} />
        <circle cx={238} cy={236} r={7} />
      </g>
    </g>
  ),
  summer: (
    <g>
      <circle cx={228} cy={58} r={24} fill="#ffd24a" />
      <path d="M18 238q60-14 122-2t122-4v12a38 38 0 0 1-38 38H56a38 38 0 0 1-38-38z" fill="#f7dfa0" />
    </g>
  ),
  winter: (
    <g fill="#fff">
      <path d="M18 230q70-24 130-4t114-8v26a38 38 0 0 1-38 38H56a38 38 0 0 1-38-38z" />
      <circle cx={42} cy={66} r={6} />
      <circle cx={236} cy={70} r={7} />
      <circle cx={38} cy={134} r={5} />
      <circle cx={244} cy={140} r={5} />
      <circle cx={58} cy={36} r={4} />
    </g>
  ),
}

const owl = (
  <g>
    <path d="M86 252c-3 14-12 14-18 14h36l-4-16zM154 252c3 14 12 14 18 14h-36l4-16z" fill="#f08a24" />
    <path d="M48 96L44 40q26 6 40 24zM192 96l4-56q-26 6-40 24z" fill="#8a5a3b" />
    <path d="M40 150C40 84 70 54 120 54s80 30 80 96c0 70-30 110-80 110S40 220 40 150z" fill="#8a5a3b" />
    <path
      d="M44 130C22 150 14 196 34 226c14-10 24-40 24-78zM196 130c22 20 30 66 10 96-14-10-24-40-24-78z"
      fill="#6f452b"
    />
    <path d="M120 128c38 0 58 26 58 62 0 40-22 62-58 62s-58-22-58-62c0-36 20-62 58-62z" fill="#ffe5c7" />
    <path
      d="M92 192q8 9 16 0M132 192q8 9 16 0M112 210q8 9 16 0M92 226q8 9 16 0M132 226q8 9 16 0"
      fill="none"
      stroke="#d9a877"
      strokeWidth={5}
      strokeLinecap="round"
    />
    <g fill="#fff" stroke="#34264f" strokeWidth={6}>
      <circle cx={86} cy={116} r={38} />
      <circle cx={154} cy={116} r={38} />
    </g>
    <g fill="#34264f">
      <circle cx={92} cy={118} r={18} />
      <circle cx={148} cy={118} r={18} />
    </g>
    <g fill="#fff">
      <circle cx={98} cy={111} r={6.5} />
      <circle cx={154} cy={111} r={6.5} />
    </g>
    <path d="M120 128l15 14q-15 24-30 0z" fill="#f7a531" />
  </g>
)

const hats: Readonly<Record<Hat, ReactNode>> = {
  beret: (
    <g>
      <path d="M38 62q14-44 82-46 68 2 82 46-82-4-164 0z" fill="#a32330" />
      <path d="M30 64C28 30 66 12 118 14c56 0 92 18 90 50q-4 10-26 2-62-8-126 0-22 8-26-2z" fill="#c7343f" />
    </g>
  ),
  cap: (
    <g>
      <path d="M48 72q4-52 72-54 68 2 72 54-72-14-144 0z" fill="#1a6bb5" />
      <path d="M112 62q66-6 100 20-50-8-100-2z" fill="#0c4880" />
      <circle cx={120} cy={19} r={6} fill="#ffd24a" />
    </g>
  ),
  crown: (
    <g>
      <path d="M60 72l-8-48 32 20 36-34 36 34 32-20-8 48q-60-14-120 0z" fill="#ffd24a" />
      <path d="M60 72q60-14 120 0l2-12q-62-14-124 0z" fill="#e8a200" />
      <g fill="#c7343f">
        <circle cx={120} cy={46} r={7} />
        <circle cx={82} cy={52} r={5} />
        <circle cx={158} cy={52} r={5} />
      </g>
    </g>
  ),
  earmuffs: (
    <g>
      <path d="M40 108C40 40 80 24 120 24s80 16 80 84" fill="none" stroke="#7443b5" strokeWidth={11} />
      <g fill="#b28ae6" stroke="#7443b5" strokeWidth={4}>
        <circle cx={38} cy={116} r={22} />
        <circle cx={202} cy={116} r={22} />
      </g>
    </g>
  ),
  flowers: (
    <g>
      <path d="M48 76q72-40 144 0" fill="none" stroke="#2f7d3b" strokeWidth={9} />
      {[
        [56, 66, '#e8568a'],
        [88, 52, '#ffd24a'],
        [120, 46, '#c7343f'],
        [152, 52, '#ffd24a'],
        [184, 66, '#e8568a'],
      ].map(([x, y, colour]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={15} fill={String(colour)} />
          <circle cx={x} cy={y} r={5.5} fill="#fff" />
        </g>
      ))}
    </g>
  ),
  party: (
    <g>
      <path d="M78 68L122-4l40 72q-42-14-84 0z" fill="#2b9d8f" />
      <path d="M95 40q24-8 50 0l8 14q-34-10-68 2zM110 15l22-2 7 13q-18-4-36 2z" fill="#ffd24a" />
      <circle cx={122} cy={0} r={10} fill="#e8568a" />
    </g>
  ),
  straw: (
    <g>
      <path d="M66 66q2-46 54-48 52 2 54 48z" fill="#f2cf7a" />
      <path d="M65 62q55-14 110 0l1-14q-56-12-112 0z" fill="#c7343f" />
      <path d="M18 76q24-20 102-20t102 20q-30 10-102 4-72 6-102-4z" fill="#e0b355" />
    </g>
  ),
  tuque: (
    <g>
      <path d="M48 70q2-54 72-56 70 2 72 56z" fill="#1f7a6b" />
      <path d="M84 22q-8 22-10 48M120 14v56M156 22q8 22 10 48" fill="none" stroke="#14584d" strokeWidth={5} />
      <rect x={40} y={56} width={160} height={26} rx={13} fill="#fff" stroke="#14584d" strokeWidth={3} />
      <circle cx={120} cy={10} r={16} fill="#fff" stroke="#14584d" strokeWidth={3} />
    </g>
  ),
  witch: (
    <g>
      <path d="M74 66Q104 24 100-2q36 4 30-4 22 30 38 72z" fill="#34264f" />
      <path d="M72 64q50-12 98 0l-5-15q-44-10-86 1z" fill="#f08a24" />
      <path d="M22 76q26-18 98-18t98 18q-30 10-98 4-70 6-98-4z" fill="#241a38" />
    </g>
  ),
}
