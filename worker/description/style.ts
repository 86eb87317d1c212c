/** The style of the API description. Imported on demand. */
export const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem }
  nav a { margin-inline-end: 1rem }
  article { border-top: 1px solid; padding-block: 0.5rem }
  h3 { margin-bottom: 0; overflow-wrap: anywhere }
  code, pre { font-family: ui-monospace, monospace }
  pre { overflow-x: auto; padding: 0.5rem; border: 1px solid }
  .tables { overflow-x: auto }
  td, th { text-align: start; vertical-align: top; padding-inline-end: 1rem }
`
