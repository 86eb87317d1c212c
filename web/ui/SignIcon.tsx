import { ToolIcon } from '../features/play/ToolIcon.tsx'

const SHAPES = {
  again: 'M6 7.500A8 8 0 1 1 4 13M6.500 2.500v5.500H12',
  book: 'M12 6.500c-2.500-2-5.500-2.500-9-2V18c3.500-.5 6.500 0 9 2 2.500-2 5.500-2.500 9-2V4.500c-3.500-.5-6.500 0-9 2zM12 6.500V20',
  done: 'M5 13l4.500 4.500L19 7',
  draw: 'M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500',
  home: 'M3.500 11.500L12 4l8.500 7.500M6 10v10h12V10',
  listen: 'M4 9.500v5h3.500l5 4.500v-14l-5 4.500zM15.500 9q2.200 3 0 6M18.500 6.500q4.200 5.500 0 11',
  microphone: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8.500 21h7',
  next: 'M5 12h14M13 6l6 6-6 6',
  question: 'M8.500 8.500a3.500 3.500 0 1 1 5 3.200c-1 .6-1.500 1.200-1.500 2.300M12 18.500v.1',
  person: 'M12 4a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM4 21a8 8 0 0 1 16 0',
  same: 'M5 9h14M5 15h14',
}

export type SignShape = keyof typeof SHAPES

/** What a button does, or where it leads, for who cannot read it. */
export function SignIcon({ shape }: { shape: SignShape }) {
  return (
    <ToolIcon>
      <path d={SHAPES[shape]} />
    </ToolIcon>
  )
}
