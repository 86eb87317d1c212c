import { parseArgs } from 'node:util'
import { experimental_readRawConfig } from 'wrangler'
import { ask, askSecret } from './ask.ts'
import { command } from './command.ts'
import { settleAccount } from './deploy/account.ts'
import { untilItAnswers, whatIsMissing } from './deploy/answers.ts'
import { deploy, type World } from './deploy/deploy.ts'
import { readDeployment } from './deploy/deployment.ts'
import { dryRun } from './deploy/dry-run.ts'
import { runWrangler } from './run-wrangler.ts'

/**
 * `npm run deploy [production|staging]`: brings the school into one's own Cloudflare account, or up to date; see docs/deploy.md.
 * `--dry-run` builds and checks all of it without an account; `--site dist` takes a site that is built already.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, site: { type: 'string' } },
})
const deployment = readDeployment(positionals[0] ?? 'production')
const { rawConfig: toml } = experimental_readRawConfig({ config: 'wrangler.toml' })

const world: World = {
  wrangler: runWrangler,
  toml,
  folder: `.wrangler/deployments/${deployment.which}`,
  root: '../../../',
  async build(siteUrl) {
    if (values.site !== undefined) return values.site
    await command('node', ['scripts/build.ts'], { SITE_URL: siteUrl })
    return 'dist'
  },
  ask,
  askSecret,
  say: (line) => console.log(line),
  fetch: (url) => fetch(url),
  untilItAnswers,
  whatIsMissing,
  now: () => new Date(),
}

if (values['dry-run']) await dryRun(deployment, world)
else {
  await settleAccount(world)
  await deploy(deployment, world)
}
