import { basename, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nameProblem } from '../name.ts'
import { createProject, folderProblem, type ProjectOptions } from '../project.node.ts'
import { isTemplateName, templateNames, templateTitles } from '../template.ts'

/** What the command needs of the world around it. */
export interface World {
  readonly version: string
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Asks a question. Left out where nobody can answer: without a terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
  /** Program that was used: `npm`, `pnpm`, `yarn` or `bun`. */
  readonly manager: string
  readonly templates?: ProjectOptions['templates']
}

const list = templateNames.map((name) => `  ${name.padEnd(16)}${templateTitles[name]}`).join('\n')

const help = `Begins a project with Sitewright.

  npm create sitewright
  npm create sitewright FOLDER -- --template NAME

Templates:
${list}

Options:
  -t, --template NAME   what to make
  -h, --help            print this text
  -v, --version         print the version
`

const OPTIONS = {
  template: { type: 'string', short: 't' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

/** The program that comes with the name in `npm_config_user_agent`, as `pnpm/12.21.0 node/v20.20.0`. */
export function managerOf(agent = ''): string {
  const [name = ''] = agent.split('/')
  return ['pnpm', 'yarn', 'bun'].includes(name) ? name : 'npm'
}

/** Asks until the answer has no problem. An empty answer is the suggestion. */
async function askFor(
  { ask, complain }: World & { readonly ask: (question: string) => Promise<string> },
  question: string,
  suggestion: string,
  problemOf: (answer: string) => string | undefined,
): Promise<string> {
  for (;;) {
    const answer = (await ask(question)).trim() || suggestion
    const problem = problemOf(answer)
    if (problem === undefined) return answer
    complain(`${problem}\n`)
  }
}

const numbered = templateNames.map((name, index) => `  ${index + 1}  ${templateTitles[name]}`).join('\n')

/** The template that an answer names, by its number or its name. */
const templateIn = (answer: string): string => templateNames[Number(answer) - 1] ?? answer

async function askForTemplate(world: World & { readonly ask: (question: string) => Promise<string> }) {
  world.print(`What do you want to make?\n${numbered}\n`)
  const answer = await askFor(world, 'Number (1): ', '1', (answer) =>
    isTemplateName(templateIn(answer)) ? undefined : `Type a number from 1 to ${templateNames.length}.`,
  )
  return templateIn(answer)
}

const problemOfFolder = (folder: string): string | undefined =>
  nameProblem(basename(resolve(folder))) ?? folderProblem(folder)

/** A folder as one word of a command, in the shells of all systems: Windows has no other quotes than these. */
const quoted = (folder: string): string => (/^[\w@%+=:,./\\~-]+$/.test(folder) ? folder : `"${folder}"`)

/** What is left to do, in the words of the program that was used. */
function nextSteps({ manager }: World, folder: string, template: string): string {
  const script = template === 'edge-templates' ? ['build', 'start'] : ['dev']
  const steps = [
    ...(folder ? [`cd ${quoted(folder)}`] : []),
    `${manager} install`,
    ...script.map((name) => `${manager} run ${name}`),
  ]
  return `\nDone. Now:\n\n${steps.map((step) => `  ${step}\n`).join('')}\nREADME.md says where to begin.\n`
}

/** Runs the command and returns its exit code: 0, 1 for what cannot be made, 2 for words that it does not understand. */
export async function run(words: readonly string[], world: World): Promise<number> {
  let parsed
  try {
    parsed = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  } catch (problem) {
    world.complain(`${(problem as Error).message}\n\n${help}`)
    return 2
  }
  const { values, positionals } = parsed
  if (values.help) world.print(help)
  else if (values.version) world.print(`${world.version}\n`)
  else if (positionals.length > 1) {
    world.complain(`Name one folder, not ${positionals.length}.\n`)
    return 2
  } else return make(values.template, positionals[0], world)
  return 0
}

async function make(named: string | undefined, place: string | undefined, world: World): Promise<number> {
  const { ask } = world
  if (!ask && named === undefined) {
    world.complain(`There is no terminal to ask in: add --template NAME. Templates:\n${list}\n`)
    return 2
  }
  if (named !== undefined && !isTemplateName(named)) {
    world.complain(`There is no template "${named}". Templates:\n${list}\n`)
    return 2
  }
  const template = named ?? (ask ? await askForTemplate({ ...world, ask }) : '')
  const folder =
    place ??
    (ask ? await askFor({ ...world, ask }, `Folder (${template}): `, template, problemOfFolder) : template)
  const created = createProject({ template, folder, templates: world.templates })
  if (!created.ok) {
    world.complain(`${created.message}\n`)
    return 1
  }
  world.print(nextSteps(world, relative('', created.folder), template))
  return 0
}
