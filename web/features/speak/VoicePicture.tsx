import { useLayoutEffect, useRef } from 'react'
import { drawVoice } from './draw-voice.ts'
import styles from './TwoVoices.module.css'
import type { VoiceCurve } from './voice-curve.ts'

interface VoicePictureProps {
  curve: VoiceCurve
  /** Number of measures in the full width. */
  steps: number
  label: string
}

/** Draws a voice as hills for its loudness with a line for its pitch, in the text colour. */
export function VoicePicture({ curve, steps, label }: VoicePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = element.clientWidth * devicePixelRatio
    element.height = element.clientHeight * devicePixelRatio
    drawVoice(context, curve, steps, getComputedStyle(element).color)
  }, [curve, steps])
  return <canvas ref={canvas} role="img" aria-label={label} className={styles.picture} />
}
