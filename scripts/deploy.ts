import './report-errors.ts'
import { parseArgs } from 'node:util'
import { experimental_readRawConfig } from 'wrangler'
import { ask, askSecret } from './ask.ts'
import { command } from './command.ts'
import { selectAccount } from './deploy/account.ts'
import { openCloudflareApi } from './deploy/cloudflare-api.ts'
import { type DeployDependencies, deploy } from './deploy/deploy.ts'
import { readDeployment, readDeployments } from './deploy/deployment.ts'
import { dryRun } from './deploy/dry-run.ts'
import { checkStaging, findTrialDeployment } from './deploy/staging-check.ts'
import { findOutdatedPart, waitUntilDeployed } from './deploy/wait-until-deployed.ts'
import { runWrangler } from './run-wrangler.ts'

/**
 * `npm run deploy [production|staging]`: creates or updates the school in a Cloudflare account; see docs/deploy.md.
 * `--dry-run` checks everything without an account, `--site dist` uses an existing build, and `--staging-check URL`
 * tests a trial deployment.
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

const dependencies: DeployDependencies = {
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
  log: (line) => console.log(line),
  fetch: (url) => fetch(url),
  waitUntilDeployed,
  findOutdatedPart,
  now: () => new Date(),
}

const url = values['staging-check']
if (values['dry-run']) await dryRun(deployment, dependencies)
else if (url !== undefined) {
  await selectAccount(dependencies)
  const { name } = await findTrialDeployment(url, readDeployments(), runWrangler)
  const cloudflare = await openCloudflareApi(runWrangler)
  await checkStaging(url, name, { ...dependencies, cloudflare })
} else {
  await selectAccount(dependencies)
  await deploy(deployment, dependencies)
}
