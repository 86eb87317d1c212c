import type Konva from 'konva'
import { memo, type Ref, useMemo } from 'react'
import { Circle, Group, Image, Layer, Line, Path, Rect, Stage, Text } from 'react-konva'
import { type DropState, taskOf } from '../../../domain/games/drop/rules.ts'
import type { Shape, Spot, Thing } from '../../../domain/games/drop/scene.ts'
import type { Hint } from './drop-view.ts'
import { usePictures } from './use-pictures.ts'

const INK = '#34264f'
const WRONG_COLOUR = '#b3261e'
const HINT_COLOUR = '#ffd24a'
// The fallback has the same metrics, so text does not move when the font loads.
const FONT = '"Baloo 2", "Baloo 2 Fallback", Nunito, sans-serif'

interface SceneStageProps {
  state: DropState
  hint: Hint | null
  /** In CSS pixels. */
  size: { width: number; height: number }
  ref: Ref<Konva.Stage>
}

/** Draws the scene. Ignores events; the parent asks the stage what is under a point. */
export const SceneStage = memo(function SceneStage({ state, hint, size, ref }: SceneStageProps) {
  const { scene, pieces, painted, wrong } = state
  const paths = useMemo(
    () => [
      scene.background,
      ...(scene.foreground === null ? [] : [scene.foreground]),
      ...scene.things.map(({ image }) => image),
    ],
    [scene],
  )
  const pictures = usePictures(paths)
  const scale = size.width / scene.width
  const thingOf = (id: string) => scene.things.find((thing) => thing.id === id)
  const pieceOf = ({ id, thing: thingID, x, y }: (typeof pieces)[number]) => {
    const thing = thingOf(thingID)
    return thing && <Piece key={id} thing={thing} picture={pictures.get(thing.image)} x={x} y={y} />
  }
  const ground = (path: string | null) => {
    const image = path === null ? undefined : pictures.get(path)
    return image && <Image image={image} width={scene.width} height={scene.height} listening={false} />
  }

  return (
    <Stage ref={ref} {...size} scale={{ x: scale, y: scale }}>
      <Layer>
        {ground(scene.background)}
        {pieces.filter(({ isUnder }) => isUnder).map(pieceOf)}
        {ground(scene.foreground)}
        {scene.shapes.map((shape) => (
          <Colourable
            key={shape.id}
            shape={shape}
            fill={scene.colours.find(({ id }) => id === painted[shape.id])?.hex}
            isWrong={wrong === shape.id}
          />
        ))}
        {scene.captions.map((caption) => (
          <Caption key={caption.text} {...caption} />
        ))}
        {pieces.filter(({ isUnder }) => !isUnder).map(pieceOf)}
      </Layer>
      <Layer listening={false}>
        <TrailMarks state={state} hint={hint} />
        {hint && <HintMarks hint={hint} />}
      </Layer>
    </Stage>
  )
})

interface PieceProps {
  thing: Thing
  /** Undefined while it loads or if it is missing; the word is drawn instead. */
  picture: HTMLImageElement | undefined
  x: number
  y: number
}

function Piece({ thing: { noun, width, height }, picture, x, y }: PieceProps) {
  const box = { x: x - width / 2, y: y - height / 2, width, height }
  if (picture) return <Image image={picture} {...box} listening={false} />
  return (
    <Text
      {...box}
      text={noun.french}
      fontFamily={FONT}
      fontSize={28}
      fontStyle="bold"
      fill={INK}
      align="center"
      verticalAlign="middle"
      listening={false}
    />
  )
}

function Caption({ text, x, y }: { text: string; x: number; y: number }) {
  return (
    <Text
      x={x - 150}
      y={y - 25}
      width={300}
      height={50}
      text={text}
      fontFamily={FONT}
      fontSize={30}
      fontStyle="bold"
      fill={INK}
      align="center"
      verticalAlign="middle"
      listening={false}
    />
  )
}

function Colourable({ shape, fill, isWrong }: { shape: Shape; fill: string | undefined; isWrong: boolean }) {
  return (
    <Path
      id={shape.id}
      data={shape.path}
      fill={fill ?? '#fffdf6'}
      stroke={isWrong ? WRONG_COLOUR : INK}
      strokeWidth={isWrong ? 9 : 4}
      dash={fill || isWrong ? undefined : [10, 8]}
      lineJoin="round"
    />
  )
}

/** The points to touch in order, and the line that connects the touched ones. */
function TrailMarks({ state, hint }: { state: DropState; hint: Hint | null }) {
  const task = taskOf(state)
  if (task.kind !== 'trail') return null
  const { spots, isJoined = false } = task.trail
  const spotOf = (id: string) => spots.find((spot) => spot.id === id)
  const line = state.touched.flatMap((id) => {
    const spot = spotOf(id)
    return spot ? [spot.x, spot.y] : []
  })
  return (
    <>
      {isJoined && line.length > 2 && (
        <Line
          points={line}
          closed={state.phase === 'right'}
          fill={state.phase === 'right' ? HINT_COLOUR : undefined}
          stroke="#c7343f"
          strokeWidth={9}
          lineCap="round"
          lineJoin="round"
        />
      )}
      {spots.map((spot) => (
        <SpotMark
          key={spot.id}
          spot={spot}
          isSmall={isJoined}
          look={
            state.wrong === spot.id
              ? 'wrong'
              : state.touched.includes(spot.id)
                ? 'touched'
                : hint?.spot === spot.id
                  ? 'shown'
                  : 'plain'
          }
        />
      ))}
    </>
  )
}

const SPOT_LOOKS = {
  plain: { fill: '#ffffff', stroke: INK, text: INK },
  touched: { fill: '#1f7a3a', stroke: '#ffffff', text: '#ffffff' },
  wrong: { fill: '#ffe1dd', stroke: WRONG_COLOUR, text: WRONG_COLOUR },
  shown: { fill: HINT_COLOUR, stroke: INK, text: INK },
} as const

interface SpotMarkProps {
  spot: Spot
  /** A point of a dot-to-dot drawing; small, so that many fit. */
  isSmall: boolean
  look: keyof typeof SPOT_LOOKS
}

function SpotMark({ spot: { x, y, label }, isSmall, look }: SpotMarkProps) {
  const { fill, stroke, text } = SPOT_LOOKS[look]
  const radius = isSmall ? 22 : 36
  const width = Math.max(124, 21 * label.length + 40)
  return (
    <Group x={x} y={y} listening={false}>
      {isSmall ? (
        <Circle radius={radius} fill={fill} stroke={stroke} strokeWidth={4} />
      ) : (
        <Rect
          x={-width / 2}
          y={-radius}
          width={width}
          height={2 * radius}
          cornerRadius={22}
          fill={fill}
          stroke={stroke}
          strokeWidth={5}
        />
      )}
      <Text
        x={-250}
        y={-50}
        width={500}
        height={104}
        text={label}
        align="center"
        verticalAlign="middle"
        fontFamily={FONT}
        fontStyle="bold"
        fontSize={isSmall ? 23 : 38}
        fill={text}
      />
    </Group>
  )
}

function HintMarks({ hint: { areas, shape } }: { hint: Hint }) {
  return (
    <>
      {areas.map((area) => (
        <Group key={`${area.x} ${area.y}`} {...area}>
          <Rect width={area.width} height={area.height} cornerRadius={28} fill={HINT_COLOUR} opacity={0.35} />
          <Rect width={area.width} height={area.height} cornerRadius={28} stroke={INK} strokeWidth={10} />
          <Rect
            width={area.width}
            height={area.height}
            cornerRadius={28}
            stroke={HINT_COLOUR}
            strokeWidth={6}
            dash={[22, 14]}
          />
        </Group>
      ))}
      {shape && <Path data={shape.path} stroke={HINT_COLOUR} strokeWidth={12} lineJoin="round" />}
    </>
  )
}
