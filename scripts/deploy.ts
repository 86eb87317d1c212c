import { parseArgs } from 'node:util'
import { experimental_readRawConfig } from 'wrangler'
import { ask, askSecret } from './ask.ts'
import { command } from './command.ts'
import { settleAccount } from './deploy/account.ts'
import { untilItAnswers, whatIsMissing } from './deploy/answers.ts'
import { openCloudflareApi } from './deploy/cloudflare-api.ts'
import { deploy, type World } from './deploy/deploy.ts'
import { readDeployment, readDeployments } from './deploy/deployment.ts'
import { dryRun } from './deploy/dry-run.ts'
import { checkStaging, trialAt } from './deploy/staging-check.ts'
import { runWrangler } from './run-wrangler.ts'

/**
 * `npm run deploy [production|staging]`: creates or updates the school in a Cloudflare account; see docs/deploy.md. `--dry-run` checks
 * everything without an account, `--site dist` takes a site that is built already, and `--staging-check URL` tries a trial deployment out.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'staging-check': { type: 'string' },
    site: { type: 'string' },
  },
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

const url = values['staging-check']
if (values['dry-run']) await dryRun(deployment, world)
else if (url !== undefined) {
  await settleAccount(world)
  const { name } = await trialAt(url, readDeployments(), runWrangler)
  const cloudflare = await openCloudflareApi(runWrangler)
  await checkStaging(url, name, { ...world, cloudflare })
} else {
  await settleAccount(world)
  await deploy(deployment, world)
}
