export { experimentOverrides, type OverrideOptions } from './experiment.browser.ts'
export {
  parseExperiments,
  variantOf,
  type Experiment,
  type ExperimentOverrides,
  type OverrideRight,
} from './experiment.ts'
