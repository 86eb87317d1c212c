import { decodeQR } from 'qr/decode.js'

const SCAN_INTERVAL_MS = 150
/** A card is reported again only if it was out of sight for this long. */
const OUT_OF_SIGHT_MS = 1000
/** Resolves a card at arm's length, and decodes fast enough on a cheap tablet. */
const MAX_SIDE_PX = 720

export type Camera = 'environment' | 'user'

interface ScanOptions {
  camera: Camera
  /** Called when a code comes into sight. Scanning pauses until its promise settles. */
  onCode(text: string): Promise<void>
  /** Called if there is no camera, or no permission. */
  onError(error: unknown): void
}

/** Shows the camera in `video` and scans for QR codes on the device. @returns a function that stops it */
export function scanCodes(video: HTMLVideoElement, { camera, onCode, onError }: ScanOptions): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const canvas = document.createElement('canvas')
  let last: string | null = null
  let lastSeen = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const scan = async () => {
    const text = readCode(video, canvas)
    if (text === null) {
      if (performance.now() - lastSeen > OUT_OF_SIGHT_MS) last = null
    } else {
      if (text !== last) {
        last = text
        await onCode(text)
      }
      lastSeen = performance.now()
    }
    if (!signal.aborted) timer = setTimeout(() => void scan(), SCAN_INTERVAL_MS)
  }
  const open = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: camera } })
    const close = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    if (signal.aborted) {
      close()
      return
    }
    signal.addEventListener('abort', close)
    video.srcObject = stream
    await video.play()
    await scan()
  }

  open().catch((error: unknown) => {
    if (!signal.aborted) onError(error)
  })
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }
}

function readCode(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(videoWidth, videoHeight))
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0) return null
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    // No code in sight.
    return null
  }
}
