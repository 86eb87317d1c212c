/** Backdrops of scenes: SVG markup of 160 x 100 with the origin at the top left. */

const sky = (top: string, bottom: string) =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path fill="url(#sky)" d="M0 0h160v100H0z"/>`
const cloud = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity=".85"><ellipse cx="0" cy="0" rx="10" ry="4"/><circle cx="-4" cy="-2.500" r="4"/><circle cx="3" cy="-3.500" r="5"/></g>`
const stars =
  '<g fill="#fff6c9"><circle cx="14" cy="12" r=".8"/><circle cx="38" cy="22" r=".6"/><circle cx="61" cy="9" r=".8"/><circle cx="88" cy="18" r=".6"/><circle cx="112" cy="7" r=".9"/><circle cx="146" cy="24" r=".7"/><circle cx="74" cy="30" r=".5"/><circle cx="24" cy="34" r=".5"/><circle cx="128" cy="34" r=".6"/></g>'
const flakes =
  '<g fill="#fff"><circle cx="12" cy="20" r="1.100"/><circle cx="30" cy="8" r="1.300"/><circle cx="47" cy="29" r="1"/><circle cx="66" cy="14" r="1.200"/><circle cx="83" cy="36" r="1"/><circle cx="99" cy="10" r="1.300"/><circle cx="118" cy="27" r="1.100"/><circle cx="137" cy="12" r="1"/><circle cx="150" cy="33" r="1.200"/><circle cx="22" cy="46" r="1"/><circle cx="56" cy="50" r="1.100"/><circle cx="108" cy="48" r="1"/><circle cx="142" cy="52" r="1.100"/></g>'
const rain =
  '<path d="M10 8l-4 12M30 2l-4 12M52 10l-4 12M72 3l-4 12M94 11l-4 12M114 4l-4 12M136 9l-4 12M156 3l-4 12M20 30l-4 12M44 34l-4 12M66 28l-4 12M88 36l-4 12M110 30l-4 12M132 36l-4 12M152 30l-4 12M12 56l-4 12M36 58l-4 12M80 60l-4 12M124 60l-4 12" stroke="#cfe6f7" stroke-width=".9" stroke-linecap="round" fill="none"/>'
const hills = (back: string, front: string) =>
  `<path fill="${back}" d="M0 66q34-18 76-6t84-8v48H0z"/><path fill="${front}" d="M0 78q44-12 92-3t68-5v30H0z"/>`
const room = (wall: string, stripe: string, floor: string) =>
  `<path fill="${wall}" d="M0 0h160v74H0z"/><path fill="${stripe}" d="M10 0h6v74h-6zM34 0h6v74h-6zM58 0h6v74h-6zM82 0h6v74h-6zM106 0h6v74h-6zM130 0h6v74h-6zM154 0h6v74h-6z"/><path fill="${floor}" d="M0 74h160v26H0z"/><path fill="#fff" opacity=".6" d="M0 72h160v3H0z"/>`
const windowAt = (x: number, glass: string) =>
  `<rect x="${x}" y="10" width="30" height="30" rx="2" fill="#fff"/><rect x="${x + 2}" y="12" width="26" height="26" rx="1" fill="${glass}"/><path d="M${x + 15} 12v26M${x + 2} 25h26" stroke="#fff" stroke-width="2"/>`

export const backdrops = {
  meadow: `${sky('#9fd6f5', '#e9f7ff')}${cloud(28, 18, 1)}${cloud(120, 13, 1.2)}${hills('#a9d986', '#8ecb6b')}`,
  spring: `${sky('#bfe6fb', '#fff4d8')}${cloud(118, 15, 1.1)}${hills('#b9df9a', '#9ad37c')}<path fill="#fff" opacity=".7" d="M0 92q30-6 58 1t50-1 52 1v7H0z"/>`,
  winter: `${sky('#9cc7ea', '#e6f3fb')}${hills('#dbeaf6', '#ffffff')}${flakes}`,
  sunnyWinter: `${sky('#86c8f2', '#fdf3d4')}${hills('#e3eff8', '#ffffff')}`,
  rain: `${sky('#5f7690', '#a9bccb')}${hills('#7fae76', '#6a9d66')}${rain}`,
  flood: `${sky('#5f7690', '#a9bccb')}${hills('#7fae76', '#6a9d66')}<path fill="#6fb2dd" d="M0 64q13-6 27 0t27 0 27 0 27 0 27 0 25 0v36H0z"/><path fill="none" stroke="#d3ebfa" stroke-width="1.300" d="M4 76q8-4 16 0t16 0M70 82q8-4 16 0t16 0M116 74q8-4 16 0t16 0M30 92q8-4 16 0t16 0"/>${rain}`,
  rainbow: `${sky('#9fd6f5', '#fdf6da')}<g fill="none" stroke-width="3"><path stroke="#e5484d" d="M14 76a66 66 0 0 1 132 0"/><path stroke="#f5a524" d="M17 76a63 63 0 0 1 126 0"/><path stroke="#ffd24a" d="M20 76a60 60 0 0 1 120 0"/><path stroke="#5fab4e" d="M23 76a57 57 0 0 1 114 0"/><path stroke="#3b82c4" d="M26 76a54 54 0 0 1 108 0"/></g>${hills('#a9d986', '#8ecb6b')}`,
  evening: `${sky('#6d5aa8', '#f7b97a')}${hills('#5f8f62', '#4c7b54')}`,
  night: `${sky('#1e2450', '#4d4f92')}${stars}${hills('#3f5e6b', '#324d57')}`,
  livingRoom: `${room('#ffe6c9', '#ffdcb5', '#c98f5f')}${windowAt(112, '#bfe3f7')}<ellipse cx="80" cy="90" rx="52" ry="7" fill="#e2a7a0"/>`,
  bedroom: `${room('#dfe8fb', '#d3dff7', '#b98a63')}${windowAt(14, '#bfe3f7')}`,
  kitchen: `${room('#fdf0c2', '#fbe7a6', '#d8b48a')}<path fill="#b5533c" d="M0 60h160v6H0z"/><path fill="#e9c9a2" d="M0 66h160v12H0z"/>${windowAt(64, '#f7c98f')}`,
  office: `${room('#e2f0df', '#d6e9d1', '#b5a184')}${windowAt(118, '#dcebf5')}`,
  corridor: `${room('#f3ead7', '#efe3c9', '#a9b7c2')}<g fill="#6f8fb0" stroke="#54708f" stroke-width=".8"><path d="M0 22h20v52H0zM20 22h20v52H20zM120 22h20v52h-20zM140 22h20v52h-20z"/></g><g fill="#54708f"><circle cx="17" cy="48" r="1"/><circle cx="37" cy="48" r="1"/><circle cx="137" cy="48" r="1"/><circle cx="157" cy="48" r="1"/></g>`,
  schoolyard: `${sky('#a9cfe8', '#eef4f7')}<path fill="#c4533f" d="M92 26h68v44H92z"/><path fill="#fff" d="M98 32h10v11H98zM114 32h10v11h-10zM130 32h10v11h-10zM146 32h10v11h-10zM98 50h10v11H98zM146 50h10v11h-10z"/><path fill="#7a3b2c" d="M120 50h16v20h-16z"/><path fill="#dfe9ef" d="M0 68h160v32H0z"/><path fill="#fff" d="M0 68q40-5 80 0t80 0v6H0z"/>`,
  river: `${sky('#9cc7ea', '#eaf5fb')}<path fill="#7f95ad" d="M0 40l18-12 16 8 20-16 22 18 20-8 24 12 40-14v20H0z"/><path fill="#e8f1f7" d="M0 42h160v8H0z"/><path fill="#4f8fbd" d="M0 48h160v52H0z"/><path fill="#e9f5fc" d="M4 56l22-4 14 6-16 5zM58 60l26-5 18 7-24 6zM118 54l26-3 12 7-24 4zM16 78l28-6 20 8-30 8zM92 82l30-6 24 8-32 9z"/>${flakes}`,
  iceEdge: `${sky('#9cc7ea', '#eaf5fb')}<path fill="#4f8fbd" d="M0 44h160v56H0z"/><path fill="#f2f9fd" d="M0 60l30-8 30 10 26-6 34 10 40-8v42H0z"/><path fill="none" stroke="#b9d8ea" stroke-width="1.200" d="M12 80l20-6 10 8M70 88l18-8 16 6M120 78l16 8"/>${flakes}`,
  quay: `${sky('#c9a3c9', '#fbd9a8')}<path fill="#6b5a86" d="M0 24h14v30H0zM16 32h12v22H16zM30 20h16v34H30zM48 30h12v24H48zM100 26h14v28h-14zM116 18h14v36h-14zM132 30h12v24h-12zM146 22h14v32h-14z"/><path fill="#4f8fbd" d="M0 54h160v16H0z"/><path fill="#f6fbff" d="M0 68q40-5 80 0t80-1v33H0z"/>`,
} as const

export type Backdrop = keyof typeof backdrops
