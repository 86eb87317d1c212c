import type { Avatar as AvatarNumber } from '../../../domain/games/question-quiz.ts'
import styles from './quiz.module.css'

interface Drawing {
  skin: string
  shirt: string
  hair: string
  /** Hair behind the head. */
  back: string
  /** Hair over the forehead. */
  front: string
  hasGlasses?: boolean
  hasTuque?: boolean
}

const drawings: Record<AvatarNumber, Drawing> = {
  1: {
    skin: '#ffd9b8',
    shirt: '#8ecb6b',
    hair: '#b0481f',
    back: 'M44 84Q20 96 26 150q2 18 16 12 12-30 12-60zM156 84q24 12 18 66-2 18-16 12-12-30-12-60z',
    front: 'M44 92Q38 28 100 28t56 64Q140 56 100 58 60 56 44 92z',
  },
  2: {
    skin: '#8a5a3b',
    shirt: '#ffd24a',
    hair: '#2a1a12',
    back: '',
    front: 'M46 88q-14-22 2-34 0-22 22-22 12-18 32-10 20-8 32 10 20 0 20 22 14 12 0 34-6-24-54-24t-54 24z',
  },
  3: {
    skin: '#f7cfa3',
    shirt: '#7db9e8',
    hair: '#241c33',
    back: 'M40 96Q34 26 100 26t60 70v52q-10 10-24 8V90H64v66q-14 2-24-8z',
    front: 'M46 92Q46 34 100 34t54 58Q140 66 100 66T46 92z',
    hasGlasses: true,
  },
  4: {
    skin: '#ffe3cf',
    shirt: '#7443b5',
    hair: '#e8b64c',
    back: '',
    front: 'M46 90q0-22 12-30h84q12 8 12 30-8-12-20-14-6 6-14 0-10 8-20 0-10 8-20 0-8 6-14 0-12 2-20 14z',
    hasTuque: true,
  },
}

/** One of four children; the mouth moves while sound plays. */
export function Avatar({ avatar, isSpeaking }: { avatar: AvatarNumber; isSpeaking: boolean }) {
  const { skin, shirt, hair, back, front, hasGlasses, hasTuque } = drawings[avatar]
  return (
    <svg
      className={styles.avatar}
      data-speaking={isSpeaking || undefined}
      viewBox="0 0 200 210"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <path d={back} fill={hair} />
      <path d="M18 210q2-54 82-54t82 54z" fill={shirt} />
      <path d="M84 130h32v28q-16 16-32 0z" fill={skin} />
      <g fill={skin}>
        <circle cx="46" cy="98" r="13" />
        <circle cx="154" cy="98" r="13" />
        <ellipse cx="100" cy="92" rx="54" ry="58" />
      </g>
      <path d={front} fill={hair} />
      {hasTuque && <Tuque />}
      <g fill="#34264f">
        <circle cx="80" cy="94" r="7" />
        <circle cx="120" cy="94" r="7" />
      </g>
      <g fill="#fff">
        <circle cx="82.5" cy="91.5" r="2.5" />
        <circle cx="122.5" cy="91.5" r="2.5" />
      </g>
      {hasGlasses && (
        <g fill="none" stroke="#b3261e" strokeWidth="4">
          <circle cx="80" cy="94" r="17" />
          <circle cx="120" cy="94" r="17" />
          <path d="M97 92q3-4 6 0" />
        </g>
      )}
      <g fill="#ff8f70" opacity=".55">
        <circle cx="66" cy="114" r="9" />
        <circle cx="134" cy="114" r="9" />
      </g>
      <path
        className={styles.smile}
        d="M84 120q16 16 32 0"
        fill="none"
        stroke="#34264f"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
      <ellipse className={styles.mouth} cx="100" cy="125" rx="13" ry="11" fill="#8c1538" />
    </svg>
  )
}

function Tuque() {
  return (
    <g>
      <circle cx="100" cy="16" r="14" fill="#fff" />
      <path d="M46 66Q46 20 100 20t54 46z" fill="#c7343f" />
      <rect x="40" y="56" width="120" height="20" rx="10" fill="#fff" />
      <path d="M56 58v16M78 58v16M100 58v16M122 58v16M144 58v16" stroke="#e9d9bb" strokeWidth="4" />
    </g>
  )
}
